import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../infra/clock.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Sites } from '../../../sites/index.ts';
import { GAME_VARIANTS, LOGO, type Encoding, type Variant } from './encode.ts';
import { createFileCache } from './fileCache.ts';
import type { Images } from './images.ts';
import { placeholder } from './placeholder.ts';
import { gameSources, logoSource } from './sources.ts';

export interface ImageRouteDeps {
  readonly sites: Pick<Sites, 'games' | 'studios' | 'studioServers' | 'byHost' | 'defaultSite'>;
  readonly images: Pick<Images, 'load'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** How long a request waits for a studio before it gets the placeholder. */
  readonly waitMs?: number;
}

interface Picture {
  readonly title: string;
  readonly source: string | undefined;
  readonly variant: Variant;
}

/** About 15 KB each, 30 MB in total. */
const CACHED_FILES = 2000;
/** Encoding the tiles of one page for the first time takes about a second. */
const WAIT_MS = 2.5 * SECOND;
/** The wait in the ten seconds after a timeout: browsers have few connections, which a page needs for other requests. */
const SHORT_WAIT_MS = 100;
const SHORT_FOR_MS = 10 * SECOND;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An address without a version may later show another image. */
const UNVERSIONED_MS = 60 * MINUTE;
const ONE_HOUR = 'public, max-age=3600';

/** Serves `/images/games/<slug>/<format>-<width>` and `/images/studios/<slug>/logo-<width>`. */
export function registerImages(app: FastifyInstance, deps: ImageRouteDeps): void {
  const { sites, images, clock, log, waitMs = WAIT_MS } = deps;
  const { gamePicture, studioPicture } = picturesOf(sites);
  const cache = createFileCache(CACHED_FILES);
  const withTimeLimit = timeLimit(waitMs, clock);

  app.get<{ Params: Address }>('/images/games/:slug/:variant', (request, reply) =>
    serve(request, reply, gamePicture(request.params)),
  );
  app.get<{ Params: Address }>('/images/studios/:slug/:variant', (request, reply) =>
    serve(request, reply, studioPicture(request.params)),
  );

  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture | null,
  ): Promise<FastifyReply> {
    if (!picture) throw new Refusal('NotFound', { status: 404, reasons: ['UnknownImage'] });
    const { source, variant } = picture;
    const version = versionIn(request.query);
    const encoding = encodingFor(request, variant);
    const period = version ?? Math.floor(clock.now().getTime() / UNVERSIONED_MS);
    const key = [source, variant.name, encoding, period].join(' ');
    const file =
      source === undefined
        ? null
        : await withTimeLimit(cache.get(key, () => required(images.load(source, variant, encoding)))).catch(
            (error: unknown) => {
              if (!(error instanceof MissingImage))
                log.warn({ err: error, source }, 'an image cannot be served');
              return null;
            },
          );
    void reply.headers(HEADERS);
    if (variant.hasAvif) void reply.header('vary', 'accept');
    if (!file) return sendPlaceholder(request, reply, picture);
    void reply.headers({ etag: file.etag, 'cache-control': version === null ? ONE_HOUR : IMMUTABLE });
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
    return reply.type(`image/${encoding}`).send(file.body);
  }

  function sendPlaceholder(
    request: FastifyRequest,
    reply: FastifyReply,
    { title, variant: { width, height } }: Picture,
  ): FastifyReply {
    const { theme } = sites.byHost(request.hostname) ?? sites.defaultSite;
    const { tilePlaceholder: background, text } = theme.colours;
    void reply.header('cache-control', 'no-store').type('image/svg+xml');
    return reply.send(placeholder({ title, width, height, background, text }));
  }
}

interface Address {
  readonly slug: string;
  readonly variant: string;
}

function picturesOf(sites: Pick<Sites, 'games' | 'studios' | 'studioServers'>) {
  let known: ReturnType<typeof catalogueBySlug> | null = null;
  /** Built again after a reload of the sites. */
  const bySlug = () => (known?.of === sites.games ? known : (known = catalogueBySlug(sites)));
  return {
    gamePicture({ slug, variant: name }: Address): Picture | null {
      const { games, studios } = bySlug();
      const game = games.get(slug);
      const variant = GAME_VARIANTS.get(name);
      if (!game || !variant) return null;
      const sources = gameSources(game, studios.get(game.studio), sites.studioServers);
      return { title: game.title, source: sources[variant.format], variant };
    },
    studioPicture({ slug, variant }: Address): Picture | null {
      const studio = bySlug().studios.get(slug);
      if (!studio || variant !== LOGO.name) return null;
      return { title: studio.name, source: logoSource(studio), variant: LOGO };
    },
  };
}

const catalogueBySlug = ({ games, studios }: Pick<Sites, 'games' | 'studios'>) => ({
  of: games,
  games: new Map(games.map((game) => [game.slug, game])),
  studios: new Map(studios.map((studio) => [studio.slug, studio])),
});

const HEADERS = {
  // A placeholder that is opened as a document can neither run scripts nor load anything.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

class MissingImage extends Error {}

/** Throws for a missing image, so that the cache does not store it. */
async function required(loading: Promise<Buffer | null>): Promise<Buffer> {
  const content = await loading;
  if (!content) throw new MissingImage();
  return content;
}

/** Returns null when the work takes longer than the limit; the work continues, and a later request gets its result. */
function timeLimit(limitMs: number, clock: Clock) {
  let shortUntil = 0;
  return async <Result>(work: Promise<Result>): Promise<Result | null> => {
    const isShort = clock.now().getTime() < shortUntil;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, isShort ? Math.min(SHORT_WAIT_MS, limitMs) : limitMs, null);
    });
    try {
      const result = await Promise.race([work, late]);
      if (result === null && !isShort) shortUntil = clock.now().getTime() + SHORT_FOR_MS;
      return result;
    } finally {
      clearTimeout(timer);
    }
  };
}

const encodingFor = ({ headers }: FastifyRequest, { hasAvif }: Variant): Encoding =>
  hasAvif && (headers.accept ?? '').includes('image/avif') ? 'avif' : 'webp';

function versionIn(query: unknown): string | null {
  const version = typeof query === 'object' && query !== null && 'v' in query ? query.v : undefined;
  return typeof version === 'string' && /^\w{1,12}$/.test(version) ? version : null;
}
