# Stores items in stock.ndjson. The first run fetches all stock, and later runs fetch only the changes: bash feed.sh
set -e
touch cursor.txt stock.ndjson

curl --silent --show-error --fail --get "$FACET_URL/api/feed" \
  --header "Authorization: Bearer $FACET_KEY" \
  --data-urlencode "cursor=$(cat cursor.txt)" \
  --output changes.ndjson

# {"action":"UPSERT","type":"diamonds","id":7,"item":{…}}   insert or replace the item
# {"action":"REMOVE","type":"diamonds","id":8}              delete the item
awk -F '[":,}]+' '
  $2 != "action" { next }
  { item = $5 " " $7 }
  step == 1 { last[item] = FNR; next }                          # find the last change of each item
  step == 2 && !(item in last)                                  # keep the items that have not changed
  step == 3 && $3 == "UPSERT" && last[item] == FNR              # add the items that have changed
' step=1 changes.ndjson step=2 stock.ndjson step=3 changes.ndjson > stock.new
mv stock.new stock.ndjson

# {"cursor":"…","hasMore":false}   save the cursor last: after a crash, the same changes are read again
tail -n 1 changes.ndjson | cut -d '"' -f 4 > cursor.txt
