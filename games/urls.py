"""Addresses of lobby and tables."""

from django.urls import path

from games.views import lobby, rooms, table

app_name = "games"
urlpatterns = [
    path("", lobby.lobby, name="lobby"),
    path("lobby/live/", lobby.lobby_live, name="lobby_live"),
    path("new/", lobby.new_table, name="new"),
    path("quick/<slug:slug>/", lobby.quick, name="quick"),
    path("my/", lobby.my_matches, name="my_matches"),
    path("m/<str:public_id>/room/", rooms.room, name="room"),
    path("m/<str:public_id>/join/", rooms.join, name="join"),
    path("m/<str:public_id>/join/<str:token>/", rooms.invite, name="invite"),
    path("m/<str:public_id>/leave/", rooms.leave, name="leave"),
    path("m/<str:public_id>/close/", rooms.close, name="close"),
    path("m/<str:public_id>/seat/<int:number>/", rooms.set_seat, name="seat"),
    path("m/<str:public_id>/resign/", rooms.resign, name="resign"),
    path("m/<str:public_id>/", table.table, name="table"),
    path("m/<str:public_id>/log/", table.log, name="log"),
    path("m/<str:public_id>/export/", table.export, name="export"),
]
