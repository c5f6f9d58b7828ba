"""Jobs about accounts."""

from celery import shared_task

from accounts.guests import remove_unused_guests


@shared_task(name="accounts.tasks.clean_guests")
def clean_guests() -> int:
    """Remove guests who never played and don't come back; how many they were. Queued daily."""
    return remove_unused_guests()
