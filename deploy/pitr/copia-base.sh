#!/bin/sh
# Where going back begins, as postgres: copia-base.sh <folder> [how many to keep, 2]
# It ends when the WAL it needs is archived in <folder>/wal; then older ones go, and the WAL that only they needed.
set -eu
umask 077
pasta=$1
guardar=${2:-2}
rm -rf "$pasta"/base-*.parcial
nova=$pasta/base-$(date -u +%Y%m%dT%H%M%SZ)
pg_basebackup --pgdata="$nova.parcial" --format=tar --gzip --wal-method=none --checkpoint=fast --no-password
sync "$nova.parcial/base.tar.gz"
# By the moment of its end: it leads to any moment after that.
mv "$nova.parcial" "$pasta/base-$(date -u +%Y%m%dT%H%M%SZ)"
ls -d "$pasta"/base-* | sort -r | tail -n "+$((guardar + 1))" | xargs -r rm -rf
primeira=$(ls -d "$pasta"/base-* | sort | head -n 1)
wal=$(tar -xzOf "$primeira/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*file \([0-9A-F]*\)).*/\1/p')
pg_archivecleanup -x .gz "$pasta/wal" "$wal"
