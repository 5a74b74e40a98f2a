import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Database } from '../../plumbing/database/database.ts';
import type { Sites } from '../../plumbing/sites/index.ts';
import { bearerToken, localeOf, sessionOf, siteOf } from '../access.ts';
import type { Services } from '../services.ts';
import type { GraphqlContext } from './context.ts';

export interface ContextParts {
  readonly sites: Sites;
  readonly services: Services;
  readonly database: Database;
}

/**
 * Who asks, of which site, in which language. A request without a token is a visitor's.
 * @throws Refusal UnknownBrand, BrandMismatch, AuthenticationFailure
 */
export const requestContext =
  ({ sites, services, database }: ContextParts) =>
  async (request: FastifyRequest): Promise<GraphqlContext> => {
    const site = siteOf(sites, request.host, single(request.headers[HEADERS.brand]));
    const token = bearerToken(request.headers.authorization);
    const session = token === null ? null : await sessionOf(services.identity, token, site);
    const locale = localeOf(single(request.headers[HEADERS.locale]), site);
    return { site, session, locale, services, database, traceId: request.id };
  };

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
