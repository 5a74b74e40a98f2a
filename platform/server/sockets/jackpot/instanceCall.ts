import type { FastifyRequest } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Config } from '../../../infra/config.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { bearerToken, noToken, siteOf } from '../../http/access.ts';
import type { Services } from '../../services.ts';
import { playerOfToken, type JackpotPlayer } from './access.ts';

export const INSTANCE = '/jackpot/v1/instances/:source/:brand';

export interface OfInstance {
  readonly Params: { readonly source: string; readonly brand: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

export const limitedTo = ({ requestsPerMinute }: Pick<Config, 'requestsPerMinute'>) => ({
  config: { rateLimit: { max: requestsPerMinute, timeWindow: '1 minute' } },
});

/** @throws Refusal UnknownBrand, BrandMismatch */
export const siteOfCall = (
  sites: Sites,
  { host, params }: Pick<FastifyRequest<OfInstance>, 'host' | 'params'>,
): Site => siteOf(sites, host, params.brand);

export const noSuchSource = ({ params: { source } }: Pick<FastifyRequest<OfInstance>, 'params'>): Refusal =>
  new Refusal(ERROR_TYPES.notFound, { status: 404, keys: { source: source.slice(0, 64) } });

/** The player of the bearer token, who must match the requested player; null if no player is requested. */
export async function requestedPlayer(
  signIn: Pick<Services['signIn'], 'liveSession'>,
  site: Site,
  { headers, query }: FastifyRequest<OfInstance>,
): Promise<JackpotPlayer | null> {
  const requested = query['player_id'];
  if (requested === undefined) return null;
  const token = bearerToken(headers.authorization);
  if (token === null) throw noToken();
  const player = await playerOfToken(signIn, site, token);
  if (player.playerId === requested) return player;
  throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['foreignPlayer'] });
}

export function numberIn(value: unknown, field: string): number | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  throw new Refusal(ERROR_TYPES.badRequest, { status: 400, keys: { field } });
}
