#!/bin/sh
# Run by the image's entrypoint before nginx starts: a line for each of OUTER_PROXIES, addresses or CIDR ranges separated by commas.
set -eu
folder=${1:-/etc/nginx/outer}
echo "${OUTER_PROXIES:-}" | tr ', ' '\n\n' | while read -r proxy; do
  case $proxy in
    '') ;;
    *[!0-9a-fA-F.:/]*)
      echo "OUTER_PROXIES: se leyó «$proxy»; deben ser direcciones IP o rangos CIDR. Ejemplo: OUTER_PROXIES=203.0.113.7,10.0.0.0/8" >&2
      exit 1
      ;;
    *) echo "set_real_ip_from $proxy;" ;;
  esac
done >"$folder/proxies.conf"
