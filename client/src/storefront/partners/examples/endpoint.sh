# Adds a webhook endpoint: bash endpoint.sh https://example.com/facet
curl --silent --show-error "$FACET_URL/graphql" \
  --header "Authorization: Bearer $FACET_KEY" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON
{
  "query": "mutation (\$input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: \$input) { secret } }",
  "variables": { "input": { "url": "$1", "events": ["STOCK_CHANGED", "ORDER_CHANGED", "HOLD_ENDED"] } }
}
JSON
