"""The content security policy, looser for the admin, whose library evaluates expressions in attributes."""

from csp.constants import SELF, UNSAFE_EVAL, UNSAFE_INLINE
from csp.middleware import CSPMiddleware, PolicyParts
from django.http import HttpRequest, HttpResponseBase

ADMIN_PREFIX = "/admin/"
ADMIN_POLICY = {
    "script-src": [SELF, UNSAFE_EVAL, UNSAFE_INLINE],
    "style-src": [SELF, UNSAFE_INLINE],
}


class SitePolicy(CSPMiddleware):
    """Pages under /admin/ may run what django-unfold needs; all others keep the strict policy."""

    def get_policy_parts(
        self, request: HttpRequest, response: HttpResponseBase, report_only: bool = False
    ) -> PolicyParts:
        """The policy of one response."""
        parts = super().get_policy_parts(request, response, report_only)
        if request.path.startswith(ADMIN_PREFIX):
            parts.replace = {**(parts.replace or {}), **ADMIN_POLICY}
        return parts
