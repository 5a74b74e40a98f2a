import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../../../plumbing/refusal.ts';
import { createArtCache, type Encoding } from './artCache.ts';
import { markFile, symbolFile, tileFile } from './artFiles.ts';
import { artVersion, markVersion } from '../edition.ts';
import type { PosterSubject } from '../plan.ts';
import { renderWordmark, type Maker } from '../wordmark.ts';

export interface ArtParts {
  games: readonly PosterSubject[];
  studios: readonly Maker[];
}

/** A picture there is, with the version its address has to carry to be kept for ever. */
interface Picture {
  readonly version: string;
  draw(): string;
}

/** About 8 KB each: 16 MB at most. */
const CACHED_FILES = 2000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An address without the picture's version is asked about again. */
const FOR_NOW = 'public, max-age=300';

/**
 * Serves posters, `/art/games/<slug>.<format>.svg`, reel symbols, `/art/symbols/<slug>/<symbol>.svg`, and the marks of
 * studios, `/art/studios/<slug>.svg`.
 */
export function registerArt(app: FastifyInstance, { games, studios }: ArtParts): void {
  const gamesBySlug = new Map(games.map((game) => [game.slug, game]));
  const studiosBySlug = new Map(studios.map((studio) => [studio.slug, studio]));
  const cache = createArtCache(CACHED_FILES);

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture | null,
  ): Promise<FastifyReply> => {
    if (!picture) throw new Refusal('NotFound', { status: 404, reasons: ['UnknownArt'] });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const [path = ''] = request.url.split('?');
    const { body, etag } = await cache.get(path, encoding, picture.draw);
    reply.headers({ ...HEADERS, etag, 'cache-control': cacheControl(request.query, picture) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(body);
  };

  app.get<{ Params: { file: string } }>('/art/games/:file', (request, reply) => {
    const file = tileFile(request.params.file);
    return serve(request, reply, file && ofGame(file.slug, file.draw));
  });
  app.get<{ Params: { slug: string; file: string } }>('/art/symbols/:slug/:file', (request, reply) =>
    serve(request, reply, ofGame(request.params.slug, symbolFile(request.params.file))),
  );
  app.get<{ Params: { file: string } }>('/art/studios/:file', (request, reply) => {
    const studio = studiosBySlug.get(markFile(request.params.file) ?? '');
    const picture = studio && { version: markVersion(studio), draw: () => renderWordmark(studio) };
    return serve(request, reply, picture ?? null);
  });

  function ofGame(slug: string, draw: ((subject: PosterSubject) => string) | null): Picture | null {
    const game = gamesBySlug.get(slug);
    return game && draw ? { version: artVersion(game), draw: () => draw(game) } : null;
  }
}

const HEADERS = {
  vary: 'accept-encoding',
  // Studios show our symbols on their own origins, and may draw them on a canvas.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  // Opened by itself, a picture runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
};

function cacheControl(query: unknown, picture: Picture): string {
  const version = typeof query === 'object' && query !== null && 'v' in query ? query.v : undefined;
  return version === picture.version ? FOR_EVER : FOR_NOW;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offered = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : 'identity';
}
