import type { FastifyInstance } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Config } from '../../../infra/config.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Sites } from '../../../sites/index.ts';
import { GRAPHQL_PATHS } from '../../graphql/routes.ts';

/** Value of the Retry-After header, in seconds. */
const RETRY_AFTER = '30';

/** Maintenance refuses new stakes. Wins, rollbacks and ends of rounds are accepted, and nobody is signed out. */
const CLOSED: ReadonlySet<string> = new Set([...GRAPHQL_PATHS, '/studio/v1/bet']);

/** Maintenance is switched on by the environment of a start, or by `maintenance` in sites.json. */
export const isInMaintenance = (
  config: Pick<Config, 'isInMaintenance'>,
  sites: Pick<Sites, 'isInMaintenance'>,
): boolean => config.isInMaintenance || sites.isInMaintenance;

export function refuseInMaintenance(app: FastifyInstance, isClosed: () => boolean): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isClosed()) return;
    if (!CLOSED.has(url.split('?')[0] ?? '')) return;
    reply.header('retry-after', RETRY_AFTER);
    throw new Refusal(ERROR_TYPES.maintenance, { status: 503 });
  });
}
