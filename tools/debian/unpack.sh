# Usage: unpack.sh <folder> <package>… Downloads Debian packages and unpacks them into the folder; installs nothing.
# SUITE names another release of Debian than the machine's, such as trixie.
set -eu
target=$1
shift
test ! -d "$target" || exit 0
command -v apt-get >/dev/null || { echo 'there is no apt-get' >&2; exit 3; }
part=$target.part
rm -rf "$part"
mkdir -p "$part/debs" "$part/root" "$part/lists/partial"
cd "$part/debs"
# The machine's own package lists may be missing or old. Lists below the folder need no rights.
lists="-o Dir::State::Lists=$part/lists -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache="
if test -n "${SUITE:-}"; then
  keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  echo "deb [signed-by=$keyring] http://deb.debian.org/debian $SUITE main" >"$part/sources.list"
  lists="$lists -o Dir::Etc::sourcelist=$part/sources.list -o Dir::Etc::sourceparts=-"
fi
test -z "${SUITE:-}" && apt-get -qq -o APT::Sandbox::User= download "$@" 2>/dev/null || {
  apt-get -qq -o APT::Sandbox::User= $lists update
  apt-get -qq -o APT::Sandbox::User= $lists download "$@"
}
for deb in *.deb; do dpkg-deb -x "$deb" "$part/root"; done
mv "$part/root" "$target"
rm -rf "$part"
