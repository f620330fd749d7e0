#!/bin/bash
# render.sh SETTINGS HOST FOLDER: writes the configuration files of one host into a folder.
# shellcheck disable=SC2034 # envsubst reads the variables.
# shellcheck source-path=SCRIPTDIR
set -euo pipefail

[ $# -eq 3 ] || { echo "usage: render.sh SETTINGS HOST FOLDER" >&2; exit 2; }
settings=$1 folder=$3
templates=$(dirname "${BASH_SOURCE[0]}")/templates
set -a
HOST=$2
# shellcheck source=cluster.env.example
. "$settings"
read -r -a dbs <<<"$DB_HOSTS"
read -r -a apps <<<"$APP_HOSTS"
read -r -a lbs <<<"$LB_HOSTS"

# join SEPARATOR FORMAT HOST=ADDRESS…: formats each host with its name as the first, and its address as the second argument.
join() {
  local separator=$1 format=$2 all="" item host
  shift 2
  for host; do
    # shellcheck disable=SC2059 # The format is an argument.
    printf -v item "$format" "${host%%=*}" "${host#*=}"
    all+=${all:+$separator}$item
  done
  echo "$all"
}

# is_one_of HOST=ADDRESS…: true if the list contains the rendered host.
is_one_of() { [[ " $*" == *" $HOST="* ]]; }

ADDRESS=$(join $'\n' '%s %s' "${dbs[@]}" "${apps[@]}" "${lbs[@]}" | awk -v host="$HOST" '$1 == host { print $2 }')
[ -n "$ADDRESS" ] || { echo "$settings does not list the host $HOST" >&2; exit 1; }
ETCD_CLUSTER=$(join , '%s=http://%s:2380' "${dbs[@]:0:3}")
ETCD_ENDPOINTS=$(join , '%.0s%s:2379' "${dbs[@]:0:3}")
DATABASE_URL="postgres://facet:$DATABASE_PASSWORD@$(join , '%s:5432%.0s' "${dbs[@]}")/facet?target_session_attrs=read-write"
DATABASE_REPLICA_URLS=$(join , "postgres://facet:$DATABASE_PASSWORD@%s:5432/facet%.0s" "${dbs[@]}")
APP_SERVERS=$(join $'\n' '  server %s %s:4000 check' "${apps[@]}")
TRACKING_SERVERS=$(for app in "${apps[@]}"; do join '' "  server %s %s:4000 track running/${app%%=*}" "$app"; done)
APP_COUNT=${#apps[@]}
LB_PEERS=$(join $'\n' '    %.0s%s' "${lbs[@]}" | awk -v own="$ADDRESS" '$1 != own')
# The load balancer that is listed first has the address while both work.
PRIORITY=100
if is_one_of "${lbs[0]}"; then PRIORITY=150; fi
TLS_BIND=
if [ -n "$TLS_CERTIFICATE" ]; then
  TLS_BIND="bind :443 ssl crt $TLS_CERTIFICATE alpn h2,http/1.1
  http-request redirect scheme https code 301 unless { ssl_fc }"
fi

# write TEMPLATE: replaces the placeholders. A placeholder without a setting is an error.
write() {
  local name
  for name in $(grep --only-matching '[$]{[A-Z_0-9]*}' "$templates/$1" | tr --delete '{$}' | sort --unique); do
    [ -n "${!name+set}" ] || { echo "$settings does not set $name" >&2; exit 1; }
  done
  envsubst <"$templates/$1" >"$folder/$1"
}

mkdir -p "$folder"
# The files contain passwords.
umask 077
if is_one_of "${dbs[@]}"; then write patroni.yml; write create-database.sql; fi
if is_one_of "${dbs[@]:0:3}"; then write etcd.env; fi
if is_one_of "${apps[@]}"; then write facet.env; fi
if is_one_of "${lbs[@]}"; then write haproxy.cfg; write keepalived.conf; fi
for host in "${dbs[@]}" "${apps[@]}" "${lbs[@]}"; do echo "${host#*=} ${host%%=*}"; done >"$folder/hosts"
