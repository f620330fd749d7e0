# Receives webhooks and rejects those without a valid signature: python3 webhook.py
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["FACET_WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_from_the_house(headers, body):
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    # Rejects messages older than five minutes, which may be replayed by an attacker.
    if not (at or "").isdigit() or abs(time.time() - int(at)) > 300:
        return False
    digest = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    # A message has two signatures for a day after the secret was rotated.
    given = (headers["webhook-signature"] or "").split(" ")
    return any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in given)


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        is_real = is_from_the_house(self.headers, body)
        # Respond immediately and process later. Messages without a timely 2xx response are sent again with the same ID.
        self.send_response(204 if is_real else 400)
        self.end_headers()
        if is_real:
            message = json.loads(body)
            print(self.headers["webhook-id"], message["type"], message["data"], flush=True)


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Webhook).serve_forever()
