import type { FastifyInstance } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import { GRAPHQL_PATHS } from '../graphql/routes.ts';

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = '30';

/**
 * No new stakes; what is staked is settled: wins, rollbacks and the ends of rounds are taken in maintenance too, and
 * the identity provider answers, so that nobody is signed out by it.
 */
const CLOSED: ReadonlySet<string> = new Set([...GRAPHQL_PATHS, '/studio/v1/bet']);

export function refuseInMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!CLOSED.has(url.split('?')[0] ?? '')) return;
    reply.header('retry-after', RETRY_AFTER);
    throw new Refusal(ERROR_TYPES.maintenance, { status: 503 });
  });
}
