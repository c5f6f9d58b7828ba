"""Addresses of the profile pages."""

from django.urls import URLPattern

app_name = "accounts"
urlpatterns: list[URLPattern] = []
