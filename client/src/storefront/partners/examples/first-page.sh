# Lists ten stones at your prices.
curl --silent --show-error --fail "$FACET_URL/api/diamonds?page=0&pageSize=10" \
  --header "Authorization: Bearer $FACET_KEY"
