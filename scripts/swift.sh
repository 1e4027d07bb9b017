#!/bin/bash
# A real S3 server for the storage tests: OpenStack Swift, one node on loopback, in a temporary folder.
#   eval "$(scripts/swift.sh start)"   starts it and exports what the tests need
#   scripts/swift.sh stop              stops it and removes the folder ($S3_TEST_FOLDER)
# Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached
set -euo pipefail

stop() {
  local folder=${S3_TEST_FOLDER:?"run start first: S3_TEST_FOLDER is not set"}
  for file in "$folder"/*.pid; do
    kill "$(cat "$file")" 2>/dev/null || true
  done
  rm -rf "$folder"
}

start() {
  for program in swift-proxy-server swift-account-server swift-container-server swift-object-server \
    swift-ring-builder memcached; do
    command -v "$program" >/dev/null || { echo "$program is missing: see the top of $0." >&2; exit 1; }
  done
  # Swift reads its hash path from this place alone; the Debian package brings it.
  [ -e /etc/swift/swift.conf ] || { echo "/etc/swift/swift.conf is missing." >&2; exit 1; }
  export S3_TEST_FOLDER
  S3_TEST_FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/leitai-swift-XXXXXX")
  trap 'tail -n 5 "$S3_TEST_FOLDER"/*.log >&2; stop' ERR
  local ports
  read -ra ports < <(/usr/bin/python3 -c 'import socket
held = [socket.create_server(("127.0.0.1", 0)) for _ in range(5)]
print(*(s.getsockname()[1] for s in held))')
  local proxy=${ports[0]} cache=${ports[1]}
  cd "$S3_TEST_FOLDER"
  local number=2 kind
  for kind in account container object; do
    local port=${ports[number]}
    number=$((number + 1))
    mkdir -p "disks/$kind"
    {
      swift-ring-builder "$kind.builder" create 6 1 1
      swift-ring-builder "$kind.builder" add "r1z1-127.0.0.1:$port/$kind" 1
      swift-ring-builder "$kind.builder" rebalance
    } >>ring.log
    cat >"$kind.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
devices = $PWD/disks
mount_check = false
workers = 0
user = $(id -un)
swift_dir = $PWD
disable_fallocate = true
fallocate_reserve = 0
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
CONF
  done
  cat >proxy.conf <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $proxy
workers = 0
user = $(id -un)
swift_dir = $PWD
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$cache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
CONF
  run memcached memcached -l 127.0.0.1 -p "$cache" -u "$(id -un)"
  for kind in account container object proxy; do
    # By its own interpreter: another python3 may come first in PATH.
    run "$kind" /usr/bin/python3 "$(command -v "swift-$kind-server")" "$PWD/$kind.conf" -v
  done
  local waited=0
  until curl -fs -o /dev/null "http://127.0.0.1:$proxy/healthcheck"; do
    waited=$((waited + 1))
    [ $waited -lt 150 ]
    sleep 0.1
  done
  cat <<ENV
export S3_TEST_FOLDER='$S3_TEST_FOLDER'
export S3_TEST_ENDPOINT='http://127.0.0.1:$proxy'
export S3_TEST_ACCESS_KEY='test:tester'
export S3_TEST_SECRET_KEY='testing'
ENV
}

run() {
  local name=$1
  shift
  "$@" >"$name.log" 2>&1 </dev/null &
  echo $! >"$name.pid"
}

case "${1:-}" in
start) start ;;
stop) stop ;;
*) sed -n '2,5p' "$0" >&2; exit 2 ;;
esac
