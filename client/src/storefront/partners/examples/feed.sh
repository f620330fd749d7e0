# Lines of JSON in stock.ndjson. The first run brings all stock, later ones what has changed: bash feed.sh
set -e
touch cursor.txt stock.ndjson

curl --silent --show-error --fail --get "$FACET_URL/api/feed" \
  --header "Authorization: Bearer $FACET_KEY" \
  --data-urlencode "cursor=$(cat cursor.txt)" \
  --output changes.ndjson

# {"action":"UPSERT","type":"diamonds","id":7,"item":{…}}   keep the item as it comes
# {"action":"REMOVE","type":"diamonds","id":8}              it is gone, or not for you any more
awk -F '[":,}]+' '
  $2 != "action" { next }
  { item = $5 " " $7 }
  step == 1 { last[item] = FNR; next }                          # the last change of each item
  step == 2 && !(item in last)                                  # items that have not changed
  step == 3 && $3 == "UPSERT" && last[item] == FNR              # items as they are now
' step=1 changes.ndjson step=2 stock.ndjson step=3 changes.ndjson > stock.new
mv stock.new stock.ndjson

# {"cursor":"…","hasMore":false}   kept last: after a crash the same changes come again, which does no harm
tail -n 1 changes.ndjson | cut -d '"' -f 4 > cursor.txt
