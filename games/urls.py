"""Addresses of lobby and tables."""

from django.urls import URLPattern

app_name = "games"
urlpatterns: list[URLPattern] = []
