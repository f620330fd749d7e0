# A file for each item. The first run brings all stock, later ones what has changed: bash feed.sh
set -e
mkdir -p stock
touch cursor.txt

curl --silent --show-error --fail --get "$FACET_URL/api/feed" \
  --header "Authorization: Bearer $FACET_KEY" \
  --data-urlencode "cursor=$(cat cursor.txt)" \
  --output changes.ndjson

# {"action":"UPSERT","type":"diamonds","id":7,"item":{…}}   keep the item as it comes
# {"action":"REMOVE","type":"diamonds","id":8}              it is gone, or not for you any more
awk -F '[":,}]+' '
  { file = "stock/" $5 "-" $7 ".json" }
  $3 == "UPSERT" { print > file; close(file) }
  $3 == "REMOVE" { system("rm -f " file) }
' changes.ndjson

# {"cursor":"…","hasMore":false}   kept last: after a crash the same changes come again, which does no harm
tail -n 1 changes.ndjson | cut -d '"' -f 4 > cursor.txt
