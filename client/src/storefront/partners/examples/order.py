# Holds a diamond for an hour, then orders it: python3 order.py <diamond ID> <agreed total>
import json
import os
import sys
from urllib.request import Request, urlopen

stone = sys.argv[1]
total = float(sys.argv[2])
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
        result = json.load(response)
    if "errors" in result:
        # Show `explanation` to users. Your code should check `code` and `reason`, such as NOT_FOR_SALE.
        raise SystemExit(result["errors"][0]["extensions"]["explanation"])
    return result["data"]


# A repeated request with the same idempotency key returns the first result and changes nothing.
held = graphql(
    "mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }",
    {"input": {"items": items, "hours": 1, "idempotencyKey": f"hold-{stone}-PO-4711"}},
)
print(held["placeHolds"]["holds"])

# A hold does not fix the price. If the total has changed, the order is rejected with PRICE_CHANGED.
ordered = graphql(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id status } } }",
    {
        "input": {
            "items": items,
            "expectedTotal": total,
            "reference": "PO 4711",
            "idempotencyKey": "order-PO-4711",
        }
    },
)
print(ordered["placeOrder"]["order"], ordered["placeOrder"]["isReplay"])
