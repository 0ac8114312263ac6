#!/usr/bin/env bash
# What the key of the workflow Publish may run on the server, and nothing else (docs/guides/deploy-server.md): builds and
# starts the commit that it names.
set -euo pipefail

deploy() {
  [[ $1 =~ ^[0-9a-f]{40}$ ]] || { echo "Not a commit: $1" >&2; exit 1; }
  git fetch --quiet origin main
  # Not the newest one, should there be one already: it has its own run.
  git checkout --quiet -B main "$1"
  DAY=$(TZ=Europe/Rome date +%F)
  export DAY
  if ! docker compose up -d --build --wait --wait-timeout 180; then
    docker compose ps --all
    docker compose logs --no-color --tail 30 site
    exit 1
  fi
  docker image prune --force
}

cd "$(dirname "$0")/.."
# Bash has read the whole function before the checkout replaces this file; `exit` keeps it from reading on.
deploy "${SSH_ORIGINAL_COMMAND:-}" < /dev/null
exit
