import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { IMAGE_WIDTHS, LOGO_WIDTH, type ImageFormat } from '@foyer/contract/catalogue/images.ts';
import { ImageError } from './fetchImage.ts';

export interface Variant {
  /** For example `portrait-240`. */
  readonly name: string;
  readonly width: number;
  /** Null keeps the image's own proportions and transparency. */
  readonly height: number | null;
  /** Large images are a third smaller as AVIF; tiles are encoded and decoded faster as WebP. */
  readonly hasAvif: boolean;
}

export type Encoding = 'webp' | 'avif';

const HEIGHT_OF: Readonly<Record<ImageFormat, number | null>> = {
  portrait: 4 / 3,
  square: 1,
  wide: 5 / 8,
  hero: 2 / 5,
  scene: 9 / 16,
  lockup: null,
};

const entries = Object.entries(IMAGE_WIDTHS) as [ImageFormat, readonly number[]][];

export const GAME_VARIANTS: ReadonlyMap<string, Variant & { readonly format: ImageFormat }> = new Map(
  entries.flatMap(([format, widths]) =>
    widths.map((width) => {
      const name = `${format}-${width}`;
      const ratio = HEIGHT_OF[format];
      const height = ratio === null ? null : Math.round(width * ratio);
      return [
        name,
        { name, format, width, height, hasAvif: format === 'hero' || format === 'scene' },
      ] as const;
    }),
  ),
);

export const LOGO: Variant = { name: `logo-${LOGO_WIDTH}`, width: LOGO_WIDTH, height: null, hasAvif: false };

/** Loads sharp on first use, because its native code takes 100 ms to load. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: load } = await import('sharp');
  // Encoded images are stored as files, and `createImages` limits the concurrency.
  load.cache(false);
  load.concurrency(1);
  return load;
}
let loaded: Promise<typeof Sharp> | undefined;

const MAX_PIXELS = 40_000_000;
const TIMEOUT_S = 15;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif', 'svg']);

/** Checks the actual format of an image, regardless of its content type. @throws ImageError */
export async function inspectImage(content: Buffer): Promise<void> {
  const { format, width } = await metadataOf(content);
  if (!FORMATS.has(format)) throw new ImageError(`has the format '${format}'`);
  // Decodes the complete image, so that a damaged one is refused now and not when it is requested.
  const load = await (loaded ??= loadSharp());
  const density = format === 'svg' ? densityFor(16, width) : undefined;
  await load(content, { ...SAFE, ...(density !== undefined && { density }) })
    .resize(16)
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer()
    .catch(refuse);
}

/** @throws ImageError */
export async function encode(content: Buffer, variant: Variant, encoding: Encoding): Promise<Buffer> {
  const { width, height } = variant;
  const { format, width: ownWidth } = await metadataOf(content);
  const density = format === 'svg' ? densityFor(width, ownWidth) : undefined;
  const load = await (loaded ??= loadSharp());
  const image = load(content, { ...SAFE, ...(density !== undefined && { density }) })
    .autoOrient()
    .resize({ width, ...(height !== null && { height, fit: 'cover' }) })
    .timeout({ seconds: TIMEOUT_S });
  const isTransparent = height === null;
  const opaque = isTransparent ? image : image.flatten({ background: '#000000' });
  return (encoding === 'avif' ? opaque.avif(AVIF) : opaque.webp(isTransparent ? LOSSLESS : WEBP))
    .toBuffer()
    .catch(refuse);
}

/** The density at which an SVG image has this width; by default a pixel is 1/72 inch. */
const densityFor = (width: number, ownWidth: number): number =>
  Math.min(2400, Math.max(1, (72 * width) / ownWidth));

const SAFE = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
// Each higher effort level saves 2 % of the bytes and takes at least 50 % more time.
const WEBP = { quality: 80, effort: 2 };
const LOSSLESS = { lossless: true, effort: 2 };
const AVIF = { quality: 50, effort: 1 };

async function metadataOf(content: Buffer): Promise<Metadata> {
  const load = await (loaded ??= loadSharp());
  return load(content, SAFE).metadata().catch(refuse);
}

function refuse(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
  throw new ImageError(`cannot be decoded: ${reason?.slice(0, 200)}`, { cause });
}
