#!/bin/sh
# Run by the image's entrypoint before nginx starts: the origin of MEDIA_URL for the policy of the pages.
set -eu
folder=${1:-/etc/nginx/outer}
host=''
origin=${MEDIA_URL:-}
origin=${origin%/}
case $origin in
  '') : >"$folder/media.map" ;;
  http://?* | https://?*) host=${origin#*://} ;;
  *) host=/ ;;
esac
case ${host:-none} in
  none) ;;
  *[!0-9a-zA-Z.:-]*)
    echo "MEDIA_URL: se leyó «$origin»; debe ser una dirección http:// o https:// sin ruta. Ejemplo: MEDIA_URL=https://cdn.example.com" >&2
    exit 1
    ;;
  *) echo "~. $origin;" >"$folder/media.map" ;;
esac
