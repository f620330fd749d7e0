# Stores each item in a file. The first run fetches all stock, and later runs fetch only the changes: python3 feed.py
import json
import os
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import Request, urlopen

stock, cursor_file = Path("stock"), Path("cursor.txt")
stock.mkdir(exist_ok=True)
cursor = cursor_file.read_text() if cursor_file.exists() else ""

request = Request(
    f"{os.environ['FACET_URL']}/api/feed?{urlencode({'cursor': cursor})}",
    headers={"Authorization": f"Bearer {os.environ['FACET_KEY']}"},
)
# HTTPError 410: the cursor has expired, for example because your prices have changed.
# Delete cursor.txt and start again.
with urlopen(request) as lines:
    for line in lines:
        change = json.loads(line)
        if "cursor" in change:
            # Save the cursor only after all lines before it have been processed.
            cursor_file.write_text(change["cursor"])
            continue
        file = stock / f"{change['type']}-{change['id']}.json"
        if change["action"] == "UPSERT":
            file.write_text(json.dumps(change["item"]))
        else:
            file.unlink(missing_ok=True)
