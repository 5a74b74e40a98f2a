import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { availability } from '../../modules/catalogue/index.ts';
import { originOfRequest } from '../../modules/signIn/index.ts';
import type { Config } from '../../infra/config.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import {
  bearerToken,
  localeOf,
  single,
  sessionOf,
  presumedCountry,
  siteFor,
  siteOf,
} from '../http/access.ts';
import { siteAt } from './reader/whereabouts.ts';
import { browserCookie, NO_BROWSER } from '../http/browserCookie.ts';
import type { Session } from '../../infra/session.ts';
import type { Services } from '../services.ts';
import type { GraphqlContext } from './context.ts';
import { NO_HINTS, readerHints } from './reader/readerHints.ts';

export interface Requester {
  readonly site: Site;
  readonly session: Session | null;
  readonly locale: Locale;
}

export interface RequestContexts {
  /**
   * The context of a call; without a token, of a visitor.
   * @throws Refusal UnknownBrand, BrandMismatch, AuthenticationFailure, CountryNotServed
   */
  ofCall(request: FastifyRequest, reply: FastifyReply): Promise<GraphqlContext>;
  /** The context of a requester whom the caller has already identified, as the page renderer does. */
  of(request: FastifyRequest, requester: Requester): GraphqlContext;
}

interface ContextDeps {
  readonly config: Pick<Config, 'countryHeader' | 'subDivisionHeader'>;
  readonly sites: Sites;
  readonly services: Services;
  readonly database: Database;
}

export function requestContexts({ config, sites, services, database }: ContextDeps): RequestContexts {
  const { countryHeader } = config;
  const contextOf = (
    request: FastifyRequest,
    requester: Requester & Pick<GraphqlContext, 'browser' | 'hints'>,
  ): GraphqlContext => ({
    ...requester,
    site: siteAt(
      requester.site.onDevice(availability.deviceOf(request.headers)),
      requester.session,
      request.headers,
      config,
    ),
    origin: sites.publicOrigin(requester.site, request),
    ip: request.ip,
    headers: request.headers,
    cookies: request.cookies,
    traceId: request.id,
    sites,
    services,
    database,
  });
  return {
    of: (request, requester) => contextOf(request, { ...requester, browser: NO_BROWSER, hints: NO_HINTS }),
    async ofCall(request, reply) {
      const hosted = siteOf(sites, request.host, single(request.headers[HEADERS.brand]));
      const token = bearerToken(request.headers.authorization);
      const session = token === null ? null : await sessionOf(services.signIn, token, hosted);
      const requestedLocale = single(request.headers[HEADERS.locale]);
      const proxyCountry = originOfRequest(request.headers, countryHeader).country;
      const site = siteFor(hosted, session, presumedCountry(proxyCountry, requestedLocale));
      const browser = browserCookie(request, reply, {
        path: request.routeOptions.url ?? '/',
        isSecure: sites.publicOrigin(site, request).startsWith('https:'),
      });
      const locale = localeOf(requestedLocale, site);
      return contextOf(request, { site, session, locale, browser, hints: readerHints(request.headers) });
    },
  };
}
