const TILE_WIDTHS = [120, 240, 360, 480] as const;

/**
 * Widths in pixels that the poster of a game is served in, as WebP: from a small one at the side to a whole tile of a
 * screen with three pixels a point. Each gives a whole height.
 */
export const POSTER_WIDTHS = {
  portrait: TILE_WIDTHS,
  square: TILE_WIDTHS,
  wide: [280, 560, 800],
} as const;
export type PosterFormat = keyof typeof POSTER_WIDTHS;

/** What an image element needs to choose among the widths; beside it stands how large it is shown (`sizes`). */
export interface PosterSources {
  readonly src: string;
  readonly srcSet: string;
}

/** `tileUrl` is path and version, `/art/games/<slug>?v=<version>`; so it is in all of these. */
export function posterSources(tileUrl: string, format: PosterFormat): PosterSources {
  const url = (width: number) => fileOf(tileUrl, `${format}-${width}.webp`);
  const widths: readonly number[] = POSTER_WIDTHS[format];
  return {
    src: url(Math.max(...widths)),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(','),
  };
}

/** The wide drawing at the head of a page, a game's world without words, and its title in the letters of its poster: sharp at every size. */
export const drawingUrl = (tileUrl: string, drawing: 'hero' | 'scene' | 'lockup'): string =>
  fileOf(tileUrl, `${drawing}.svg`);

function fileOf(tileUrl: string, ending: string): string {
  const [path, version] = tileUrl.split('?');
  const address = `${path}.${ending}`;
  return version === undefined ? address : `${address}?${version}`;
}
