import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import type { CountRequests } from '../../../infra/nodes/index.ts';
import { Refusal } from '../../../infra/refusal.ts';

/** Lets routes limit the requests of a network with `config.rateLimit`. */
export async function registerRateLimits(app: FastifyInstance, countRequests: CountRequests): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(countRequests),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    keyGenerator: ({ ip }) => networkOf(ip),
  });
}

export const tooMany = (resetsInMs: number): Refusal =>
  new Refusal(ERROR_TYPES.tooManyRequests, {
    status: 429,
    keys: { retryAfterSeconds: String(Math.ceil(resetsInMs / 1000)) },
  });

/** What the plugin passes for a limited route; its types leave it out. */
const limitedRoute = v.object({
  routeInfo: v.object({ method: v.union([v.string(), v.array(v.string())]), url: v.string() }),
});

/** The plugin's store: counts each route for itself. */
function storeOf(countRequests: CountRequests): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #route: string;
    constructor(_options: object, route = '') {
      this.#route = route;
    }
    child(options: object): Store {
      const { method, url } = v.parse(limitedRoute, options).routeInfo;
      return new Store(options, `${String(method)} ${url}`);
    }
    incr(
      network: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMs: number,
      limit: number,
    ): void {
      const count = async () => {
        const key = `${this.#route} ${network}`;
        const { current, resetsInMs } = await countRequests({ key, amount: 1, limit, windowMs });
        return { current, ttl: resetsInMs };
      };
      callbackify(count)(done);
    }
  };
}
