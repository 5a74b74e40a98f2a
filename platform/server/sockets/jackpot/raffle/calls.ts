import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  DROP_TYPES,
  type Drop,
  type DropsResponse,
  type DropType,
  type EntriesResponse,
  type RaffleInstance,
} from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_SOURCES } from '@foyer/contract/raffle/http.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Config } from '../../../../infra/config.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import type { Site, Sites } from '../../../../sites/index.ts';
import type { Services } from '../../../services.ts';
import {
  requestedPlayer,
  INSTANCE,
  limitedTo,
  noSuchSource,
  numberIn,
  siteOfCall,
  type OfInstance,
} from '../instanceCall.ts';

export interface RaffleCallDeps {
  readonly config: Pick<Config, 'requestsPerMinute'>;
  readonly sites: Sites;
  readonly services: Pick<Services, 'signIn' | 'raffle'>;
}

interface OfDrop extends OfInstance {
  readonly Params: OfInstance['Params'] & { readonly number: string };
}

const PAGE = 50;

/** FAIR-08: the raffle's drops and lists of entries; public. */
export function registerRaffleCalls(app: FastifyInstance, deps: RaffleCallDeps): void {
  const { sites, services, config } = deps;
  const limited = limitedTo(config);

  app.get<OfInstance>(`${INSTANCE}/drops`, limited, async (request, reply): Promise<DropsResponse> => {
    const { site, type } = raffleOf(sites, request);
    void reply.header('cache-control', 'no-store');
    const player = await requestedPlayer(services.signIn, site, request);
    const page = { first: PAGE, before: numberIn(request.query['before'], 'before') };
    const drops = await services.raffle.drops(site.brand, type, page, player?.playerId ?? null);
    return { drops: [...drops], next: nextOf(drops) };
  });

  app.get<OfDrop>(`${INSTANCE}/drops/:number/entries`, limited, async (request): Promise<EntriesResponse> => {
    const { site, type } = raffleOf(sites, request);
    const drop = numberIn(request.params.number, 'number') ?? 0;
    const from = numberIn(request.query['from'], 'from') ?? 1;
    const found = await services.raffle.entries(site.brand, type, { drop, from });
    if (found) return { drop, ...found };
    throw new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { drop: `${drop}` } });
  });
}

/** HTTP-07, RAFF-11: the running drop of a source; null if the source is not a raffle source. */
export async function raffleInstance(
  { sites, services }: RaffleCallDeps,
  request: FastifyRequest<OfInstance>,
): Promise<RaffleInstance | null> {
  if (typeOf(request) === undefined) return null;
  const { site, type } = raffleOf(sites, request);
  const player = await requestedPlayer(services.signIn, site, request);
  const drop = await services.raffle.running(site.brand, type, player?.playerId ?? null);
  if (!drop) throw noSuchSource(request);
  return { ...drop, source: RAFFLE_SOURCES[type], brand: site.brand, operator: site.settings.operator };
}

/** Drop numbers begin with 1. */
const nextOf = (drops: readonly Drop[]): number | null => {
  const last = drops.at(-1)?.number ?? 1;
  return last > 1 ? last : null;
};

const typeOf = ({ params }: Pick<FastifyRequest<OfInstance>, 'params'>): DropType | undefined =>
  DROP_TYPES.find((one) => RAFFLE_SOURCES[one] === params.source);

/** @throws Refusal NotFound, UnknownBrand, BrandMismatch */
function raffleOf(
  sites: Sites,
  request: Pick<FastifyRequest<OfInstance>, 'host' | 'params'>,
): { readonly site: Site; readonly type: DropType } {
  const site = siteOfCall(sites, request);
  const type = typeOf(request);
  if (!site.raffle || type === undefined) throw noSuchSource(request);
  return { site, type };
}
