# shellcheck shell=bash disable=SC2154,SC2034 # local.sh sets and uses the variables.
# Hosts of a local cluster: network namespaces, their programs, and their names. local.sh reads this file.

# All clusters use the same addresses: each has its own switch, which is not connected to the machine's network.
net=10.77.0
virtual=$net.100
postgres_bin=/usr/lib/postgresql/15/bin

# load_cluster: sets the hosts of an existing cluster.
load_cluster() {
  [ -e "$state/cluster.env" ] || fail "the cluster $cluster does not exist: run local.sh up"
  HOST=
  # shellcheck source=/dev/null
  . "$state/cluster.env"
  read -r -a dbs <<<"$(names "$DB_HOSTS")"
  read -r -a apps <<<"$(names "$APP_HOSTS")"
  read -r -a lbs <<<"$(names "$LB_HOSTS")"
  hosts=("${dbs[@]}" "${apps[@]}" "${lbs[@]}" client)
}

names() { sed -E 's/=[^ ]*//g' <<<"$1"; }

address_of() {
  local entry
  # shellcheck disable=SC2153 # Set by load_cluster.
  for entry in $DB_HOSTS $APP_HOSTS $LB_HOSTS client=$net.50; do
    if [ "${entry%%=*}" = "$1" ]; then echo "${entry#*=}"; return; fi
  done
}

require_host() {
  [[ " ${hosts[*]} " == *" $1 "* ]] || fail "unknown host $1. Hosts: ${hosts[*]}"
}

space() { echo "$cluster-$1"; }
inside() { local host=$1; shift; ip netns exec "$(space "$host")" "$@"; }
switch() { ip -n "$(space switch)" "$@"; }

# create_network HOST…
create_network() {
  local host address
  ip netns add "$(space switch)"
  switch link add bridge type bridge
  switch link set bridge up
  for host; do
    address=$(address_of "$host")
    ip netns add "$(space "$host")"
    # ip netns exec mounts this file as /etc/hosts.
    mkdir -p "/etc/netns/$(space "$host")"
    {
      echo "127.0.0.1 localhost"
      cat "$state/hosts"
    } >"/etc/netns/$(space "$host")/hosts"
    switch link add "$host" type veth peer name eth0 netns "$(space "$host")"
    switch link set "$host" master bridge up
    ip -n "$(space "$host")" link set lo up
    ip -n "$(space "$host")" addr add "$address/24" dev eth0
    ip -n "$(space "$host")" link set eth0 up
  done
}

processes_of() {
  if [ -e "/run/netns/$(space "$1")" ]; then ip netns pids "$(space "$1")"; fi
}

# pids_of HOST PROGRAM: process IDs of a program. The program patroni includes PostgreSQL.
pids_of() {
  local host=$1 program=$2 pid name pattern
  case $program in
    etcd | haproxy | postgres | keepalived) pattern=$program ;;
    patroni) pattern='patroni|postgres' ;;
    # Node.js names its first thread so.
    server) pattern='MainThread|node' ;;
    *) fail "unknown program $program: etcd, patroni, postgres, haproxy, keepalived or server" ;;
  esac
  for pid in $(processes_of "$host"); do
    # A process may end in between.
    { read -r name <"/proc/$pid/comm"; } 2>/dev/null || continue
    if [[ $name =~ ^($pattern)$ ]]; then echo "$pid"; fi
  done
}

# clock_settings HOST: environment of a program whose clock can be changed.
clock_settings() {
  printf '%s\n' "LD_PRELOAD=$libfaketime" "FAKETIME_TIMESTAMP_FILE=$state/$1/clock" FAKETIME_DONT_FAKE_MONOTONIC=1 \
    FAKETIME_CACHE_DURATION=1 FAKETIME_DONT_RESET=1 FAKETIME_DISABLE_SHM=1
}

# create_clock HOST: makes the clock of PostgreSQL, or of the server, changeable. Patroni and etcd keep the real time:
# libfaketime makes time.sleep() of Python fail, and has no effect on programs in Go.
create_clock() {
  local settings
  echo +0 >"$state/$1/clock"
  [[ $1 == db* ]] || return 0
  mapfile -t settings < <(clock_settings "$1")
  mkdir "$state/$1/bin"
  ln -s "$postgres_bin"/* "$state/$1/bin"
  rm "$state/$1/bin/postgres"
  printf '#!/bin/sh\nexec env %s %s/postgres "$@"\n' "${settings[*]}" "$postgres_bin" >"$state/$1/bin/postgres"
  chmod +x "$state/$1/bin/postgres"
}

# start_program HOST PROGRAM USER COMMAND…: starts a program in the background. Each step replaces the one before with
# exec, so that the process ID is that of the program.
start_program() {
  local host=$1 program=$2 user=$3 group=/dev/null preload=()
  shift 3
  if [ -e "$state/$host/cgroup" ]; then group=$(cat "$state/$host/cgroup")/cgroup.procs; fi
  if [ "$program" = server ] && [ -e "$state/$host/clock" ]; then mapfile -t preload < <(clock_settings "$host"); fi
  # The control group first, because "ip netns exec" hides /sys/fs/cgroup.
  # shellcheck disable=SC2016 # The inner shells expand these.
  setsid sh -c 'echo $$ >"$1"; shift; exec "$@"' sh "$group" ip netns exec "$(space "$host")" \
    unshare --uts sh -c 'hostname "$1"; shift; exec "$@"' sh "$host" \
    setpriv --reuid "$user" --regid "$user" --init-groups \
    env --ignore-environment PATH="$PATH" LANG=C.UTF-8 HOME="$state/$host" "${preload[@]}" "$@" \
    >>"$state/$host/$program.log" 2>&1 </dev/null &
}

start_etcd() {
  local settings
  mapfile -t settings < <(grep --invert-match '^#' "$state/$1/etcd.env")
  start_program "$1" etcd postgres "${settings[@]}" etcd
}

start_patroni() { start_program "$1" patroni postgres patroni "$state/$1/patroni.yml"; }
start_haproxy() { start_program "$1" haproxy root haproxy -db -f "$state/$1/haproxy.cfg"; }

start_keepalived() {
  start_program "$1" keepalived root keepalived --vrrp --dont-fork --log-console \
    --use-file="$state/$1/keepalived.conf" --pid="$state/$1/keepalived.pid" --vrrp_pid="$state/$1/vrrp.pid"
}

# start_server HOST [NAME=VALUE…]: starts Facet like deploy/systemd/facet.service.
start_server() {
  local host=$1 checkout settings
  shift
  checkout=$(cat "$state/$host/checkout")
  mapfile -t settings < <(grep --extended-regexp '^[A-Z0-9_]+=' "$state/$host/facet.env")
  cd "$checkout" || fail "no folder $checkout"
  start_program "$host" server root "${settings[@]}" "$@" node_modules/.bin/node --max-semi-space-size=8 \
    --enable-source-maps --disable-warning=DEP0169 "server/dist/$(cat server/dist/newest)/main.mjs"
  cd "$OLDPWD" || fail "no folder $OLDPWD"
}

# programs_of HOST: programs that run on a host when it works.
programs_of() {
  case $1 in
    db[123]) echo etcd patroni ;;
    db*) echo patroni ;;
    app*) echo server ;;
    lb*) echo haproxy keepalived ;;
  esac
}

# start_missing HOST
start_missing() {
  local program
  for program in $(programs_of "$1"); do
    if [ -z "$(pids_of "$1" "$program")" ]; then "start_$program" "$1"; fi
  done
}

# limit_cores HOST CORES: limits the processor time of a host with a control group.
limit_cores() {
  local host=$1 micros group
  micros=$(awk "BEGIN { print int($2 * 100000) }")
  if grep --quiet --word-regexp cpu /sys/fs/cgroup/cgroup.controllers 2>/dev/null; then
    group=/sys/fs/cgroup/$(space "$host")
    echo +cpu >/sys/fs/cgroup/cgroup.subtree_control
    mkdir "$group"
    echo "$micros 100000" >"$group/cpu.max"
  elif [ -w /sys/fs/cgroup/cpu/cpu.shares ]; then
    group=/sys/fs/cgroup/cpu/$(space "$host")
    mkdir "$group"
    echo "$micros" >"$group/cpu.cfs_quota_us"
  else
    fail "--cores needs a writable control group (cpu) in /sys/fs/cgroup"
  fi
  echo "$group" >"$state/$host/cgroup"
}

# wait_until SECONDS COMMAND…: repeats a command until it succeeds.
wait_until() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || fail "timeout: $*. The logs are in $state"
    sleep 0.2
  done
}

# leader: name of the host whose PostgreSQL accepts writes.
leader() {
  local host
  for host in "${dbs[@]}"; do
    if inside client curl --silent --fail --max-time 1 --output /dev/null "http://$host:8008/primary"; then
      echo "$host"
      return
    fi
  done
  return 1
}

# members: state of the database hosts, as JSON. The primary is asked first, because other hosts may have an old state.
members() {
  local host
  for host in $(leader) "${dbs[@]}"; do
    if inside client curl --silent --fail --max-time 2 "http://$host:8008/cluster" 2>/dev/null; then return; fi
  done
  return 1
}

is_ready() { inside client curl --silent --fail --max-time 2 --output /dev/null "http://$1/readyz"; }

# are_databases_ready: true if all database hosts run, and one of them is the synchronous standby.
are_databases_ready() {
  members | jq --exit-status --argjson count "${#dbs[@]}" '[.members[] | select(.state == "running" or .state == "streaming")]
    | length == $count and (length == 1 or any(.role == "sync_standby"))'
}
