import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  DrawsResponse,
  InstanceResponse,
  PeriodsResponse,
  RatesResponse,
  TicketsResponse,
} from '@foyer/contract/jackpot/http.ts';
import type { RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Database } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { JackpotFile, Site, Sites } from '../../../sites/index.ts';
import { noToken } from '../../http/access.ts';
import type { Services } from '../../services.ts';
import type { JackpotPlayer } from './access.ts';
import {
  requestedPlayer,
  INSTANCE,
  limitedTo,
  noSuchSource,
  numberIn,
  siteOfCall,
  type OfInstance,
} from './instanceCall.ts';
import { raffleInstance, type RaffleCallDeps } from './raffle/calls.ts';

export interface JackpotCallDeps extends RaffleCallDeps {
  readonly database: Database;
  readonly services: Pick<Services, 'signIn' | 'jackpot' | 'raffle' | 'wallet'>;
}

interface OfPeriod extends OfInstance {
  readonly Params: OfInstance['Params'] & { readonly period: string };
}

const PAGE = 50;

/** HTTP-02, HTTP-04, FAIR-08: the jackpot HTTP API, on the brand's own origin like every other API. */
export function registerJackpotCalls(app: FastifyInstance, deps: JackpotCallDeps): void {
  const { services, config } = deps;
  const { jackpot } = services;
  const limited = limitedTo(config);

  app.get('/jackpot/v1/rates', limited, async (_request, reply): Promise<RatesResponse> => {
    void reply.header('cache-control', 'public, max-age=300');
    return { multipliers: jackpot.multipliers };
  });

  app.get<OfInstance>(
    INSTANCE,
    limited,
    async (request, reply): Promise<InstanceResponse | RaffleInstance> => {
      void reply.header('cache-control', 'no-store');
      return (await raffleInstance(deps, request)) ?? jackpotInstance(deps, request);
    },
  );

  app.get<OfInstance>(`${INSTANCE}/periods`, limited, async (request): Promise<PeriodsResponse> => {
    const { site, instance } = instanceOf(deps.sites, request);
    const before = numberIn(request.query['before'], 'before');
    const periods = await jackpot.periods(site.brand, { first: PAGE, before });
    return { instance: instance.instanceId, periods: [...periods] };
  });

  app.get<OfPeriod>(
    `${INSTANCE}/periods/:period/tickets`,
    limited,
    async (request): Promise<TicketsResponse> => {
      const { site } = instanceOf(deps.sites, request);
      const period = numberIn(request.params.period, 'period') ?? 0;
      const from = numberIn(request.query['from'], 'from') ?? 1;
      const found = await jackpot.tickets(site.brand, { period, from });
      if (found) return { period, ...found };
      throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { period: `${period}` } });
    },
  );

  app.get<OfInstance>(`${INSTANCE}/draws`, limited, async (request, reply): Promise<DrawsResponse> => {
    const { site, instance } = instanceOf(deps.sites, request);
    void reply.header('cache-control', 'no-store');
    const player = await requestedPlayer(services.signIn, site, request);
    if (!player) throw noToken();
    const before = numberIn(request.query['before'], 'before');
    const given = await services.wallet.contributions({ playerId: player.playerId, before, first: PAGE });
    const draws = await jackpot.drawsOf(site.brand, given);
    const next = given.length === PAGE ? `${given.at(-1)?.sequence}` : null;
    return { instance: instance.instanceId, draws: [...draws], next };
  });
}

async function jackpotInstance(
  deps: JackpotCallDeps,
  request: FastifyRequest<OfInstance>,
): Promise<InstanceResponse> {
  const { site, instance } = instanceOf(deps.sites, request);
  const player = await requestedPlayer(deps.services.signIn, site, request);
  return {
    id: instance.instanceId,
    source: instance.sourceId,
    brand: site.brand,
    operator: site.settings.operator,
    pots: [...(await deps.services.jackpot.pots(site.brand))],
    status: player && (await statusOf(deps, player)),
  };
}

/** @throws Refusal NotFound, UnknownBrand, BrandMismatch */
function instanceOf(
  sites: Sites,
  request: FastifyRequest<OfInstance>,
): { readonly site: Site; readonly instance: JackpotFile } {
  const site = siteOfCall(sites, request);
  const { jackpot } = site;
  if (jackpot?.sourceId !== request.params.source) throw noSuchSource(request);
  return { site, instance: jackpot };
}

async function statusOf({ services, database }: JackpotCallDeps, { playerId }: JackpotPlayer) {
  const { currency } = await services.wallet.state(database.query, playerId);
  return services.jackpot.status(database.query, { playerId, currency });
}
