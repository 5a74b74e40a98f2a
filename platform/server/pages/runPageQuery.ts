import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PageQuery, PageQueryResult } from '@foyer/contract/content/page.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Config } from '../../infra/config.ts';
import { callPartner, parseResponse } from '../../infra/httpClient/httpClient.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';
import type { Executor } from '../graphql/execute.ts';
import type { RequestContexts } from '../graphql/requestContext.ts';
import { LOBBY_PATH } from '../graphql/routes.ts';
import { tokenOfBrowser } from '../http/access.ts';

export interface PageQueryDeps {
  readonly config: Pick<Config, 'graphqlOrigin'>;
  readonly executor: Pick<Executor, 'executeOperation' | 'documents'>;
  readonly contexts: Pick<RequestContexts, 'of'>;
}

/** Runs a page's query on the server that the browser will use. If it is unreachable, the page has no result. */
export async function runPageQuery(
  { config: { graphqlOrigin }, executor, contexts }: PageQueryDeps,
  { documentId, operationName, variables, locale }: PageQuery,
  visitor: { readonly request: FastifyRequest; readonly site: Site; readonly session: Session | null },
): Promise<PageQueryResult> {
  const { request, site, session } = visitor;
  if (graphqlOrigin === null) {
    const context = contexts.of(request, { site, session, locale });
    return executor.executeOperation(context, documentId, { ...variables });
  }
  const { text: query } = executor.documents.byId(documentId);
  try {
    const body = await callPartner({
      url: graphqlOrigin + LOBBY_PATH,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [HEADERS.brand]: site.brand,
        [HEADERS.locale]: locale,
        ...(session && { [HEADERS.authorization]: `Bearer ${tokenOfBrowser(request.cookies)}` }),
      },
      body: JSON.stringify({ query, operationName, variables }),
    });
    return parseResponse(response, body);
  } catch (err) {
    request.log.error({ err, operationName }, 'the GraphQL server did not answer a page');
    return {};
  }
}

const response = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.array(v.unknown())) });
