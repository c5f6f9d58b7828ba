"""Static files named after their content, ES modules included."""

from django.contrib.staticfiles.storage import ManifestStaticFilesStorage

OURS = "games/*.js"


class HashedStaticFiles(ManifestStaticFilesStorage):
    """Django's manifest storage, which also rewrites the relative imports between this site's ES modules.

    Django's own switch for that takes in every library's files too, and fails on the first one that names a
    module it doesn't ship.
    """

    patterns = (
        *ManifestStaticFilesStorage.patterns,
        (OURS, ManifestStaticFilesStorage._js_module_import_aggregation_patterns[1]),
    )
