import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Config } from '../../infra/config.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { networkOf } from '../../infra/edge/networks.ts';
import { toOriginForm } from './edge.ts';
import { logFault, routeOf, presentError } from './errors.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const OF_DATA = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The bare HTTP server: trace ids, headers, limits and the one shape of errors. What it serves is mounted on it. */
export async function createApp(
  config: Pick<Config, 'trustedProxies' | 'isProduction'>,
  log: Log,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: config.trustedProxies ?? false,
    rewriteUrl: toOriginForm,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // An address that cannot be read passes no hook.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(OF_DATA)),
    // Sockets and streams are closed by their owners; what is left idle must not hold up a stop.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(notFound(request), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADERS.traceId, request.id);
    // Pages replace it by a policy of their own, with a nonce; everything else is data.
    reply.headers(OF_DATA);
  });
  await app.register(helmet, {
    // Set above, before any route can fail.
    contentSecurityPolicy: false,
    // The silent renewal of a token runs in a frame of the same origin.
    xFrameOptions: { action: 'sameorigin' },
    hsts: config.isProduction,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooMany,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  return app;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = presentError(error, request.id);
  logFault(request.log, error, told, { what: 'a request failed', ...routeOf(request) });
  if (told.retryAfterSeconds !== undefined) reply.header('retry-after', told.retryAfterSeconds);
  return reply.code(told.status).send({ error: told.error });
}

const notFound = (request: FastifyRequest) =>
  new Refusal(ERROR_TYPES.notFound, {
    status: 404,
    keys: { path: request.url.split('?')[0]?.slice(0, 200) ?? '' },
  });

const tooMany = (_request: FastifyRequest, context: { ttl: number }) =>
  new Refusal(ERROR_TYPES.tooManyRequests, {
    status: 429,
    keys: { retryAfterSeconds: String(Math.ceil(context.ttl / 1000)) },
  });
