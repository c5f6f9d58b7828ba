"""Addresses of lobby and tables."""

from django.urls import path

from games.views import table

app_name = "games"
urlpatterns = [
    path("m/<str:public_id>/", table.table, name="table"),
    path("m/<str:public_id>/log/", table.log, name="log"),
    path("m/<str:public_id>/export/", table.export, name="export"),
]
