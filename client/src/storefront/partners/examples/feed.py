# Writes a file for each item. The first run fetches all stock, later runs the changes: python3 feed.py
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
# HTTPError 410: the cursor has expired, for example because your prices have changed. Start again without it.
with urlopen(request) as lines:
    for line in lines:
        change = json.loads(line)
        if "cursor" in change:
            # Everything up to this cursor has been saved.
            kept.write_text(change["cursor"])
            continue
        file = stock / f"{change['type']}-{change['id']}.json"
        if change["action"] == "UPSERT":
            file.write_text(json.dumps(change["item"]))
        else:
            file.unlink(missing_ok=True)
