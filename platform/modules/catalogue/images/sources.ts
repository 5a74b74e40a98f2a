import { createHash } from 'node:crypto';
import { IMAGE_FORMATS, type ImageFormat } from '@foyer/contract/catalogue/images.ts';
import type { GameData, StudioData } from '../../../sites/index.ts';

/** The source of each image format of a game. A format without a source shows a placeholder. */
export type GameSources = Partial<Record<ImageFormat, string>>;

/**
 * The formats from which a missing one is cropped, in order of preference. A lockup is never cropped from another
 * format.
 */
const NEAREST: Readonly<Record<ImageFormat, readonly ImageFormat[]>> = {
  portrait: ['square', 'wide', 'hero', 'scene'],
  square: ['portrait', 'wide', 'hero', 'scene'],
  wide: ['hero', 'square', 'scene', 'portrait'],
  hero: ['wide', 'scene', 'square', 'portrait'],
  scene: ['hero', 'wide', 'square', 'portrait'],
  lockup: [],
};

export function gameSources(
  { lookupId, images }: Pick<GameData, 'lookupId' | 'images'>,
  studio: Pick<StudioData, 'images'> | undefined,
): GameSources {
  const sources: GameSources = {};
  for (const format of IMAGE_FORMATS) {
    const own = images && [format, ...NEAREST[format]].map((other) => images[other]).find(Boolean);
    const source = images
      ? own
      : studio?.images?.replaceAll('{game}', lookupId).replaceAll('{format}', format);
    if (source !== undefined) sources[format] = source;
  }
  return sources;
}

/** Increase it when the encoding changes, because browsers cache images for a year. */
const EDITION = 2;

/** Part of an image's address; changes with its source or content. */
export const imageVersion = (sources: GameSources | string, revision: number): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, sources, revision]))
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 8);
