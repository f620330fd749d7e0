# Requires a test key: the request fails as if a price had changed, without being executed.
curl --silent --show-error "$FACET_URL/graphql" \
  --header "Authorization: Bearer $FACET_KEY" \
  --header 'Content-Type: application/json' \
  --header 'Facet-Test-Error: PRICE_CHANGED' \
  --data '{ "query": "{ diamonds(page: { index: 0, size: 1 }) { total } }" }'
