import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { deviceOf } from '../../modules/catalogue/index.ts';
import { originOfRequest } from '../../modules/signIn/index.ts';
import type { Config } from '../../infra/config.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { bearerToken, localeOf, sessionOf, seemingCountry, siteFor, siteOf } from '../http/access.ts';
import { browserCookie, NO_BROWSER } from '../http/browserCookie.ts';
import type { Session } from '../../infra/session.ts';
import type { Services } from '../services.ts';
import type { GraphqlContext } from './context.ts';

export interface Requester {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
}

export interface RequestContexts {
  /**
   * Derives session, site and locale from the headers. Without a token the caller is a visitor.
   * @throws Refusal UnknownBrand, BrandMismatch, AuthenticationFailure, CountryNotServed
   */
  ofCall(request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext>;
  /** For callers that have already identified the requester, such as the page renderer. */
  of(request: FastifyRequest, asker: Requester): GraphqlContext;
}

interface ContextParts {
  readonly config: Pick<Config, 'countryHeader'>;
  readonly sites: Sites;
  readonly services: Services;
  readonly database: Database;
}

export function requestContexts({ config, sites, services, database }: ContextParts): RequestContexts {
  const { countryHeader } = config;
  const contextOf = (
    request: FastifyRequest,
    asker: Requester & Pick<GraphqlContext, 'browser'>,
  ): GraphqlContext => ({
    ...asker,
    site: asker.site.onDevice(deviceOf(request.headers)),
    origin: sites.publicOrigin(asker.site, request),
    ip: request.ip,
    headers: request.headers,
    cookies: request.cookies,
    traceId: request.id,
    sites,
    services,
    database,
  });
  return {
    of: (request, asker) => contextOf(request, { ...asker, browser: NO_BROWSER }),
    async ofCall(request, reply) {
      const hosted = siteOf(sites, request.host, single(request.headers[HEADERS.brand]));
      const token = bearerToken(request.headers.authorization);
      const session = token === null ? null : await sessionOf(services.signIn, token, hosted);
      const asked = single(request.headers[HEADERS.locale]);
      const told = originOfRequest(request.headers, countryHeader).country;
      const site = siteFor(hosted, session, seemingCountry(told, asked));
      const browser = browserCookie(request, reply, {
        path: request.routeOptions.url ?? '/',
        isSecure: sites.publicOrigin(site, request).startsWith('https:'),
      });
      return contextOf(request, { site, session, locale: localeOf(asked, site), browser });
    },
  };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
