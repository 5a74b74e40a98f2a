import { SERVICE_WORKER_PATH } from '@foyer/contract/content/page.ts';
import { runningExperiments } from '@foyer/contract/content/runningExperiments.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../ui/styles/styles.ts';
import { textStore } from '../i18n/texts.ts';
import { storeAffiliate } from '../transport/consent/affiliate.ts';
import { browserConsent } from '../transport/consent/browserConsent.ts';
import { browserSessionStore } from '../transport/session/browserSessionStore.ts';
import { flaggedVariation } from '../transport/storage/experimentFlags.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { fetchTexts } from '../transport/http/fetchTexts.ts';
import { earlyReturn } from './navigation/history/earlyReturn.ts';
import { atFirstTouch } from './navigation/firstTouch.ts';
import { lazyPageLoader } from './navigation/lazyPageLoader.ts';
import { browserErrors } from '../transport/errorReports/browserErrors.ts';
import { setGraphqlServer } from '../transport/graphql/graphqlServer.ts';
import { fetchCodeOrReload, works } from '../transport/http/missingCode.ts';
import { graphqlHolder } from './page/graphqlHolder.ts';
import { readPageState, type PageState } from './page/pageState.ts';
import { servedView } from './page/servedView.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';

const pageState = readPageState(document);
const errors = browserErrors(pageState.errorReportsUrl);
void hydrate(pageState);

async function hydrate(served: PageState): Promise<void> {
  const utilities = HAS_TEST_UTILITIES ? await import('./testUtilities/browserUtilities.ts') : null;
  const state = utilities ? { ...served, settings: utilities.seenSettings(served.settings) } : served;
  const { settings, locale, session, identityProvider } = state;
  const texts = textStore(locale, state.texts);
  if (state.graphqlOrigin) await directToServer(state.graphqlOrigin);
  const store = browserSessionStore({ brand: settings.brand, locale, identityProvider });
  const graphql = graphqlHolder({
    settings,
    locale,
    session: store,
    report: errors.report,
  });
  const { consent, cookies } = browserConsent(settings);
  const url = new URL(earlyReturn(window).href);
  storeAffiliate(cookies, url);
  const start = await servedView(url, state.page);
  if (start.query && state.result) start.query.prime(await graphql.load(), state.result);
  const hasSession = () => store.current() !== null;
  const { areas } = state;
  const loader = lazyPageLoader(
    { settings, locale, texts, areas, graphql: graphql.load, hasSession, fetchTexts, cookies },
    errors.report,
  );
  const { images, nowMs: renderedAtMs, drawn, mayHaveCode, region, welcome } = state;
  const content = { settings, locale, texts, images, renderedAtMs, drawn, mayHaveCode, region, welcome };
  const contexts = { content, session, consent };
  addEventListener('foyer:chat', ({ detail }) => detail(contexts, store, graphql));
  const app = document.getElementById('app');
  if (!app) throw new Error('This document has no place for the app');
  // A transition hydrates in slices, so the page can scroll, paint and handle clicks in between.
  startTransition(() => {
    hydrateRoot(
      app,
      <BrowserSite
        contexts={contexts}
        cookies={cookies}
        store={store}
        graphql={graphql}
        start={start}
        loader={loader}
      />,
      { onCaughtError: (error) => errors.report('screen', error) },
    );
  });
  works();
  if (session)
    void navigator.serviceWorker?.register(`${SERVICE_WORKER_PATH}?locale=${locale}`).catch(() => {}); // without it there is no offline page
  if (session) atFirstTouch(() => loader.prepare()); // a signed-in player is likely to navigate
  utilities?.installUtilities({ graphql: graphql.load, logout: () => store.signOut() });
  startTelemetry({ consent, cookies, hasSession: session !== null, settings, errors });
  if (runningExperiments(settings).length > 0) {
    const { drawVariations } = await import('../features/experiments/index.ts');
    drawVariations(settings, { flagOf: flaggedVariation, cookies, random: Math.random });
  }
}

/** GQLC-01: only a page with another GraphQL server loads the texts of the documents. */
async function directToServer(origin: string): Promise<void> {
  const { default: texts } = await fetchCodeOrReload(
    () => import('@foyer/contract/generated/persisted.json', { with: { type: 'json' } }),
  );
  setGraphqlServer({ origin, texts });
}
