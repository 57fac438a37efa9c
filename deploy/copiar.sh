#!/bin/sh
# One copy of everything into a folder, named by its moment; then those older than so many days go, but never the newest.
#   copiar.sh <folder> [days, 14]
# A copy that fails ends here, before anything is removed. It is made under one name: what is left of a killed one is
# written over by the next.
set -eu
umask 077
pasta=$1
dias=${2:-14}
nome=indica-bem-$(date -u +%Y%m%dT%H%M%SZ).copia.gz
node "$(dirname "$0")/../server/dist/linha-de-comando.js" copiar "$pasta/em-curso.copia.gz" > /dev/null
mv "$pasta/em-curso.copia.gz" "$pasta/$nome"
echo "Guardada como $pasta/$nome."
find "$pasta" -maxdepth 1 -type f -name 'indica-bem-*.copia.gz*' ! -name "$nome" -mtime "+$dias" -delete
