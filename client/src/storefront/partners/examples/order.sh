# Holds a stone for an hour, then orders it: bash order.sh <ID of the stone> <agreed total>
set -e
STONE=$1
TOTAL=$2

graphql() {
  curl --silent --show-error "$FACET_URL/graphql" \
    --header "Authorization: Bearer $FACET_KEY" \
    --header 'Content-Type: application/json' \
    --data @-
}

# The idempotency key identifies the request. A repeated request returns the first response and changes nothing.
graphql <<JSON
{
  "query": "mutation (\$input: PlaceHoldsInput!) { placeHolds(input: \$input) { holds { stockNumber until } } }",
  "variables": {
    "input": { "items": [{ "diamondId": "$STONE" }], "hours": 1, "idempotencyKey": "hold-$STONE-PO-4711" }
  }
}
JSON

# A hold does not fix the price. If the price of the stone has changed, the order is refused (PRICE_CHANGED).
graphql <<JSON
{
  "query": "mutation (\$input: PlaceOrderInput!) { placeOrder(input: \$input) { isReplay order { id status } } }",
  "variables": {
    "input": {
      "items": [{ "diamondId": "$STONE" }],
      "expectedTotal": $TOTAL,
      "reference": "PO 4711",
      "idempotencyKey": "order-PO-4711"
    }
  }
}
JSON
