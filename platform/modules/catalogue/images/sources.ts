import { createHash } from 'node:crypto';
import { IMAGE_FORMATS, type ImageFormat } from '@foyer/contract/catalogue/images.ts';
import type { GameData, StudioData, StudioServer } from '../../../sites/index.ts';

/**
 * The source of each image format of a game: a file such as `images/fox.png`, an https URL, or a path at the server of
 * a studio, such as `sandbox:/tiles/fox.png`. A format without a source shows a placeholder.
 */
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
  studio: Pick<StudioData, 'images' | 'provider'> | undefined,
  servers: readonly Pick<StudioServer, 'studio' | 'pictures'>[],
): GameSources {
  const sources: GameSources = {};
  const template = studio?.images ?? servers.find((server) => server.studio === studio?.provider)?.pictures;
  for (const format of IMAGE_FORMATS) {
    const own = images && [format, ...NEAREST[format]].map((other) => images[other]).find(Boolean);
    const source = images
      ? own
      : template?.replaceAll('{game}', encodeURIComponent(lookupId)).replaceAll('{format}', format);
    if (source !== undefined) sources[format] = sourceAt(studio?.provider, source);
  }
  return sources;
}

/** A path is one at the server of the studio. */
const sourceAt = (server: string | undefined, source: string): string =>
  source.startsWith('/') && server !== undefined ? `${server}:${source}` : source;

export const logoSource = ({ logo, provider }: Pick<StudioData, 'logo' | 'provider'>): string =>
  sourceAt(provider, logo);

/** The URL of a source that is no file. Null if its studio is not known any more. */
export function urlOf(
  source: string,
  servers: readonly Pick<StudioServer, 'studio' | 'origin'>[],
): { readonly url: URL; readonly trustedOrigin: string | null } | null {
  const [, id, path] = /^([a-z0-9-]+):(\/(?!\/).*)$/.exec(source) ?? [];
  if (id === undefined || path === undefined) {
    if (source.startsWith('/')) return null;
    const url = new URL(source);
    return { url, trustedOrigin: servers.find(({ origin }) => origin === url.origin)?.origin ?? null };
  }
  const server = servers.find(({ studio }) => studio === id);
  return server ? { url: new URL(path, server.origin), trustedOrigin: server.origin } : null;
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
