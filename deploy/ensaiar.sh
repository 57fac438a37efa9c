#!/bin/sh
# Tries the newest copy of a folder: restored into a database that is made for it and dropped, looked at, reported.
#   ensaiar.sh <folder> [--banco=<address of an empty database>]
set -eu
pasta=$1
shift
# Their names are their moments, so the last one is the newest.
for copia in "$pasta"/indica-bem-*.copia.gz; do :; done
[ -e "$copia" ] || { echo "Não há cópia em $pasta." >&2; exit 1; }
exec node "$(dirname "$0")/../server/dist/linha-de-comando.js" ensaiar-restauracao "$copia" "$@"
