"""Static files named after their content, ES modules included."""

from django.contrib.staticfiles.storage import ManifestStaticFilesStorage


class HashedStaticFiles(ManifestStaticFilesStorage):
    """Django's manifest storage, which also rewrites the relative imports between ES modules."""

    support_js_module_import_aggregation = True
