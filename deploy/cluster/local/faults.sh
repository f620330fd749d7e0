# shellcheck shell=bash disable=SC2154 # local.sh sets the variables.
# Faults of a local cluster. local.sh reads this file.

# kill_host HOST [PROGRAM]
kill_host() {
  local pids
  if [ $# -eq 2 ]; then
    mapfile -t pids < <(pids_of "$1" "$2")
  else
    mapfile -t pids < <(processes_of "$1")
  fi
  [ ${#pids[@]} -eq 0 ] || kill -KILL "${pids[@]}" 2>/dev/null || true
  # A host without power has no addresses, but keepalived only removes the shared one when it stops.
  if [ $# -eq 1 ] && [[ $1 == lb* ]]; then ip -n "$(space "$1")" addr del "$virtual/24" dev eth0 2>/dev/null || true; fi
}

# signal_host SIGNAL HOST: sends a signal to all processes. Twice, because a process may fork in between.
signal_host() {
  local pids
  for _ in 1 2; do
    mapfile -t pids < <(processes_of "$2")
    [ ${#pids[@]} -eq 0 ] || kill "-$1" "${pids[@]}" 2>/dev/null || true
  done
}

cut_host() { switch link set "$1" down; }
join_host() { switch link set "$1" up; }

require_nft() { command -v nft >/dev/null || fail "this command needs the package nftables"; }
faults_table() { inside switch nft "$@"; }

# add_rule RULE…: adds a rule for frames that the switch forwards.
add_rule() {
  require_nft
  faults_table add table bridge faults
  faults_table add chain bridge faults forward '{ type filter hook forward priority 0; }'
  faults_table add rule bridge faults forward "$@"
}

# delete_rules COMMENT
delete_rules() {
  local handle
  require_nft
  for handle in $(faults_table --handle list table bridge faults 2>/dev/null | sed -nE "s/.*comment \"$1\".*# handle ([0-9]+)$/\1/p"); do
    faults_table delete rule bridge faults forward handle "$handle"
  done
}

# partition HOSTS -- HOSTS: drops all frames between two groups of hosts.
partition() {
  local left=() host
  while [ $# -gt 0 ] && [ "$1" != -- ]; do left+=("$1"); shift; done
  if [ $# -lt 2 ] || [ ${#left[@]} -eq 0 ]; then fail "usage: local.sh partition HOST… -- HOST…"; fi
  shift
  for host in "${left[@]}" "$@"; do require_host "$host"; done
  local a b
  a=$(printf '"%s",' "${left[@]}") b=$(printf '"%s",' "$@")
  add_rule iifname "{ ${a%,} }" oifname "{ ${b%,} }" drop comment '"partition"'
  add_rule iifname "{ ${b%,} }" oifname "{ ${a%,} }" drop comment '"partition"'
}

# slow_host HOST MILLISECONDS [LOSS%]
slow_host() {
  local loss=${3:-0}
  fast_host "$1"
  if [ "$2" != 0 ]; then
    inside switch tc qdisc add dev "$1" root netem delay "${2}ms" 2>/dev/null ||
      fail "the kernel of this machine has no netem: delays are not available. Loss works: local.sh slow $1 0 5%"
  fi
  if [ "${loss%\%}" != 0 ]; then
    add_rule oifname "\"$1\"" numgen random mod 1000 '<' "$(awk "BEGIN { print int(${loss%\%} * 10) }")" drop comment "\"slow-$1\""
  fi
}

fast_host() {
  inside switch tc qdisc del dev "$1" root 2>/dev/null || true
  if command -v nft >/dev/null; then delete_rules "slow-$1"; fi
}

# fill_host HOST: fills the file system of PostgreSQL.
fill_host() {
  [[ $1 == db* ]] || fail "only database hosts have their own disk"
  dd if=/dev/zero of="$state/$1/data/filler" bs=1M status=none 2>/dev/null || true
  dd if=/dev/zero bs=4k status=none 2>/dev/null >>"$state/$1/data/filler" || true
}

free_host() { rm -f "$state/$1/data/filler"; }

# clock_host HOST SECONDS: changes the clock of the server or of PostgreSQL, while it runs.
clock_host() {
  [ -e "$state/$1/clock" ] || fail "start the cluster with --clocks"
  printf '%+d\n' "$2" >"$state/$1/clock"
}

# switchover [HOST]: changes the primary, and waits until the new one accepts writes.
switchover() {
  local from body
  from=$(leader) || fail "no primary"
  body="{\"leader\": \"$from\"${1:+, \"candidate\": \"$1\"}}"
  inside client curl --silent --show-error --max-time 60 --data "$body" "http://$from:8008/switchover"
  echo
}

# stop_host HOST: sends SIGTERM, as systemd does. Returns when the programs have ended.
stop_host() {
  local program pids
  for program in $(programs_of "$1" | tr ' ' '\n' | tac); do
    mapfile -t pids < <(pids_of "$1" "$program")
    # The oldest process is the main process.
    [ ${#pids[@]} -eq 0 ] || kill -TERM "${pids[0]}"
    for _ in $(seq 300); do
      if [ -z "$(pids_of "$1" "$program")" ]; then break; fi
      sleep 0.2
    done
  done
}
