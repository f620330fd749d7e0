#!/bin/bash
# Starts a cluster on this machine, with network namespaces as hosts, and causes faults in it.
# shellcheck source-path=SCRIPTDIR
set -euo pipefail

usage() {
  cat <<'USAGE'
usage: local.sh [--name NAME] COMMAND

Starts a cluster on this machine, with network namespaces as hosts. Needs root, and the packages patroni, etcd-server,
etcd-client, haproxy, keepalived, postgresql-15, gettext-base, jq, curl and nftables.

  up [--servers N] [--replicas N] [--demo] [--cores N] [--disk MB] [--clocks] [--data DIR] [--checkout DIR]
                            starts the hosts db1…, app1…, lb1, lb2 and client
      --servers, --replicas   number of Facet servers and of standbys (default: 2 and 2)
      --demo                  loads the demo data. Otherwise, ADMIN_EMAIL and ADMIN_PASSWORD create an administrator.
      --cores N               limits each application host to N processor cores, such as 0.5
      --disk MB               size of the disk of each database host, in memory (default: 1024)
      --clocks                makes the command "clock" available. Needs the package libfaketime.
      --data DIR              folder for state and logs (default: /var/tmp/facet-cluster)
      --checkout DIR          Facet checkout that the servers run (default: the one of this script)
      --set NAME=VALUE        adds a setting of the servers. Can be repeated.
  down                      stops and removes everything
  status                    prints one line per host
  leader                    prints the database host that accepts writes
  address                   prints the URL of the cluster, for programs on the host "client"
  exec HOST COMMAND…        runs a command on a host
  start HOST [--checkout DIR]  starts the programs of a host that do not run
  switchover [HOST]         changes the primary

Faults:
  kill HOST [PROGRAM]       kill -9 of all programs, or of etcd, patroni (with postgres), postgres, haproxy, keepalived
                            or server
  stop HOST                 SIGTERM to the server, or to Patroni and etcd, or to HAProxy and keepalived
  freeze HOST, thaw HOST    SIGSTOP and SIGCONT
  cut HOST, join HOST       disconnects a host from the network
  partition HOST… -- HOST…  drops all packets between two groups of hosts
  heal                      ends all partitions
  slow HOST MS [LOSS%]      delays packets to a host, or drops a part of them
  fast HOST                 ends this
  fill HOST, free HOST      fills the disk of PostgreSQL
  clock HOST SECONDS        moves the clock of the server, or of PostgreSQL, relative to the real time
USAGE
}

fail() { echo "local.sh: $*" >&2; exit 1; }

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cluster=facet
if [ "${1:-}" = --name ]; then cluster=${2:?}; shift 2; fi
[[ $cluster =~ ^[a-z0-9]{1,20}$ ]] || fail "the name must have 1 to 20 lower-case letters and digits"
# A link to the folder of the cluster, so that commands find it regardless of --data.
state=/run/facet-cluster/$cluster
libfaketime=/usr/lib/$(uname -m)-linux-gnu/faketime/libfaketime.so.1
# shellcheck source=local/hosts.sh
. "$here/local/hosts.sh"
# shellcheck source=local/faults.sh
. "$here/local/faults.sh"

# numbered PREFIX COUNT FIRST: host1=address host2=address …
numbered() {
  local i list=()
  for ((i = 1; i <= $2; i++)); do list+=("$1$i=$net.$(($3 + i))"); done
  echo "${list[*]}"
}

write_settings() {
  local servers=$1 databases=$2 bin=$3
  shift 3
  cat >"$state/cluster.env" <<SETTINGS
DB_HOSTS="$(numbered db "$databases" 10)"
APP_HOSTS="$(numbered app "$servers" 60)"
LB_HOSTS="$(numbered lb 2 40)"
NETWORK=$net.0/24
INTERFACE=eth0
VIRTUAL_ADDRESS=$virtual/24
VIRTUAL_ROUTER_ID=77
TLS_CERTIFICATE=
PUBLIC_URL=http://$virtual
SUPERUSER_PASSWORD=local-superuser
REPLICATION_PASSWORD=local-replication
REWIND_PASSWORD=local-rewind
DATABASE_PASSWORD=local-facet
JWT_SECRET=local-cluster-secret-0123456789-abcdefghij
POSTGRES_BIN=$bin
POSTGRES_DATA=$state/\$HOST/data/postgres
ETCD_DATA=$state/\$HOST/etcd/data
CONFIG=$state/\$HOST
SOCKETS=$state/\$HOST/data
SHARED_BUFFERS=128MB
WAL_KEEP_SIZE=256MB
MAX_CONNECTIONS=200
SERVER_SETTINGS='
PORT=4000
DATA_DIR=$state/shared
WEB_CONCURRENCY=1
LOG_LEVEL=warn
$(printf '%s\n' "$@")
'
SETTINGS
}

up() {
  local servers=2 replicas=2 demo=0 cores="" disk=1024 clocks=0 data=/var/tmp/facet-cluster settings=() first=() host
  local checkout bin
  checkout=$(cd "$here/../.." && pwd)
  while [ $# -gt 0 ]; do
    case $1 in
      --servers) servers=$2 ;;
      --replicas) replicas=$2 ;;
      --cores) cores=$2 ;;
      --disk) disk=$2 ;;
      --data) data=$2 ;;
      --checkout) checkout=$(cd "$2" && pwd) ;;
      --set) settings+=("$2") ;;
      --demo) demo=1; shift; continue ;;
      --clocks) clocks=1; shift; continue ;;
      *) fail "unknown option $1" ;;
    esac
    shift 2
  done
  [[ $servers =~ ^[1-9]$ ]] || fail "--servers must be 1 to 9"
  [[ $replicas =~ ^[2-9]$ ]] || fail "--replicas must be 2 to 9, because etcd needs three hosts"
  if [ "$clocks" = 1 ]; then [ -e "$libfaketime" ] || fail "--clocks needs the package libfaketime"; fi
  [ ! -e "$state" ] || fail "the cluster $cluster already exists: run local.sh down"
  if [ ! -e "$checkout/server/dist/newest" ]; then (cd "$checkout" && npm run --silent build); fi
  SECONDS=0
  mkdir -p "$data/$cluster/shared" /run/facet-cluster
  # The accounts of PostgreSQL and HAProxy read files in it.
  chmod 755 "$data" "$data/$cluster"
  ln -s "$(cd "$data/$cluster" && pwd)" "$state"
  bin=$postgres_bin
  # shellcheck disable=SC2016 # Expanded by render.sh.
  if [ "$clocks" = 1 ]; then bin=$state/'$HOST'/bin; fi
  write_settings "$servers" $((replicas + 1)) "$bin" "${settings[@]}"
  load_cluster

  for host in "${hosts[@]}"; do
    mkdir -p "$state/$host"
    [ "$host" = client ] || "$here/render.sh" "$state/cluster.env" "$host" "$state/$host"
    if [ "$clocks" = 1 ]; then create_clock "$host"; fi
  done
  cp "$state/db1/hosts" "$state/hosts"
  create_network "${hosts[@]}"
  for host in "${dbs[@]}"; do
    # In memory: the size is limited, and tests do not wait for the machine's disk.
    mkdir -p "$state/$host/data" "$state/$host/etcd"
    mount -t tmpfs -o "size=${disk}m,mode=700" "$cluster" "$state/$host/data"
    mount -t tmpfs -o size=512m,mode=700 "$cluster" "$state/$host/etcd"
    chown -R postgres:postgres "$state/$host"
  done
  for host in "${apps[@]}"; do
    echo "$checkout" >"$state/$host/checkout"
    if [ -n "$cores" ]; then limit_cores "$host" "$cores"; fi
  done

  for host in "${dbs[@]:0:3}"; do start_etcd "$host"; done
  wait_until 30 inside client env ETCDCTL_API=3 etcdctl --endpoints=http://db1:2379,http://db2:2379 endpoint health
  # The first host creates the cluster, so that the primary is the same after each start.
  start_patroni db1
  wait_until 60 inside client curl --silent --fail --max-time 1 http://db1:8008/primary
  for host in "${dbs[@]:1}"; do start_patroni "$host"; done
  wait_until 60 are_databases_ready
  echo "databases ready after $SECONDS s"
  for host in "${lbs[@]}"; do start_haproxy "$host"; start_keepalived "$host"; done
  if [ "$demo" = 1 ]; then
    first=(DEMO=1 DEMO_IN_PRODUCTION=1)
  else
    first=("ADMIN_EMAIL=${ADMIN_EMAIL:-}" "ADMIN_PASSWORD=${ADMIN_PASSWORD:-}")
  fi
  start_server app1 "${first[@]}"
  wait_until 180 is_ready app1:4000
  for host in "${apps[@]:1}"; do start_server "$host"; done
  for host in "${apps[@]}"; do wait_until 60 is_ready "$host:4000"; done
  wait_until 20 is_ready "$virtual"
  echo "ready after $SECONDS s: http://$virtual"
}

down() {
  local host spaces space pids folder group
  mapfile -t spaces < <(ip netns list | awk '{ print $1 }' | grep "^$cluster-" || true)
  for _ in 1 2 3; do
    for space in "${spaces[@]}"; do
      mapfile -t pids < <(ip netns pids "$space")
      [ ${#pids[@]} -eq 0 ] || kill -KILL "${pids[@]}" 2>/dev/null || true
    done
    sleep 0.2
  done
  for space in "${spaces[@]}"; do
    ip netns del "$space"
    rm -rf "/etc/netns/$space"
    for group in "/sys/fs/cgroup/$space" "/sys/fs/cgroup/cpu/$space"; do if [ -d "$group" ]; then rmdir "$group"; fi; done
  done
  rmdir --ignore-fail-on-non-empty /etc/netns 2>/dev/null || true
  folder=$(readlink "$state" || true)
  [ -n "$folder" ] || return 0
  for host in "$folder"/db*; do
    for mount in "$host/data" "$host/etcd"; do if mountpoint --quiet "$mount"; then umount "$mount"; fi; done
  done
  rm -rf "$folder" "$state"
  rmdir --ignore-fail-on-non-empty "$(dirname "$folder")" /run/facet-cluster
}

status() {
  local host line programs program all
  all=$(members || echo '{"members": []}')
  for host in "${hosts[@]}"; do
    programs=""
    for program in $(programs_of "$host"); do if [ -n "$(pids_of "$host" "$program")" ]; then programs+=" $program"; fi; done
    case $host in
      db*) line=$(jq --raw-output --arg host "$host" '[.members[] | select(.name == $host)][0]
        | if . == null then "no key in etcd" else "\(.role) \(.state) timeline=\(.timeline) lag=\(.lag // 0)" end' <<<"$all") ;;
      app*) line="readyz=$(inside client curl --silent --max-time 2 --output /dev/null --write-out '%{http_code}' "http://$host:4000/readyz" || true)" ;;
      lb*) line=$(ip -n "$(space "$host")" -o addr show eth0 | grep --quiet " $virtual/" && echo "has $virtual" || echo standby) ;;
      *) line="" ;;
    esac
    echo "$host: $line;${programs:- no programs}"
  done
}

command=${1:-}
case $command in
  '' | -h | --help | help) usage; exit 0 ;;
esac
[ "$(id -u)" = 0 ] || fail "needs root"
shift
case $command in
  up) up "$@"; exit ;;
  down) down; exit ;;
esac
load_cluster
case $command in
  kill | stop | freeze | thaw | cut | join | slow | fast | fill | free | clock | start | exec) require_host "${1:?needs a host}" ;;
esac
case $command in
  status) status ;;
  leader) leader || fail "no primary" ;;
  address) echo "http://$virtual" ;;
  exec) inside "$@" ;;
  start)
    if [ "${2:-}" = --checkout ]; then (cd "$3" && pwd) >"$state/$1/checkout"; fi
    start_missing "$1"
    ;;
  switchover) switchover "$@" ;;
  kill) kill_host "$@" ;;
  stop) stop_host "$1" ;;
  freeze) signal_host STOP "$1" ;;
  thaw) signal_host CONT "$1" ;;
  cut) cut_host "$1" ;;
  join) join_host "$1" ;;
  partition) partition "$@" ;;
  heal) delete_rules partition ;;
  slow) slow_host "$1" "${2:?needs milliseconds}" "${3:-0}" ;;
  fast) fast_host "$1" ;;
  fill) fill_host "$1" ;;
  free) free_host "$1" ;;
  clock) clock_host "$1" "${2:?needs seconds}" ;;
  *) usage >&2; exit 2 ;;
esac
