# Writes a JSON line per item to stock.ndjson. The first run fetches all stock, later runs the changes: bash feed.sh
set -e
touch cursor.txt stock.ndjson

curl --silent --show-error --fail --get "$FACET_URL/api/feed" \
  --header "Authorization: Bearer $FACET_KEY" \
  --data-urlencode "cursor=$(cat cursor.txt)" \
  --output changes.ndjson

# {"action":"UPSERT","type":"diamonds","id":7,"item":{…}}   store the item
# {"action":"REMOVE","type":"diamonds","id":8}              it was removed, or is no longer visible to you
awk -F '[":,}]+' '
  $2 != "action" { next }
  { item = $5 " " $7 }
  step == 1 { last[item] = FNR; next }                          # last change of each item
  step == 2 && !(item in last)                                  # unchanged items
  step == 3 && $3 == "UPSERT" && last[item] == FNR              # changed items
' step=1 changes.ndjson step=2 stock.ndjson step=3 changes.ndjson > stock.new
mv stock.new stock.ndjson

# {"cursor":"…","hasMore":false}   saved last: after a crash the same changes are fetched again, which is harmless
tail -n 1 changes.ndjson | cut -d '"' -f 4 > cursor.txt
