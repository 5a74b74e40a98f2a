import { hydrateRoot } from 'react-dom/client';
import '../design/styles/styles.ts';
import { textStore } from '../features/content/index.ts';
import { browserClock } from '../transport/clock/clock.ts';
import { browserConsent, browserFlags } from '../transport/consent/browserConsent.ts';
import { browserSessionStore } from '../transport/session/browserSessionStore.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { fetchTexts } from '../transport/http/fetchTexts.ts';
import { pageLoader } from './navigation/loadPage.ts';
import { browserErrors } from '../transport/errorReports/browserErrors.ts';
import { reloadOnMissingChunk } from '../transport/http/missingChunk.ts';
import { graphqlHolder } from './page/graphqlHolder.ts';
import { readPageState, type PageState } from './page/pageState.ts';
import { resolve, type Destination } from './routing/resolve.ts';
import { failedAt, loadView } from './routing/view.ts';

const TELEMETRY_AFTER_MS = 3000;

const works = reloadOnMissingChunk(window);

const pageState = readPageState(document);
const errors = browserErrors(pageState.errorReportsUrl);
void hydrate(pageState);

async function hydrate(served: PageState): Promise<void> {
  const utilities = HAS_TEST_UTILITIES ? await import('./testUtilities/browserUtilities.ts') : null;
  const state = utilities ? { ...served, settings: utilities.seenSettings(served.settings) } : served;
  const { settings, locale, session } = state;
  const texts = textStore(locale, state.texts);
  const store = browserSessionStore({ brand: settings.brand, locale, authority: state.authority });
  const graphql = graphqlHolder({
    settings,
    locale,
    session: store,
    recentlyPlayed: () => [],
    report: errors.report,
  });
  const { consent, cookies } = browserConsent(settings);
  const url = new URL(location.href);
  const start = await loadView(url, destinationOf(url, state));
  if (start.question && state.answer) start.question.prime(await graphql.load(), state.answer);
  const loader = pageLoader({
    settings,
    locale,
    texts,
    areas: state.areas,
    graphql: graphql.load,
    hasSession: () => store.current() !== null,
    fetchTexts,
    cookies,
  });
  const content = { settings, locale, texts, images: state.images, renderedAtMs: state.nowMs };
  const app = document.getElementById('app');
  if (!app) throw new Error('This document has no place for the app');
  hydrateRoot(
    app,
    <BrowserSite
      surroundings={{ content, session, consent }}
      cookies={cookies}
      store={store}
      graphql={graphql}
      start={start}
      loader={{ load: (way) => loader.load(way).catch(tellAndThrow) }}
    />,
    { onCaughtError: (error) => errors.report('screen', error) },
  );
  works();
  utilities?.installUtilities({ graphql: graphql.load, logout: () => store.signOut() });
  if (state.themeCount > 1) {
    const { tryThemes } = await import('../features/experiments/index.ts');
    tryThemes({ themeCount: state.themeCount, flags: browserFlags, cookies, random: Math.random });
  }
  // Neither helps the page to answer sooner, so both wait until it has.
  browserClock.after(TELEMETRY_AFTER_MS, () => {
    errors.prepare();
    void import('./telemetry/pageAnalytics.ts').then(
      ({ pageAnalytics }) => pageAnalytics({ consent, hasSession: session !== null, report: errors.report }),
      tell,
    );
  });
}

const tell = (error: unknown): void => errors.report('network', error);

/** The next page could not be brought. */
function tellAndThrow(error: unknown): never {
  tell(error);
  throw error;
}

/** Where the server saw the visitor: the session is what it knew, whatever the browser has learned since. */
function destinationOf(url: URL, { settings, session, stored, hasFailed }: PageState): Destination {
  const found = resolve({ url, settings, hasSession: session !== null, stored });
  if (found.kind === 'redirect')
    throw new Error(`The server rendered ${url.pathname}, which leads to ${found.to}`);
  return hasFailed ? failedAt(found) : found;
}
