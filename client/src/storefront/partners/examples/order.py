# Holds a stone for an hour, then orders it: python3 order.py <id of the stone>
import json
import os
import sys
from urllib.request import Request, urlopen

stone = sys.argv[1]
items = [{"diamondId": stone}]


def graphql(query, variables):
    request = Request(
        f"{os.environ['FACET_URL']}/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['FACET_KEY']}",
            "Content-Type": "application/json",
        },
    )
    with urlopen(request) as response:
        answer = json.load(response)
    if "errors" in answer:
        # For programs: code, and reason such as NOT_FOR_SALE or PRICE_CHANGED.
        raise SystemExit(answer["errors"][0]["extensions"]["explanation"])
    return answer["data"]


# A key of idempotency names the attempt: sent again, it answers the first outcome and does nothing.
held = graphql(
    "mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }",
    {"input": {"items": items, "hours": 1, "idempotencyKey": f"hold-{stone}-PO-4711"}},
)
print(held["placeHolds"]["holds"])

ordered = graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id status } } }",
    {"input": {"items": items, "reference": "PO 4711", "idempotencyKey": "order-PO-4711"}},
)
print(ordered["placeOrder"]["order"], ordered["placeOrder"]["isReplay"])
