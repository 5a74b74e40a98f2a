const TILE_WIDTHS = [120, 240, 360, 480] as const;

/** The pictures of a game, in the widths in pixels that they are served in; each gives a whole height. */
export const IMAGE_WIDTHS = {
  /** Tiles, from a small one at the side to a whole one on a screen with three pixels a point. */
  portrait: TILE_WIDTHS,
  square: TILE_WIDTHS,
  wide: [280, 560, 800],
  /** Beside a panel of text, which covers its left two fifths on wide screens. */
  hero: [800, 1600],
  /** The world of the game without words. */
  scene: [1600],
  /** The title in the lettering of the game, transparent. */
  lockup: [960],
} as const;
export type ImageFormat = keyof typeof IMAGE_WIDTHS;
export const IMAGE_FORMATS = [
  'portrait',
  'square',
  'wide',
  'hero',
  'scene',
  'lockup',
] as const satisfies readonly ImageFormat[];

/** Of the logo of a studio, transparent. */
export const LOGO_WIDTH = 320;

/** `src` and `srcset` of an `img` element; the caller adds `sizes`. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

/** `tileUrl` is path and version, `/images/games/<slug>?v=<version>`. */
export function imageSources(tileUrl: string, format: ImageFormat): ImageSources {
  const widths: readonly number[] = IMAGE_WIDTHS[format];
  const url = (width: number) => variantUrl(tileUrl, `${format}-${width}`);
  return {
    src: url(Math.max(...widths)),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(','),
  };
}

/** The picture in its largest width. */
export const imageUrl = (tileUrl: string, format: ImageFormat): string => imageSources(tileUrl, format).src;

function variantUrl(tileUrl: string, variant: string): string {
  const [path, version] = tileUrl.split('?');
  return version === undefined ? `${path}/${variant}` : `${path}/${variant}?${version}`;
}
