import type { FastifyInstance } from 'fastify';
import { mercurius } from 'mercurius';
import { GraphQLError, OperationTypeNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { secondsSince } from '../../infra/telemetry/measurement.ts';
import { inSpan } from '../../infra/telemetry/tracing.ts';
import type { GraphqlContext } from './context.ts';
import type { Documents } from './documents/documents.ts';
import { presentFieldError, withoutSuggestions, type GraphqlErrorPayload } from './errors.ts';
import { operationExecuted, outcomeOf, type OperationOutcome } from './limits/operationOutcome.ts';
import { withDefaults, type Variables } from './limits/selections.ts';
import type { OperationRequest } from './request.ts';

export interface OperationResult {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphqlErrorPayload[];
}

/** The part of the context that the executor itself needs, for error messages. */
export interface Traced {
  readonly traceId: string;
}

export interface Executor<Context extends Traced = GraphqlContext> {
  readonly documents: Documents;
  /** Field errors are in the result. @throws Refusal for a subscription, or for variables that do not fit */
  execute(context: Context, request: OperationRequest): Promise<OperationResult>;
  /** Runs a document without HTTP, for the page renderer. @throws Refusal UnknownDocument */
  executeOperation(context: Context, documentId: string, variables: Variables): Promise<OperationResult>;
}

/** Documents are compiled to JavaScript on their second run (graphql-jit) and cached by text. */
export async function createExecutor<Context extends Traced>(
  app: FastifyInstance,
  deps: { readonly schema: GraphQLSchema; readonly documents: Documents; readonly log: Log },
): Promise<Executor<Context>> {
  const { schema, documents, log } = deps;
  // `execute` formats all errors, whether thrown or returned.
  const errorFormatter = (execution: ExecutionResult) => ({ statusCode: 200, response: execution });
  await app.register(mercurius, { schema, jit: 1, routes: false, errorFormatter });

  async function execute(
    context: Context,
    { document, variables }: OperationRequest,
  ): Promise<OperationResult> {
    if (document.operation.operation === OperationTypeNode.SUBSCRIPTION) {
      throw new Refusal(ERROR_TYPES.methodNotAllowed, { status: 405, reasons: ['subscriptionsNeedASocket'] });
    }
    // Mercurius writes to the context, so it gets a copy. A compiled document requires non-null variables even if
    // they have a default.
    const { data, errors } = await app
      .graphql(document.text, { ...context }, withDefaults(document.operation, variables))
      .catch(refuseVariables);
    if (!errors) return { data: data ?? null };
    return {
      data: data ?? null,
      errors: errors.map((error) => presentFieldError(error, context.traceId, log)),
    };
  }

  function measured(context: Context, request: OperationRequest): Promise<OperationResult> {
    const { persistedName, operation: definition } = request.document;
    const operation = persistedName ?? 'other';
    const attributes = {
      'graphql.operation.name': operation,
      'graphql.operation.type': definition.operation,
    };
    return inSpan({ name: `graphql ${operation}`, attributes }, async (span) => {
      const startMs = performance.now();
      let outcome: OperationOutcome = 'refused';
      try {
        const result = await execute(context, request);
        outcome = outcomeOf(result.errors);
        return result;
      } catch (error) {
        if (!(error instanceof Refusal)) outcome = 'failed';
        throw error;
      } finally {
        span.set({ 'foyer.outcome': outcome });
        operationExecuted.record({ operation, outcome, seconds: secondsSince(startMs) });
      }
    });
  }

  return {
    documents,
    execute: measured,
    executeOperation: (context, documentId, variables) =>
      measured(context, { document: documents.byId(documentId), variables }),
  };
}

/** Before a document is compiled, Mercurius throws variable errors instead of returning them. */
function refuseVariables(error: unknown): never {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) throw error;
  const reasons = error.errors
    .filter((one) => one instanceof GraphQLError)
    .map((one) => withoutSuggestions(one.message));
  throw new Refusal(ERROR_TYPES.badRequest, { reasons, cause: error });
}
