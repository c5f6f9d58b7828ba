"""Addresses of guests and profiles; log-in and the like are django-allauth's, under `accounts/`."""

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("guest/", views.play_as_guest, name="guest"),
    path("theme/", views.set_theme, name="theme"),
    path("me/", views.profile, name="profile"),
    path("me/account/", views.upgrade, name="upgrade"),
    path("me/delete/", views.delete, name="delete"),
    path("me/data/", views.data, name="data"),
]
