# Holds a stone for an hour, then orders it: bash order.sh <id of the stone>
set -e
STONE=$1

graphql() {
  curl --silent --show-error "$FACET_URL/graphql" \
    --header "Authorization: Bearer $FACET_KEY" \
    --header 'Content-Type: application/json' \
    --data @-
}

# A key of idempotency names the attempt: sent again, it answers the first outcome and does nothing.
graphql <<JSON
{
  "query": "mutation (\$input: PlaceHoldsInput!) { placeHolds(input: \$input) { holds { stockNumber until } } }",
  "variables": {
    "input": { "items": [{ "diamondId": "$STONE" }], "hours": 1, "idempotencyKey": "hold-$STONE-PO-4711" }
  }
}
JSON

graphql <<JSON
{
  "query": "mutation (\$input: PlaceOrderInput!) { placeOrder(input: \$input) { isReplay order { id status } } }",
  "variables": {
    "input": {
      "items": [{ "diamondId": "$STONE" }],
      "reference": "PO 4711",
      "idempotencyKey": "order-PO-4711"
    }
  }
}
JSON
