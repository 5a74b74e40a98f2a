import { createHash, randomBytes } from 'node:crypto';
import { preferredRegion } from '@foyer/domain/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeOf, variantCookie } from '@foyer/contract/content/experiments.ts';
import type {
  DrawnVariations,
  PageRequest,
  PageResponse,
  PageSession,
} from '@foyer/contract/content/page.ts';
import { runningExperiments } from '@foyer/contract/content/runningExperiments.ts';
import { splitLocale } from '@foyer/contract/site/localisedPath.ts';
import { originOfRequest } from '../modules/signIn/index.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import type { Site, Sites } from '../sites/index.ts';
import { siteAt } from './graphql/reader/whereabouts.ts';
import { hostedSite, presumedCountry, sessionOfBrowser, siteFor } from './http/access.ts';
import { isInMaintenance } from './http/refusals/maintenance.ts';
import type { Session } from '../infra/session.ts';
import { inSpan } from '../infra/telemetry/tracing.ts';
import { brandBase, serveBrandFiles } from './pages/brandFiles.ts';
import { serveBuild } from './pages/buildFiles.ts';
import { compressed } from './pages/compressed.ts';
import { contentSecurityPolicy, permissionsPolicy, type PolicyConfig } from './pages/securityHeaders.ts';
import { runPageQuery, type PageQueryDeps } from './pages/runPageQuery.ts';
import { serveWidgetFrame } from './pages/widgetFrame.ts';
import { serveTexts } from './pages/textFiles.ts';
import { serveReturned } from './pages/returnedPage.ts';
import { offlineLocale, offlineRoute, serveServiceWorker } from './pages/installed/serviceWorker.ts';
import { serveManifest } from './pages/installed/manifest.ts';
import { welcomeReader } from './pages/welcome.ts';
import type { Services } from './services.ts';
import type { WebBundle } from './pages/webBundle.ts';

export interface PagesDeps extends Omit<PageQueryDeps, 'config'> {
  readonly config: PolicyConfig &
    Pick<
      Config,
      | 'isInMaintenance'
      | 'identityTimeoutSeconds'
      | 'countryHeader'
      | 'subDivisionHeader'
      | 'webBuildFolder'
      | 'gamification'
    >;
  readonly sites: Sites;
  readonly clock: Clock;
  readonly services: Pick<Services, 'signIn' | 'jackpot' | 'raffle' | 'content'>;
  readonly web: Pick<WebBundle, 'renderPage' | 'renderOffline'>;
}

const localeIn = (url: string): string | undefined => {
  const address = splitLocale(url.split('?', 1)[0] ?? '/');
  return address.kind === 'localised' ? address.locale : undefined;
};

/** Serves the web app: its build, the brands' files, its texts, and a rendered page for every other URL. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  await serveBuild(app, deps.config.webBuildFolder);
  await serveBrandFiles(app, deps.sites);
  serveTexts(app, deps.sites);
  serveReturned(app);
  serveWidgetFrame(app, deps.config, deps.sites);
  serveManifest(app, deps.sites);
  const welcomeOf = welcomeReader(deps);
  serveServiceWorker(app, deps.sites, (request, site, locale) => {
    // The nonce differs in each response, so the page is compared without one.
    const call = { request, site, session: null, nonce: '', welcome: async () => null };
    const { html } = deps.web.renderOffline(pageRequest(deps, call), locale);
    return createHash('sha256').update(html).digest('hex').slice(0, 16);
  });
  app.get<{ Params: { locale: string } }>(offlineRoute, async (request, reply) => {
    const site = hostedSite(deps.sites, request.host);
    const locale = offlineLocale(site, request.params.locale);
    const call = { request, site, session: null, nonce: newNonce(), welcome: async () => null };
    return sendTo(call, reply, deps.web.renderOffline(pageRequest(deps, call), locale));
  });
  app.get('/*', async (request, reply) => {
    const hosted = hostedSite(deps.sites, request.host);
    const session = await sessionOfBrowser(deps.services.signIn, request, hosted);
    const proxyCountry = originOfRequest(request.headers, deps.config.countryHeader).country;
    const country = presumedCountry(proxyCountry, localeIn(request.url));
    const site = siteFor(hosted, session, country);
    const welcome: PageRequest['welcome'] = (reader) => welcomeOf(site, reader, country);
    const call = { request, site, session, nonce: newNonce(), welcome };
    const page = await inSpan({ name: 'page render' }, () => deps.web.renderPage(pageRequest(deps, call)));
    return sendTo(call, reply, page);
  });

  function sendTo({ request, site, session, nonce }: PageCall, reply: FastifyReply, page: PageResponse) {
    const config = session ? deps.config : ofVisitor(deps.config);
    return sendPage(request, reply, page, {
      'content-security-policy': contentSecurityPolicy(
        socketLocationOf(deps.sites.publicOrigin(site, request)),
        nonce,
        config,
        site,
      ),
      'permissions-policy': permissionsPolicy(config),
    });
  }
}

const newNonce = (): string => randomBytes(16).toString('base64');

/** Signing in always loads a new page, so a visitor's page needs no payment or identity verification frames. */
const ofVisitor = (config: PolicyConfig): PolicyConfig => ({
  ...config,
  paymentProviders: {},
  identityReview: null,
});

function socketLocationOf(origin: string): { readonly protocol: 'http' | 'https'; readonly host: string } {
  const { protocol, host } = new URL(origin);
  return { protocol: protocol === 'https:' ? 'https' : 'http', host };
}

interface PageCall {
  readonly request: FastifyRequest;
  readonly site: Site;
  readonly session: Session | null;
  readonly nonce: string;
  readonly welcome: PageRequest['welcome'];
}

function pageRequest(deps: PagesDeps, { request, site, session, nonce, welcome }: PageCall): PageRequest {
  const { config, sites, clock, services } = deps;
  const origin = sites.publicOrigin(site, request);
  const drawn = drawnBy(request, site);
  return {
    url: request.url,
    origin,
    settings: siteAt(site, session, request.headers, config).settings,
    theme: themeOf(site.themes, drawn.theme ?? null),
    assetBase: brandBase(site),
    session: session && visible(session),
    identityProvider: {
      authority: services.signIn.authority(site, origin),
      requestTimeoutSeconds: config.identityTimeoutSeconds,
    },
    errorReportsUrl: config.errorReportsUrl,
    graphqlOrigin: config.graphqlOrigin,
    stored: {
      locale: request.cookies['locale'] ?? null,
      productMode: request.cookies['productMode'] ?? null,
      isPhoneSkipped: request.cookies['skipOptionalPhoneNumberVerification'] !== undefined,
      hasRequestedCode: request.cookies['userEmail'] !== undefined,
      drawn,
    },
    region: preferredRegion(request.headers['accept-language'] ?? ''),
    isInMaintenance: isInMaintenance(config, sites),
    nonce,
    nowMs: clock.now().getTime(),
    texts: sites.messages,
    welcome,
    runQuery: (query) => runPageQuery(deps, query, { request, site, session }),
  };
}

/** EXP-01: the variations in the visitor's cookies, of the experiments that the site runs. */
function drawnBy({ cookies }: FastifyRequest, { settings }: Site): DrawnVariations {
  const stored = runningExperiments(settings).map((name) => [name, cookies[variantCookie(name)]] as const);
  return Object.fromEntries(stored.filter(([, variation]) => variation !== undefined));
}

const visible = ({ playerId, sessionId, expiresAt }: Session): PageSession => ({
  playerId,
  sessionId,
  expiresAt: expiresAt.getTime(),
});

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html }: PageResponse,
  policies: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  reply.code(status).headers({
    ...headers,
    ...policies,
    // QUERY-02, REG-05: keeps tokens in the URL out of the referrer until the page has removed them.
    ...(/[?&](access|refresh)?Token=/i.test(request.url) && { 'referrer-policy': 'no-referrer' }),
  });
  return compressed(request, reply, html);
}
