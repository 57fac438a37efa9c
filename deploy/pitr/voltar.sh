#!/bin/sh
# A data folder that comes up as the database was, as postgres: voltar.sh <folder> <new data folder> ['2026-11-17 14:05:00+00']
# Without a moment, as late as the archive goes. PostgreSQL started on it replays the WAL and then takes writes.
set -eu
umask 077
pasta=$1
dados=$2
momento=${3:-}
ate=$(date -u ${momento:+-d "$momento"} +%Y%m%dT%H%M%SZ)
base=
for uma in "$pasta"/base-*Z; do
  [ -e "$uma" ] && [ ! "$(basename "$uma")" \> "base-$ate" ] && base=$uma
done
[ -n "$base" ] || { echo "Não há cópia-base de antes de ${momento:-agora} em $pasta." >&2; exit 1; }
mkdir "$dados"
tar -xzf "$base/base.tar.gz" -C "$dados"
{
  echo "restore_command = 'test -f $pasta/wal/%f.gz && gzip -dc $pasta/wal/%f.gz > %p'"
  echo "recovery_target_time = '$momento'"
  echo "recovery_target_action = 'promote'"
} >> "$dados/postgresql.auto.conf"
touch "$dados/recovery.signal"
echo "De $(basename "$base"). Ligue o PostgreSQL sobre $dados."
