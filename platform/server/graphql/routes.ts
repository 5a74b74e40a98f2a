import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { PUBLIC_READ_SECONDS, PUBLIC_READS } from '@foyer/contract/transport/publicReads.ts';
import { RETRY_AFTER_SECONDS } from '../../infra/database/unavailable.ts';
import { Refusal } from '../../infra/refusal.ts';
import { logFault, routeOf, presentError } from '../http/errors.ts';
import { operationsBudget } from './limits/operationsBudget.ts';
import { presentRequestError } from './errors.ts';
import type { Executor, OperationResult, Traced } from './execute.ts';
import { readOperation, readQueryString, type OperationRequest } from './request.ts';

/** GQLC-01 the lobby's own layer, GQLC-05 the second one: one schema behind both. */
export const GRAPHQL_PATHS: readonly string[] = ['/graphql', '/api/graphql'];

const BODY_LIMIT_BYTES = 128 * 1024;

export interface GraphqlRoutesDeps<Context extends Traced> {
  readonly executor: Executor<Context>;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  readonly requestsPerMinute: number;
}

/** JSON by POST; GET for queries alone (GQLC-03, OPEN-06). */
export async function graphqlRoutes<Context extends Traced>(
  app: FastifyInstance,
  parts: GraphqlRoutesDeps<Context>,
): Promise<void> {
  const { executor, contextOf, requestsPerMinute } = parts;
  const options = { bodyLimit: BODY_LIMIT_BYTES };
  const count = operationsBudget(app, requestsPerMinute);

  // Anything but JSON is refused, so that no other site's form can post here.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerRefusal);
  // Counted once before its body is read, and the rest of its root fields before any of them runs.
  app.addHook('onRequest', (request, reply) => count(request, reply, 1));
  for (const path of GRAPHQL_PATHS) {
    app.post(path, options, async (request, reply) =>
      answer(request, reply, readOperation(executor.documents, request.body)),
    );
    app.get<{ Querystring: Record<string, unknown> }>(path, options, async (request, reply) => {
      const operation = readQueryString(executor.documents, request.query);
      if (operation.document.operation.operation !== OperationTypeNode.QUERY) throw queriesOnly();
      return answer(request, reply, operation);
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, operation: OperationRequest) {
    await count(request, reply, operation.document.weight - 1);
    const result = await executor.execute(await contextOf(request, reply), operation);
    if (isPublic(request, operation) && !result.errors) reply.headers(KEPT_A_WHILE);
    else reply.header('cache-control', 'no-store');
    if (isUnavailable(result)) reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  }
}

/** Nothing could be read, because the database cannot serve now: proxies and monitoring see it by the status. */
const isUnavailable = ({ data, errors = [] }: OperationResult): boolean =>
  errors.some(({ extensions }) => extensions.type === ERROR_TYPES.unavailable) &&
  Object.values(data ?? {}).every((value) => value === null);

/** By the reader's own browser alone: a site may differ by the country that a proxy sees. */
const KEPT_A_WHILE = {
  'cache-control': `private, max-age=${PUBLIC_READ_SECONDS}`,
  vary: [HEADERS.authorization, HEADERS.brand, HEADERS.locale].join(', '),
};

/** Of the contract's own documents alone: a text may be given any name. */
const isPublic = ({ method, headers, query }: FastifyRequest, { document }: OperationRequest): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  isPersisted(query) &&
  PUBLIC_READS.has(document.operation.name?.value ?? '');

const isPersisted = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'documentId' in query && query.documentId !== '';

/** In GraphQL's own form, so that a client reads a refused request as it reads a refused field. */
function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = presentError(error, request.id);
  logFault(request.log, error, told, { what: 'a GraphQL request failed', ...routeOf(request) });
  if (told.retryAfterSeconds !== undefined) reply.header('retry-after', told.retryAfterSeconds);
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .send({ data: null, errors: [presentRequestError(told.error)] });
}

const queriesOnly = () =>
  new Refusal(ERROR_TYPES.methodNotAllowed, { status: 405, reasons: ['onlyQueriesByGet'] });
