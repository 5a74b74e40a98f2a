import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrustsProxy } from '../../infra/edge/trustedProxies.ts';
import { newTraceId } from '../../infra/telemetry/traceId.ts';
import { openSpan, remoteSpan, type OpenSpan } from '../../infra/telemetry/tracing.ts';
import type { AccessLog, EndedRequest } from './accessLog.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the host; null where no brand is known. */
    brand: string | null;
  }
}

/** The trace id of a request, which is that of the `traceparent` of a trusted proxy while traces are exported. */
export const requestTraceId =
  (trustsProxy: TrustsProxy | null) =>
  ({ headers, socket }: IncomingMessage): string =>
    (trustsProxy?.(socket.remoteAddress, 0) ? remoteSpan(headers)?.traceId : undefined) ?? newTraceId();

/** Load balancers call these every second. */
const UNRECORDED: ReadonlySet<string> = new Set(['/health/live', '/health/ready']);

/** Each request is a span, with all that the request causes below it, and a line of the access log. */
export function recordRequests(app: FastifyInstance, accessLog: AccessLog | null): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.decorateRequest('brand', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (UNRECORDED.has(request.routeOptions.url ?? '')) return done();
    const span = openRequestSpan(request);
    onEnd(reply, (ended) => {
      accessLog?.request(request, ended);
      endRequestSpan(span, request, ended);
    });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // Node.js reports the parts of a body outside of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}

/** A response that the client did not wait for; nginx has the same status in its log. */
const CLIENT_CLOSED = 499;

/** Calls `listener` once when the response is sent or its connection is closed. */
export function onEnd(reply: FastifyReply, listener: (ended: EndedRequest) => void): void {
  const { raw } = reply;
  const { socket } = raw;
  const bytesBefore = socket?.bytesWritten ?? 0;
  let isEnded = false;
  const end = (): void => {
    if (isEnded) return;
    isEnded = true;
    listener({
      status: raw.headersSent ? raw.statusCode : CLIENT_CLOSED,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      bytes: (socket?.bytesWritten ?? 0) - bytesBefore,
      isAborted: !raw.writableFinished,
    });
  };
  raw.once('finish', end).once('close', end);
}

/** Has the pattern of the route only: an address may contain ids, tokens and email addresses. */
function openRequestSpan({ id, method, headers, routeOptions }: FastifyRequest): OpenSpan | null {
  const route = routeOptions.url ?? 'none';
  const remote = remoteSpan(headers);
  return openSpan(
    {
      name: `${method} ${route}`,
      kind: 'SERVER',
      attributes: { 'http.request.method': method, 'http.route': route },
    },
    // Only a span that was trusted when the request got its id is continued.
    { parent: remote?.traceId === id ? remote : null, traceId: id },
  );
}

function endRequestSpan(
  span: OpenSpan | null,
  { brand }: FastifyRequest,
  { status, isAborted }: EndedRequest,
) {
  span?.end(
    {
      'http.response.status_code': status,
      ...(brand !== null && { 'foyer.brand': brand }),
      ...(isAborted && { 'foyer.aborted': true }),
    },
    status >= 500 ? String(status) : undefined,
  );
}
