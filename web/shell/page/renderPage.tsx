import { renderToString } from 'react-dom/server';
import type { PageRequest, PageResponse } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { textStore } from '../../i18n/texts.ts';
import type { App } from '../../app/app.tsx';
import type { Head } from '../../app/head.tsx';
import { createGraphql, type Graphql } from '../../transport/graphql/client.ts';
import type { Query } from '../../transport/graphql/query.ts';
import { TAKE_TOKENS_SCRIPT } from '../../transport/signIn/tokensInAddress.ts';
import { phoneFirst } from '../guards/phoneGuard.ts';
import type { PageResult } from '../routing/page.ts';
import { resolve, type Destination } from '../routing/resolve.ts';
import { areasOf, BANNER, failedAt, loadView, modulesOf, pageQueryOf } from '../routing/view.ts';
import { Site } from '../Site.tsx';
import { pageApp } from './pageApp.ts';
import { renderChatLauncher } from './chatLauncher.tsx';
import type { ClientBuild } from './clientBuild.ts';
import { htmlDocument } from './document.ts';
import { CONSENT_PROMPT_MODULE, renderConsentPrompt } from './consentPrompt.tsx';
import { pageAddresses } from './pageAddresses.ts';
import type { PageState } from './pageState.ts';
import { servedPage } from './servedPage.ts';
import { renderMaintenance } from './plain/renderMaintenance.tsx';

/** Responds to a URL with a redirect or a complete page: HTML, styles and data. */
export const pageRenderer =
  (build: ClientBuild) =>
  async (request: PageRequest): Promise<PageResponse> => {
    const { settings, session, stored } = request;
    const url = new URL(request.url, 'http://localhost');
    const found = resolve({ url, settings, hasSession: session !== null, stored });
    if (found.kind === 'redirect') return redirectTo(found.to);
    if (request.isInMaintenance) return renderMaintenance(build, request, found.locale);
    const query = pageQueryOf(found);
    if (!query) return renderAt(build, request, url, { destination: found, status: found.status });
    const result = await ask(request, query, found);
    if (!result) return renderAt(build, request, url, { destination: failedAt(found), status: 500 });
    const first = phoneFirst({ url, destination: found, settings, result, isSkipped: stored.isPhoneSkipped });
    if (first !== null) return redirectTo(first);
    const status = found.route.isFound?.(result) === false ? 404 : found.status;
    return renderAt(build, request, url, { destination: found, status, result });
  };

// The target depends on cookies, so the redirect is not cached.
const redirectTo = (to: string): PageResponse => ({
  status: 302,
  headers: { location: to, 'cache-control': 'no-store' },
  html: '',
});

/** Runs the page's query. Null if the platform could not respond. */
async function ask(
  request: PageRequest,
  { documentId, operationName, variables }: Query<PageResult>,
  { locale }: Destination,
): Promise<PageResult | null> {
  const { data } = await request.runQuery({ documentId, operationName, variables, locale });
  // The platform's result for a persisted document has the document's type.
  return (data as PageResult | null | undefined) ?? null;
}

interface Rendering {
  readonly destination: Destination;
  readonly status: number;
  readonly result?: PageResult;
}

async function renderAt(
  build: ClientBuild,
  request: PageRequest,
  url: URL,
  { destination, status, result }: Rendering,
): Promise<PageResponse> {
  const { settings, theme, assetBase, session, identityProvider, nonce, nowMs } = request;
  const { errorReportsUrl, graphqlOrigin } = request;
  const { locale } = destination;
  const areas = areasOf(destination);
  const texts = request.texts(locale, areas);
  const welcome = showsWelcome(destination) ? await request.welcome(destination) : null;
  const content = pageApp(request, locale, texts, welcome);
  const hasBanner = Boolean(result?.viewer?.player.banner) && hasBannerPlace(destination);
  const view = { ...(await loadView(url, destination)), Banner: hasBanner ? await BANNER.load() : null };
  let { title } = settings;
  const head: Head = { setTitle: (given) => void (title = given) };
  const graphql = view.query && result ? answeredGraphql(request, destination, view.query, result) : null;
  const contexts = { content, session, graphql, head };
  const body = renderToString(
    <Site
      contexts={contexts}
      current={{ view, navigationCount: 0, isSkeleton: false, isInPlace: false }}
      navigation={null}
      isNavigating={false}
    />,
  );
  const state: PageState = {
    page: servedPage(build, destination, hasBanner),
    settings,
    locale,
    areas,
    texts,
    session,
    identityProvider,
    errorReportsUrl,
    graphqlOrigin,
    nowMs,
    ...factsOf(content),
    result,
  };
  const modules = [...modulesOf(destination), ...(hasBanner ? [BANNER.module] : [])];
  const { scripts } = build.assets(modules);
  const chat = destination.route.isFramed ? null : renderChatLauncher(build, request, locale);
  const { styles } = build.assets([...modules, CONSENT_PROMPT_MODULE, ...(chat?.modules ?? [])]);
  const addresses = pageAddresses({ origin: request.origin, settings, destination, status });
  const description = descriptionOf(request, locale);
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    html: htmlDocument({
      locale,
      settings,
      theme,
      assetBase,
      nonce,
      title,
      description,
      addresses,
      assets: { scripts, styles },
      chat,
      body,
      state,
      withoutScript: content.texts.text('shell.noScript'),
      firstScript: destination.screen === 'tokenHandler' ? TAKE_TOKENS_SCRIPT : undefined,
      consentPrompt: await renderConsentPrompt(request, locale),
    }),
  };
}

function descriptionOf({ settings, texts }: PageRequest, locale: Locale): string {
  const { company, licenceNumber: number } = settings.licensee;
  const { text } = textStore(locale, texts(locale, ['legal']));
  return text('legal.description', { site: settings.title, company, number });
}

const factsOf = ({ images, drawn, mayHaveCode, region, welcome }: App) => ({
  images,
  drawn,
  mayHaveCode,
  region,
  welcome,
});

/** The sign-in pages of both kinds of countries. */
const showsWelcome = ({ screen }: Destination): boolean => screen === 'signIn' || screen === 'customSignIn';

/** A running game has no banner above it. */
const hasBannerPlace = ({ layout, screen }: Destination): boolean =>
  layout === 'loggedIn' && screen !== 'game';

/** A GraphQL client that holds only this page's result and sends no requests. */
function answeredGraphql(
  { settings }: PageRequest,
  { locale }: Destination,
  query: Query<PageResult>,
  result: PageResult,
): Graphql {
  const graphql = createGraphql({
    brand: settings.brand,
    locale,
    session: { current: () => null, refresh: () => Promise.resolve(null) },
    reader: () => ({
      rankIds: [],
      country: settings.country,
      licence: settings.license,
      currency: settings.currency,
      device: 'pointer',
      recentlyPlayed: [],
    }),
    report: () => {},
    fetch: () => Promise.reject(new Error('A page asks all it shows before it is rendered')),
  });
  query.prime(graphql, result);
  return graphql;
}
