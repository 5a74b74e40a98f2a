import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  FEED_PATH,
  type Feed,
  type FeedJackpot,
  type LiveTable,
  type TableNow,
} from '@foyer/contract/catalogue/feed.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { TableState } from '../../modules/catalogue/index.ts';
import { originOfRequest } from '../../modules/signIn/index.ts';
import type { Config } from '../../infra/config.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { siteAt } from '../graphql/reader/whereabouts.ts';
import { siteFor, siteOf } from './access.ts';
import type { Services } from '../services.ts';

export interface FeedDeps {
  readonly config: Pick<Config, 'countryHeader' | 'subDivisionHeader' | 'requestsPerMinute'>;
  readonly sites: Sites;
  readonly services: {
    readonly catalogue: Pick<Services['catalogue'], 'groups' | 'game' | 'launchable'>;
    readonly liveTables: Pick<Services['liveTables'], 'of'>;
    readonly jackpot: Pick<Services['jackpot'], 'potsIn'>;
  };
}

/** The response is identical for everybody in a country or subdivision, so proxies may cache it briefly. */
const CACHED = 'public, max-age=3';

/** HTTP-01: serves the feed. Only the lobby's own origin can read it, as with every other API. */
export function registerFeed(app: FastifyInstance, { config, sites, services }: FeedDeps): void {
  const { countryHeader, subDivisionHeader, requestsPerMinute } = config;
  const places = [countryHeader, subDivisionHeader].filter((name) => name !== null);
  const limited = { config: { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } } };
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(FEED_PATH, limited, async (request, reply) => {
    const hosted = siteOf(sites, request.host, textIn(request.query['brand']));
    const { country } = originOfRequest(request.headers, countryHeader);
    const here = siteAt(siteFor(hosted, null, country), null, request.headers, config);
    const site = requestedSite(sites, here, request.query);
    const body = JSON.stringify(await readFeed(services, site));
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    void reply.headers({ 'cache-control': CACHED, etag: tag });
    if (places.length > 0) void reply.header('vary', places.join(', '));
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** The site in the requested currency. @throws Refusal UnknownOperator, BadRequest */
function requestedSite(
  sites: Pick<Sites, 'isCurrency'>,
  site: Site,
  { operator, currency }: Readonly<Record<string, unknown>>,
): Site {
  if (operator !== undefined && operator !== site.settings.operator)
    throw new Refusal('UnknownOperator', { status: 400, keys: { brand: site.brand } });
  if (currency === undefined) return site;
  if (!sites.isCurrency(currency))
    throw new Refusal('BadRequest', { status: 400, reasons: ['notACurrency'], keys: { field: 'currency' } });
  return { ...site, market: { ...site.market, currency } };
}

async function readFeed(services: FeedDeps['services'], site: Site): Promise<Feed> {
  const [jackpots, liveCasino] = await Promise.all([
    readJackpots(services, site),
    readLiveCasino(services, site),
  ]);
  return { jackpots, liveCasino };
}

async function readJackpots({ jackpot }: FeedDeps['services'], site: Site): Promise<readonly FeedJackpot[]> {
  if (!site.jackpot) return [];
  const { sourceId, instanceId } = site.jackpot;
  const pots = await jackpot.potsIn(site.brand, site.market.currency);
  return [{ sourceId, instanceId, pots: pots.map(({ id, value }) => ({ id, value: toJson(value) })) }];
}

async function readLiveCasino(
  { catalogue, liveTables }: FeedDeps['services'],
  site: Site,
): Promise<readonly LiveTable[]> {
  const { defaultLocale } = site.settings;
  const { categories } = await catalogue.groups(site, defaultLocale);
  const live = categories.find(({ slug }) => slug === 'live-casino');
  const tables = (live?.edges ?? []).map(async ({ node: { slug } }) => {
    const [details, run] = await Promise.all([
      catalogue.game(site, defaultLocale, slug),
      catalogue.launchable(site, slug),
    ]);
    return details && run ? [tableOf(details, liveTables.of(run), site.market.currency)] : [];
  });
  return (await Promise.all(tables)).flat();
}

type Details = NonNullable<Awaited<ReturnType<Services['catalogue']['game']>>>;

function tableOf(
  { game, minStake, maxStake }: Details,
  state: TableState | null,
  currency: Currency,
): LiveTable {
  const limits = state?.limits(currency);
  return {
    slug: game.slug,
    lookupId: game.lookupId,
    title: game.title,
    studio: game.studio.slug,
    limits: limits
      ? { least: toJson(limits.least), most: toJson(limits.most) }
      : { least: { amount: minStake, currency }, most: { amount: maxStake, currency } },
    now: state && nowOf(state),
  };
}

const nowOf = ({ isOpen, opensAt, seats, results }: TableState): TableNow => ({
  isOpen,
  opensAt: opensAt?.toISOString() ?? null,
  seats,
  results,
});

/** A repeated or missing query parameter yields undefined. */
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
