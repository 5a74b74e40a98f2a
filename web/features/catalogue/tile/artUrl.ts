export type ArtFormat = 'portrait' | 'square' | 'wide' | 'hero' | 'lockup';

/** Where the poster of a game is served in one of its formats; a version in the address stays at its end. */
export function artUrl(tileUrl: string, format: ArtFormat): string {
  const [path, version] = tileUrl.split('?');
  const address = `${path}.${format}.svg`;
  return version ? `${address}?${version}` : address;
}
