# Lists ten stones at your prices: python3 first-page.py
import json
import os
from urllib.request import Request, urlopen

request = Request(
    f"{os.environ['FACET_URL']}/api/diamonds?page=0&pageSize=10",
    headers={"Authorization": f"Bearer {os.environ['FACET_KEY']}"},
)
with urlopen(request) as response:
    for item in json.load(response):
        product = item["product"]
        print(product["stockId"], product["carats"], product.get("totalPrice"))
