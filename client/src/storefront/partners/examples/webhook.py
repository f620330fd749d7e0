# Receives webhooks and verifies their signatures: python3 webhook.py
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["FACET_WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_signed(headers, body):
    id, at = headers["webhook-id"], headers["webhook-timestamp"]
    # Reject messages older than 5 minutes, which may be replayed by an attacker.
    if not (at or "").isdigit() or abs(time.time() - int(at)) > 300:
        return False
    digest = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    # For 24 hours after you rotate the secret, messages have two signatures.
    signatures = (headers["webhook-signature"] or "").split(" ")
    return any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in signatures)


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        is_valid = is_signed(self.headers, body)
        # Respond first and process later. Without a 2xx response within 15 seconds, the message is sent again.
        self.send_response(204 if is_valid else 400)
        self.end_headers()
        if is_valid:
            message = json.loads(body)
            print(self.headers["webhook-id"], message["type"], message["data"], flush=True)


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Webhook).serve_forever()
