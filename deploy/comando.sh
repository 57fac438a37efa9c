#!/bin/sh
# A command of the installed product, as root on its server: comando.sh criar-admin voce@example.com
set -eu
cd "$(dirname "$0")/.."
DATABASE_URL=$(cat /etc/indica-bem/segredos/database-url)
export DATABASE_URL NODE_ENV=production
exec runuser -u indicabem -- node server/dist/linha-de-comando.js "$@"
