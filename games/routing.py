"""Addresses of the live tables."""

from django.urls import URLPattern, path

from games.consumers import TableConsumer

websocket_urlpatterns: list[URLPattern] = [
    path("ws/match/<str:public_id>/", TableConsumer.as_asgi()),
]
