import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { PUBLIC_READ_SECONDS, PUBLIC_READS } from '@foyer/contract/transport/publicReads.ts';
import { RETRY_AFTER_SECONDS } from '../../infra/database/unavailable.ts';
import type { CountRequests } from '../../infra/nodes/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { logFault, routeOf, presentError } from '../http/errors.ts';
import { operationsBudget } from './limits/operationsBudget.ts';
import { createPlayerTurns } from './limits/playerTurns.ts';
import { presentRequestError } from './errors.ts';
import type { Executor, OperationResult, Traced } from './execute.ts';
import { readOperation, readQueryString, type OperationRequest } from './request.ts';

export const LOBBY_PATH = '/graphql';

/** GQLC-01, GQLC-05: both paths serve the same schema. */
export const GRAPHQL_PATHS: readonly string[] = [LOBBY_PATH, '/api/graphql'];

const BODY_LIMIT_BYTES = 128 * 1024;

export interface GraphqlRoutesDeps<Context extends Traced> {
  readonly executor: Executor<Context>;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Null for a visitor. */
  readonly playerOf: (context: Context) => string | null;
  readonly requestsPerMinute: number;
  readonly countRequests: CountRequests;
}

/** Serves GraphQL: all operations as JSON by POST, and queries also by GET (GQLC-03, OPEN-06). */
export async function graphqlRoutes<Context extends Traced>(
  app: FastifyInstance,
  deps: GraphqlRoutesDeps<Context>,
): Promise<void> {
  const { executor, contextOf, playerOf, requestsPerMinute, countRequests } = deps;
  const options = { bodyLimit: BODY_LIMIT_BYTES };
  const count = operationsBudget(countRequests, requestsPerMinute);
  const inTurn = createPlayerTurns();

  // Only JSON is accepted, so that a form on another site cannot post here.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(respondToError);
  // Each request counts once before its body is read; its further root fields count before any of them runs.
  app.addHook('onRequest', (request, reply) => count(request, reply, 1));
  for (const path of GRAPHQL_PATHS) {
    app.post(path, options, async (request, reply) =>
      respond(request, reply, readOperation(executor.documents, request.body)),
    );
    app.get<{ Querystring: Record<string, unknown> }>(path, options, async (request, reply) => {
      const operation = readQueryString(executor.documents, request.query);
      if (operation.document.operation.operation !== OperationTypeNode.QUERY) throw queriesOnly();
      return respond(request, reply, operation);
    });
  }

  async function respond(request: FastifyRequest, reply: FastifyReply, operation: OperationRequest) {
    await count(request, reply, operation.document.weight - 1);
    const context = await contextOf(request, reply);
    const execute = () => executor.execute(context, operation);
    const player = isMutation(operation) ? playerOf(context) : null;
    const result = player === null ? await execute() : await inTurn(player, execute);
    if (isPublic(request, operation) && !result.errors) reply.headers(CACHED_BRIEFLY);
    else reply.header('cache-control', 'no-store');
    if (isUnavailable(result)) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  }
}

const isMutation = ({ document }: OperationRequest): boolean =>
  document.operation.operation === OperationTypeNode.MUTATION;

/** Whether there is no data because the database is unavailable: the status is then 503, which proxies understand. */
const isUnavailable = ({ data, errors = [] }: OperationResult): boolean =>
  errors.some(({ extensions }) => extensions.type === ERROR_TYPES.unavailable) &&
  Object.values(data ?? {}).every((value) => value === null);

/** Only the browser may cache the response, because it may depend on the country that a proxy detects. */
const CACHED_BRIEFLY = {
  'cache-control': `private, max-age=${PUBLIC_READ_SECONDS}`,
  vary: [HEADERS.authorization, HEADERS.brand, HEADERS.locale, HEADERS.context].join(', '),
};

/** Whether the response may be cached. Only persisted documents count: a free text could use any operation name. */
const isPublic = ({ method, headers, query }: FastifyRequest, { document }: OperationRequest): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  isPersisted(query) &&
  PUBLIC_READS.has(document.operation.name?.value ?? '');

const isPersisted = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'documentId' in query && query.documentId !== '';

/** Errors use the GraphQL format, so that clients read a refused request like a failed field. */
function respondToError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const payload = presentError(error, request.id);
  logFault(request.log, error, payload, { what: 'a GraphQL request failed', ...routeOf(request) });
  if (payload.retryAfterSeconds !== undefined) reply.header('retry-after', payload.retryAfterSeconds);
  return reply
    .code(payload.status)
    .header('cache-control', 'no-store')
    .send({ data: null, errors: [presentRequestError(payload.error)] });
}

const queriesOnly = () =>
  new Refusal(ERROR_TYPES.methodNotAllowed, { status: 405, reasons: ['onlyQueriesByGet'] });
