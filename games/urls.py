"""Addresses of lobby and tables."""

from django.urls import path, register_converter
from django.urls.converters import StringConverter

from games.views import calculators, first_time, lobby, replay, rooms, rules, sums, table, tutorial


class PublicId(StringConverter):
    """What can be a match's public id: all else is not found, and no database is asked for it."""

    regex = r"[A-Za-z0-9_-]{1,16}"


register_converter(PublicId, "match")

app_name = "games"
urlpatterns = [
    path("", lobby.lobby, name="lobby"),
    path("lobby/live/", lobby.lobby_live, name="lobby_live"),
    path("new/", lobby.new_table, name="new"),
    path("quick/<slug:slug>/", lobby.quick, name="quick"),
    path("learn/<slug:slug>/", tutorial.learn, name="learn"),
    path("learn/<slug:slug>/step/", tutorial.step, name="learn_step"),
    path("rules/", rules.shelf, name="rules"),
    path("rules/<slug:slug>/", rules.rulebook, name="rulebook"),
    path("rules/<slug:slug>/print/", rules.printed, name="rules_print"),
    path("rules/<slug:slug>/ask.json", rules.ask_json, name="rules_ask"),
    path("rules/<slug:slug>/<str:rule>.json", rules.rule_json, name="rule_json"),
    path("rules/<slug:slug>/<path:rule>", rules.rule, name="rule"),
    path("my/", lobby.my_matches, name="my_matches"),
    path("m/<match:public_id>/room/", rooms.room, name="room"),
    path("m/<match:public_id>/join/", rooms.join, name="join"),
    path("m/<match:public_id>/join/<str:token>/", rooms.invite, name="invite"),
    path("m/<match:public_id>/leave/", rooms.leave, name="leave"),
    path("m/<match:public_id>/close/", rooms.close, name="close"),
    path("m/<match:public_id>/seat/<int:number>/", rooms.set_seat, name="seat"),
    path("m/<match:public_id>/resign/", rooms.resign, name="resign"),
    path("m/<match:public_id>/", table.table, name="table"),
    path("m/<match:public_id>/log/", table.log, name="log"),
    path("m/<match:public_id>/sums/", sums.standing, name="sums"),
    path("m/<match:public_id>/sums/<int:number>/", sums.line, name="line_sums"),
    path("m/<match:public_id>/export/", table.export, name="export"),
    path("m/<match:public_id>/replay/", replay.replay, name="replay"),
    path("m/<match:public_id>/replay/state/", replay.recording_state, name="recording"),
    path("m/<match:public_id>/replay/frames/", replay.frames, name="frames"),
    path("m/<match:public_id>/replay/log/", replay.replay_log, name="replay_log"),
    path("m/<match:public_id>/analysis/", replay.analysis, name="analysis"),
    path("help/seen/<slug:slug>/<slug:key>/", first_time.seen, name="first_time_seen"),
    path("help/first-time/", first_time.switch, name="first_time"),
    path("at-the-table/", calculators.index, name="calculators"),
    path("at-the-table/sw.js", calculators.service_worker, name="calculator_sw"),
    path("at-the-table/worker.js", calculators.worker, name="calculator_worker"),
    path("at-the-table/engine.zip", calculators.engine, name="calculator_engine"),
    path("at-the-table/<slug:slug>/<slug:name>/", calculators.calculator, name="calculator"),
]
