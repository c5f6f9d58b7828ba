"""The content security policy, looser where a library needs it.

The admin's evaluates expressions in attributes; Python in the browser is WebAssembly.
"""

from csp.constants import SELF, UNSAFE_EVAL, UNSAFE_INLINE, WASM_UNSAFE_EVAL
from csp.middleware import CSPMiddleware, PolicyParts
from django.http import HttpRequest, HttpResponseBase

ADMIN_PREFIX = "/admin/"
ADMIN_POLICY = {
    "script-src": [SELF, UNSAFE_EVAL, UNSAFE_INLINE],
    "style-src": [SELF, UNSAFE_INLINE],
}
# A worker's policy is that of its script. The calculators' one runs Python, and nothing else may.
PYTHON_WORKER = "/at-the-table/worker.js"
PYTHON_POLICY = {"script-src": [SELF, WASM_UNSAFE_EVAL]}


class SitePolicy(CSPMiddleware):
    """Pages under /admin/ may run what django-unfold needs, the calculators' worker WebAssembly, all others
    nothing."""

    def get_policy_parts(
        self, request: HttpRequest, response: HttpResponseBase, report_only: bool = False
    ) -> PolicyParts:
        """The policy of one response."""
        parts = super().get_policy_parts(request, response, report_only)
        if request.path.startswith(ADMIN_PREFIX):
            parts.replace = {**(parts.replace or {}), **ADMIN_POLICY}
        elif request.path == PYTHON_WORKER:
            parts.replace = {**(parts.replace or {}), **PYTHON_POLICY}
        return parts
