import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '@foyer/domain/duration.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import type { CountRequests } from '../../../infra/nodes/index.ts';
import { tooMany } from '../../http/refusals/rateLimit.ts';

/**
 * Counts operations against the requests per minute of the client's network. The rate limiter's own hook would count each
 * route separately, and a request with a hundred root fields once. @throws Refusal TooManyRequests
 */
export function operationsBudget(countRequests: CountRequests, requestsPerMinute: number) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply, operations: number): Promise<void> => {
    if (operations === 0) return;
    const { current, resetsInMs } = await countRequests({
      key: `graphql ${networkOf(ip)}`,
      amount: operations,
      limit: requestsPerMinute,
      windowMs: MINUTE,
    });
    if (current <= requestsPerMinute) return;
    void reply.header('retry-after', String(Math.ceil(resetsInMs / 1000)));
    throw tooMany(resetsInMs);
  };
}
