import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '@foyer/domain/duration.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { markFile, symbolFile, tileFile } from './artFiles.ts';
import { createFileCache } from './fileCache.ts';
import { encodingFor, pack, type Encoding } from './packing.ts';
import { createPosters } from './posters.ts';
import { createWarming } from './warming.ts';
import { artVersion, markVersion } from '../edition.ts';
import type { PosterSubject } from '../plan.ts';
import { renderWordmark, type Maker } from '../wordmark.ts';

export interface ArtParts {
  games: readonly PosterSubject[];
  studios: readonly Maker[];
  /** Posters are kept between starts in a folder of their own in it. */
  dataFolder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Posters that the first visitors will ask for, as `<slug>.<format>-<width>.webp`; drawn when there is time. */
  wanted?: () => Promise<readonly string[]>;
}

/** A picture there is, with the version its address has to carry to be kept for ever. */
interface Picture {
  readonly version: string;
  draw(): string;
  /** Of a poster in pixels: its own among all files, and how many it is across. */
  readonly bitmap?: { readonly name: string; readonly width: number };
}

/** How a picture crosses the wire. */
interface Reply {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  make(): Promise<Buffer>;
}

/** About 10 KB each: 20 MB in all. */
const CACHED_FILES = 2000;
/** Between two looks whether there is time to draw what will be wanted. */
const LOOK_MS = SECOND / 2;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An address without the picture's version is asked about again. */
const FOR_NOW = 'public, max-age=300';

/**
 * Serves posters, `/art/games/<slug>.<format>-<width>.webp`; the drawings they are made of,
 * `/art/games/<slug>.<format>.svg`; reel symbols, `/art/symbols/<slug>/<symbol>.svg`; and the marks of studios,
 * `/art/studios/<slug>.svg`.
 */
export function registerArt(
  app: FastifyInstance,
  { games, studios, dataFolder, log, wanted }: ArtParts,
): void {
  const gamesBySlug = new Map(games.map((game) => [game.slug, game]));
  const studiosBySlug = new Map(studios.map((studio) => [studio.slug, studio]));
  const cache = createFileCache(CACHED_FILES);
  const posters = createPosters({ folder: join(dataFolder, 'posters'), log });

  if (wanted) {
    const draw = async (name: string): Promise<void> => {
      const file = tileFile(name);
      const { bitmap, draw: drawn } = (file && ofGame(file.slug, file.draw, file.bitmap)) ?? {};
      if (bitmap && drawn) await posters.get(bitmap.name, bitmap.width, drawn);
    };
    whileListening(app, createWarming({ files: wanted, draw, log }));
  }

  app.get<{ Params: { file: string } }>('/art/games/:file', (request, reply) => {
    const file = tileFile(request.params.file);
    return serve(request, reply, file && ofGame(file.slug, file.draw, file.bitmap));
  });
  app.get<{ Params: { slug: string; file: string } }>('/art/symbols/:slug/:file', (request, reply) => {
    const draw = symbolFile(request.params.file);
    return serve(request, reply, draw && ofGame(request.params.slug, draw));
  });
  app.get<{ Params: { file: string } }>('/art/studios/:file', (request, reply) => {
    const studio = studiosBySlug.get(markFile(request.params.file) ?? '');
    const picture = studio && { version: markVersion(studio), draw: () => renderWordmark(studio) };
    return serve(request, reply, picture ?? null);
  });

  function ofGame(
    slug: string,
    draw: (game: PosterSubject) => string,
    bitmap: { size: string; width: number } | null = null,
  ): Picture | null {
    const game = gamesBySlug.get(slug);
    if (!game) return null;
    const picture = { version: artVersion(game), draw: () => draw(game) };
    if (!bitmap) return picture;
    const name = `${slug}.${bitmap.size}.${picture.version}.webp`;
    return { ...picture, bitmap: { name, width: bitmap.width } };
  }

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture | null,
  ): Promise<FastifyReply> {
    if (!picture) throw new Refusal('NotFound', { status: 404, reasons: ['UnknownArt'] });
    const { key, headers, make } = picture.bitmap
      ? inPixels(picture.bitmap, picture.draw)
      : asDrawn(pathOf(request), encodingFor(request.headers['accept-encoding']), picture.draw);
    const { body, etag } = await cache.get(key, make);
    reply.headers({ ...HEADERS, ...headers, etag, 'cache-control': cacheControl(request.query, picture) });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.send(body);
  }

  const inPixels = ({ name, width }: { name: string; width: number }, draw: () => string): Reply => ({
    key: name,
    headers: { 'content-type': 'image/webp' },
    make: () => posters.get(name, width, draw),
  });
}

/** Looks now and then, until there is nothing left to do. */
function whileListening(app: FastifyInstance, look: () => Promise<boolean>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      void look().then((isLeft) => {
        if (!isLeft) clearInterval(timer);
      });
    }, LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

const asDrawn = (path: string, encoding: Encoding, draw: () => string): Reply => ({
  key: `${path} ${encoding}`,
  headers: {
    'content-type': 'image/svg+xml',
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  },
  make: () => pack(draw(), encoding),
});

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

const HEADERS = {
  // Studios show our symbols on their own origins, and may draw them on a canvas.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  // Opened by itself, a picture runs nothing and loads nothing.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function cacheControl(query: unknown, picture: Picture): string {
  const version = typeof query === 'object' && query !== null && 'v' in query ? query.v : undefined;
  return version === picture.version ? FOR_EVER : FOR_NOW;
}
