const TILE_WIDTHS = [120, 240, 360, 480] as const;

/** Widths in pixels in which each image format of a game is served; each width gives a whole height. */
export const IMAGE_WIDTHS = {
  /** Tiles, from a small one on a phone to a large one on a screen with three pixels per point. */
  portrait: TILE_WIDTHS,
  square: TILE_WIDTHS,
  wide: [280, 560, 800],
  /** Image beside the text panel, which covers the left two fifths on wide screens. */
  hero: [800, 1600],
  /** The game's scenery without text. */
  scene: [1600],
  /** The game's title as transparent artwork. */
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

export const LOGO_WIDTH = 320;

/** `src` and `srcset` of an `img` element; the caller adds `sizes`. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

/** @param tileUrl path and version: `/images/games/<slug>?v=<version>` */
export function imageSources(tileUrl: string, format: ImageFormat): ImageSources {
  const widths: readonly number[] = IMAGE_WIDTHS[format];
  const url = (width: number) => variantUrl(tileUrl, `${format}-${width}`);
  return {
    src: url(Math.max(...widths)),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(','),
  };
}

/** URL of the largest width. */
export const imageUrl = (tileUrl: string, format: ImageFormat): string => imageSources(tileUrl, format).src;

function variantUrl(tileUrl: string, variant: string): string {
  const [path, version] = tileUrl.split('?');
  return version === undefined ? `${path}/${variant}` : `${path}/${variant}?${version}`;
}
