import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
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
import { createAccessLog } from '../telemetry/accessLog.ts';
import { onEnd, recordRequests, requestTraceId } from '../telemetry/requests.ts';
import { countInMemory, type CountRequests } from '../../infra/nodes/index.ts';
import { respondToClientError } from './clientErrors.ts';
import { DATA_HEADERS } from './dataHeaders.ts';
import { toOriginForm } from './edge.ts';
import { logFault, routeOf, presentError } from './errors.ts';
import { registerRateLimits } from './refusals/rateLimit.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The bare HTTP server: trace ids, headers, limits and the common error format. Routes are mounted on it. */
export async function createApp(
  config: Pick<Config, 'trustedProxies' | 'isProduction'> & Partial<Pick<Config, 'hasAccessLog'>>,
  log: Log,
  countRequests: CountRequests = countInMemory(),
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const accessLog = config.hasAccessLog ? createAccessLog(log) : null;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: requestTraceId(config.trustedProxies),
    trustProxy: config.trustedProxies ?? false,
    rewriteUrl: toOriginForm,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: (error, socket) => respondToClientError(error, socket, accessLog),
    // Requests with an invalid URL pass no hook, so the headers are set here.
    frameworkErrors(error, request, reply) {
      onEnd(reply, ({ status }) => accessLog?.unreadable({ status, traceId: request.id }));
      respondToError(error, request, reply.headers(DATA_HEADERS));
    },
    // Owners close their sockets and streams; idle connections must not delay a shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  });
  app.setErrorHandler(respondToError);
  app.setNotFoundHandler((request, reply) => respondToError(notFound(request), request, reply));
  recordRequests(app, accessLog);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADERS.traceId, request.id);
    reply.headers(DATA_HEADERS);
  });
  await app.register(helmet, {
    // The hook above sets this header, so that responses to failed requests have it too.
    contentSecurityPolicy: false,
    // Silent token renewal runs in a same-origin frame.
    xFrameOptions: { action: 'sameorigin' },
    hsts: config.isProduction,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await registerRateLimits(app, countRequests);
  return app;
}

function respondToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const payload = presentError(error, request.id);
  logFault(request.log, error, payload, { what: 'a request failed', ...routeOf(request) });
  if (payload.retryAfterSeconds !== undefined) reply.header('retry-after', payload.retryAfterSeconds);
  // Without this header caches may store some refusals, such as 404.
  return reply.code(payload.status).header('cache-control', 'no-store').send({ error: payload.error });
}

const notFound = (request: FastifyRequest) =>
  new Refusal(ERROR_TYPES.notFound, {
    status: 404,
    keys: { path: request.url.split('?')[0]?.slice(0, 200) ?? '' },
  });
