import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../../../plumbing/refusal.ts';
import { createArtCache, type Encoding } from './artCache.ts';
import { symbolFile, tileFile } from './artFiles.ts';
import { artVersion } from '../edition.ts';
import type { PosterSubject } from '../plan.ts';

export interface ArtParts {
  games: readonly PosterSubject[];
}

/** About 8 KB each: 16 MB at most. */
const CACHED_FILES = 2000;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An address without the picture's version is asked about again. */
const FOR_NOW = 'public, max-age=300';

/** Serves posters, `/art/games/<slug>.<format>.svg`, and reel symbols, `/art/symbols/<slug>/<symbol>.svg`. */
export function registerArt(app: FastifyInstance, { games }: ArtParts): void {
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  const cache = createArtCache(CACHED_FILES);

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    draw: ((subject: PosterSubject) => string) | null,
  ): Promise<FastifyReply> => {
    const game = bySlug.get(slug);
    if (!game || !draw) throw new Refusal('NotFound', { status: 404, reasons: ['UnknownArt'] });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const [path = ''] = request.url.split('?');
    const { body, etag } = await cache.get(path, encoding, () => draw(game));
    reply.headers({ ...HEADERS, etag, 'cache-control': cacheControl(request.query, game) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml').send(body);
  };

  app.get<{ Params: { file: string } }>('/art/games/:file', (request, reply) => {
    const file = tileFile(request.params.file);
    return serve(request, reply, file?.slug ?? '', file?.draw ?? null);
  });
  app.get<{ Params: { slug: string; file: string } }>('/art/symbols/:slug/:file', (request, reply) =>
    serve(request, reply, request.params.slug, symbolFile(request.params.file)),
  );
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

function cacheControl(query: unknown, game: PosterSubject): string {
  const version = typeof query === 'object' && query !== null && 'v' in query ? query.v : undefined;
  return version === artVersion(game) ? FOR_EVER : FOR_NOW;
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
