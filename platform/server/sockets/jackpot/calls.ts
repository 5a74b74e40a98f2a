import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  DrawsAnswer,
  InstanceAnswer,
  PeriodsAnswer,
  RatesAnswer,
  TicketsAnswer,
} from '@foyer/contract/jackpot/http.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Config } from '../../../plumbing/config.ts';
import type { Database } from '../../../plumbing/database/database.ts';
import { Refusal } from '../../../plumbing/refusal.ts';
import type { JackpotFile, Site, Sites } from '../../../plumbing/sites/index.ts';
import { bearerToken, noToken, siteOf } from '../../http/access.ts';
import type { Services } from '../../services.ts';
import { playerOfToken, type JackpotPlayer } from './access.ts';

export interface JackpotCallParts {
  readonly config: Pick<Config, 'requestsPerMinute'>;
  readonly sites: Sites;
  readonly database: Database;
  readonly services: Pick<Services, 'identity' | 'jackpot' | 'wallet'>;
}

interface OfInstance {
  readonly Params: { readonly source: string; readonly brand: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

interface OfPeriod extends OfInstance {
  readonly Params: OfInstance['Params'] & { readonly period: string };
}

const PAGE = 50;

/** HTTP-02, HTTP-04, D8: what the jackpot service answers; on the brand's own origin, as every other call. */
export function registerJackpotCalls(app: FastifyInstance, parts: JackpotCallParts): void {
  const { services, config } = parts;
  const { jackpot } = services;
  const limited = { config: { rateLimit: { max: config.requestsPerMinute, timeWindow: '1 minute' } } };

  app.get('/jackpot/v1/rates', limited, async (_request, reply): Promise<RatesAnswer> => {
    void reply.header('cache-control', 'public, max-age=300');
    return { multipliers: jackpot.multipliers };
  });

  app.get<OfInstance>(INSTANCE, limited, async (request, reply): Promise<InstanceAnswer> => {
    const { site, instance } = instanceOf(parts.sites, request);
    void reply.header('cache-control', 'no-store');
    const player = await askedPlayer(parts, site, request);
    return {
      id: instance.instanceId,
      source: instance.sourceId,
      brand: site.brand,
      operator: site.settings.operator,
      pots: [...(await jackpot.pots(site.brand))],
      status: player && (await statusOf(parts, player)),
    };
  });

  app.get<OfInstance>(`${INSTANCE}/periods`, limited, async (request): Promise<PeriodsAnswer> => {
    const { site, instance } = instanceOf(parts.sites, request);
    const before = numberIn(request.query['before'], 'before');
    const periods = await jackpot.periods(site.brand, { first: PAGE, before });
    return { instance: instance.instanceId, periods: [...periods] };
  });

  app.get<OfPeriod>(
    `${INSTANCE}/periods/:period/tickets`,
    limited,
    async (request): Promise<TicketsAnswer> => {
      const { site } = instanceOf(parts.sites, request);
      const period = numberIn(request.params.period, 'period') ?? 0;
      const from = numberIn(request.query['from'], 'from') ?? 1;
      const found = await jackpot.tickets(site.brand, { period, from });
      if (found) return { period, ...found };
      throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { period: `${period}` } });
    },
  );

  app.get<OfInstance>(`${INSTANCE}/draws`, limited, async (request, reply): Promise<DrawsAnswer> => {
    const { site, instance } = instanceOf(parts.sites, request);
    void reply.header('cache-control', 'no-store');
    const player = await askedPlayer(parts, site, request);
    if (!player) throw noToken();
    const before = numberIn(request.query['before'], 'before');
    const given = await services.wallet.given({ playerId: player.playerId, before, first: PAGE });
    const draws = await jackpot.drawsOf(site.brand, given);
    const next = given.length === PAGE ? `${given.at(-1)?.sequence}` : null;
    return { instance: instance.instanceId, draws: [...draws], next };
  });
}

const INSTANCE = '/jackpot/v1/instances/:source/:brand';

/** @throws Refusal NotFound, UnknownBrand, BrandMismatch */
function instanceOf(
  sites: Sites,
  { host, params }: Pick<FastifyRequest<OfInstance>, 'host' | 'params'>,
): { readonly site: Site; readonly instance: JackpotFile } {
  const site = siteOf(sites, host, params.brand);
  const { jackpot } = site;
  if (!jackpot || jackpot.sourceId !== params.source)
    throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { source: params.source.slice(0, 64) } });
  return { site, instance: jackpot };
}

/** The player of the bearer, who must be the one that is asked for; null where nobody is. */
async function askedPlayer(
  { services }: JackpotCallParts,
  site: Site,
  { headers, query }: FastifyRequest<OfInstance>,
): Promise<JackpotPlayer | null> {
  const asked = query['player_id'];
  if (asked === undefined) return null;
  const token = bearerToken(headers.authorization);
  if (token === null) throw noToken();
  const player = await playerOfToken(services.identity, site, token);
  if (player.playerId === asked) return player;
  throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['foreignPlayer'] });
}

async function statusOf({ services, database }: JackpotCallParts, { playerId }: JackpotPlayer) {
  const { currency } = await services.wallet.state(database.query, playerId);
  return services.jackpot.status(database.query, { playerId, currency });
}

function numberIn(value: unknown, field: string): number | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  throw new Refusal(ERROR_TYPES.badRequest, { status: 400, keys: { field } });
}
