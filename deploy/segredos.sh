#!/bin/sh
# The secrets of an installation, one file each, made once: what exists stays as it is.
#   sh deploy/segredos.sh systemd|compose <folder>
set -eu
tipo=${1-}
pasta=${2-}
case $tipo:$pasta in
  systemd:?* | compose:?*) ;;
  *) echo "Uso: sh deploy/segredos.sh systemd|compose <pasta>" >&2; exit 1 ;;
esac
umask 077
mkdir -p "$pasta"
chmod 700 "$pasta"

# Nobody passes the folder; inside a container each file alone is mounted, for a user who is not its owner.
guardar() {
  valor=$(cat)
  [ -n "$valor" ] || { echo "$1: faltou o valor." >&2; exit 1; }
  printf '%s\n' "$valor" > "$pasta/$1.novo"
  chmod 444 "$pasta/$1.novo"
  mv "$pasta/$1.novo" "$pasta/$1"
}
sortear() {
  [ -e "$pasta/$1" ] || head -c "$2" /dev/urandom | base64 | tr -d '\n' | guardar "$1"
}

if [ ! -e "$pasta/smtp-url" ]; then
  printf 'Servidor de e-mail (smtps://usuario:senha@correio.example.com): ' >&2
  IFS= read -r smtp || true
  printf '%s' "$smtp" | guardar smtp-url
fi
sortear second-factor-key 48
sortear register-key 32
sortear metrics-token 24
if [ "$tipo" = compose ]; then
  sortear postgres-password 24
  [ -e "$pasta/database-password" ] || head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' | guardar database-password
  endereco="postgres://indicabem:$(cat "$pasta/database-password")@banco/indicabem"
else
  # On the same machine PostgreSQL knows the user by the socket: no password to keep.
  endereco='postgres:///indicabem?host=/run/postgresql&user=indicabem'
fi
[ -e "$pasta/database-url" ] || printf '%s' "$endereco" | guardar database-url
