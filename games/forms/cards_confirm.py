"""What is asked before a revision is published."""

from __future__ import annotations

from django import forms
from unfold.widgets import UnfoldAdminTextInputWidget


class NoteForm(forms.Form):
    """The note of a revision, and the draft version that was looked at."""

    note = forms.CharField(
        label="Note",
        required=False,
        max_length=200,
        help_text="What changed and why, for the list of revisions.",
        widget=UnfoldAdminTextInputWidget,
    )
    draft_version = forms.IntegerField(widget=forms.HiddenInput)
