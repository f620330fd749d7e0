# Holds a stone for an hour, then orders it: python3 order.py <ID of the stone> <agreed total>
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
        answer = json.load(response)
    if "errors" in answer:
        # Compare `code` and `reason`, such as NOT_FOR_SALE or PRICE_CHANGED; show `explanation`.
        raise SystemExit(answer["errors"][0]["extensions"]["explanation"])
    return answer["data"]


# The idempotency key identifies the request. A repeated request returns the first response and changes nothing.
held = graphql(
    "mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }",
    {"input": {"items": items, "hours": 1, "idempotencyKey": f"hold-{stone}-PO-4711"}},
)
print(held["placeHolds"]["holds"])

# A hold does not fix the price. If the price of the stone has changed, the order is refused (PRICE_CHANGED).
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
