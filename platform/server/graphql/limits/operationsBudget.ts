import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../infra/refusal.ts';

/**
 * Counts operations against the client address's requests per minute. The rate limiter's own hook would count each
 * route separately, and a request with a hundred root fields once. @throws Refusal TooManyRequests
 */
export function operationsBudget(app: FastifyInstance, requestsPerMinute: number) {
  const countOne = app.createRateLimit({ max: requestsPerMinute, timeWindow: '1 minute' });
  return async (request: FastifyRequest, reply: FastifyReply, operations: number): Promise<void> => {
    for (let counted = 0; counted < operations; counted += 1) {
      const state = await countOne(request);
      if (state.isAllowed || !state.isExceeded) continue;
      const retryAfterSeconds = String(Math.ceil(state.ttl / 1000));
      void reply.header('retry-after', retryAfterSeconds);
      throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, keys: { retryAfterSeconds } });
    }
  };
}
