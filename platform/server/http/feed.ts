import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FEED_PATH, type Feed, type LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { isCurrency, type Currency } from '@foyer/vocabulary/currency.ts';
import { originOfRequest } from '../../modules/identity/index.ts';
import type { Config } from '../../plumbing/config.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { Site, Sites } from '../../plumbing/sites/index.ts';
import { siteFor, siteOf } from './access.ts';
import type { Services } from '../services.ts';

export interface FeedParts {
  readonly config: Pick<Config, 'countryHeader' | 'requestsPerMinute'>;
  readonly sites: Sites;
  readonly services: { readonly catalogue: Pick<Services['catalogue'], 'groups' | 'game'> };
}

/** The same for everybody in a country, so a proxy may keep it for a moment; the catalogue itself is kept in memory. */
const CACHED = 'public, max-age=5, stale-while-revalidate=30';

/** HTTP-01: for the lobby's own origin, as every other call. */
export function registerFeed(app: FastifyInstance, { config, sites, services }: FeedParts): void {
  const { countryHeader, requestsPerMinute } = config;
  const limited = { config: { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } } };
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(FEED_PATH, limited, async (request, reply) => {
    const hosted = siteOf(sites, request.host, textIn(request.query['brand']));
    const { country } = originOfRequest(request.headers, countryHeader);
    const site = askedSite(siteFor(hosted, null, country), request.query);
    const body = JSON.stringify(await readFeed(services.catalogue, site));
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ 'cache-control': CACHED, etag: tag });
    if (countryHeader !== null) void reply.header('vary', countryHeader);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** The site in the currency that is asked for. @throws Refusal UnknownOperator, BadRequest */
function askedSite(site: Site, { operator, currency }: Readonly<Record<string, unknown>>): Site {
  if (operator !== undefined && operator !== site.settings.operator)
    throw new Refusal('UnknownOperator', { status: 400, keys: { brand: site.brand } });
  if (currency === undefined) return site;
  if (!isCurrency(currency))
    throw new Refusal('BadRequest', { status: 400, reasons: ['notACurrency'], keys: { field: 'currency' } });
  return { ...site, market: { ...site.market, currency } };
}

async function readFeed(catalogue: FeedParts['services']['catalogue'], site: Site): Promise<Feed> {
  const { defaultLocale } = site.settings;
  const { categories } = await catalogue.groups(site, defaultLocale);
  const live = categories.find(({ slug }) => slug === 'live-casino');
  const games = await Promise.all(
    (live?.edges ?? []).map(({ node }) => catalogue.game(site, defaultLocale, node.slug)),
  );
  const { currency } = site.market;
  return { jackpots: [], liveCasino: games.flatMap((game) => (game ? [tableOf(game, currency)] : [])) };
}

type Details = NonNullable<Awaited<ReturnType<Services['catalogue']['game']>>>;

const tableOf = ({ game, minStake, maxStake }: Details, currency: Currency): LiveTable => ({
  slug: game.slug,
  lookupId: game.lookupId,
  title: game.title,
  studio: game.studio.slug,
  limits: { least: { amount: minStake, currency }, most: { amount: maxStake, currency } },
});

/** An array or nothing is no name. */
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
