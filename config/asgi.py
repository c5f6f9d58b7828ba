"""The ASGI application: pages over HTTP, live tables over WebSocket."""

import os
import warnings
from threading import Thread

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
# Django must be set up before anything that imports models.
http_application = get_asgi_application()

from channels.auth import AuthMiddlewareStack  # noqa: E402
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402

from games.assistant.search import warm_up  # noqa: E402
from games.routing import websocket_urlpatterns  # noqa: E402

# whitenoise answers with open files, which Django reads in a thread: nothing to act on.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")

# The first question shall not wait for the indexes; nothing else waits for them.
Thread(target=warm_up, name="rule-assistant", daemon=True).start()

application = ProtocolTypeRouter(
    {
        "http": http_application,
        "websocket": AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter(websocket_urlpatterns))),
    }
)
