#!/bin/sh
# Gives a certificate that certbot has renewed to HAProxy: /etc/letsencrypt/renewal-hooks/deploy/haproxy
set -eu
folder=/etc/haproxy/certs
umask 077
cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" > "$folder/$(basename "$RENEWED_LINEAGE").new"
mv "$folder/$(basename "$RENEWED_LINEAGE").new" "$folder/$(basename "$RENEWED_LINEAGE").pem"
# The certificate of the first start, which no browser trusts.
rm -f "$folder/first.pem"
systemctl reload haproxy
