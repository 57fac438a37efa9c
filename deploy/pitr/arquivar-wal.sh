#!/bin/sh
# PostgreSQL's archive_command: arquivar-wal.sh %p %f <folder>
# Says yes when the whole file is on the disk: written aside, flushed, then named. Whatever else happens, PostgreSQL keeps
# its own and asks again. Asked twice for the same, as after a crash, it says yes; for another of that name, never.
set -eu
umask 077
destino=$3/$2.gz
if [ -e "$destino" ]; then
  gzip -dc "$destino" | cmp -s - "$1" && exit 0
  echo "arquivar-wal: já existe outro $destino" >&2
  exit 1
fi
gzip -c "$1" > "$destino.parcial"
sync "$destino.parcial"
mv "$destino.parcial" "$destino"
sync "$3"
