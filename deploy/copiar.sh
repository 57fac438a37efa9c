#!/bin/sh
# One copy of everything into a folder, named by its moment; then those older than so many days go.
#   copiar.sh <folder> [days, 14]
# A copy that fails ends here, before anything is removed, and its leftover is in nobody's way.
set -eu
umask 077
pasta=$1
dias=${2:-14}
arquivo=$pasta/indica-bem-$(date -u +%Y%m%dT%H%M%SZ).copia.gz
node "$(dirname "$0")/../server/dist/linha-de-comando.js" copiar "$arquivo"
find "$pasta" -maxdepth 1 -type f -name 'indica-bem-*.copia.gz*' -mtime "+$dias" -delete
