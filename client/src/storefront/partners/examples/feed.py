# A file for each item. The first run brings all stock, later ones what has changed: python3 feed.py
import json
import os
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import Request, urlopen

stock, kept = Path("stock"), Path("cursor.txt")
stock.mkdir(exist_ok=True)
cursor = kept.read_text() if kept.exists() else ""

request = Request(
    f"{os.environ['FACET_URL']}/api/feed?{urlencode({'cursor': cursor})}",
    headers={"Authorization": f"Bearer {os.environ['FACET_KEY']}"},
)
# HTTPError 410: the cursor leads no further, as when your prices have changed. Begin anew, without it.
with urlopen(request) as lines:
    for line in lines:
        change = json.loads(line)
        if "cursor" in change:
            # Everything above it is taken over.
            kept.write_text(change["cursor"])
            continue
        file = stock / f"{change['type']}-{change['id']}.json"
        if change["action"] == "UPSERT":
            file.write_text(json.dumps(change["item"]))
        else:
            file.unlink(missing_ok=True)
