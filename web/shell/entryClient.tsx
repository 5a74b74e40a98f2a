import { hydrateRoot } from 'react-dom/client';
import '../design/styles/styles.ts';
import { textStore } from '../features/content/index.ts';
import { browserSessionStore } from '../transport/session/browserSessionStore.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { fetchTexts } from '../transport/http/fetchTexts.ts';
import { pageLoader } from './navigation/loadPage.ts';
import { reloadOnMissingChunk } from '../transport/http/missingChunk.ts';
import { graphqlHolder } from './page/graphqlHolder.ts';
import { readPageState, type PageState } from './page/pageState.ts';
import { resolve, type Destination } from './routing/resolve.ts';
import { failedAt, loadView } from './routing/view.ts';

const works = reloadOnMissingChunk(window);

void hydrate(readPageState(document));

async function hydrate(state: PageState): Promise<void> {
  const { settings, locale, session } = state;
  const texts = textStore(locale, state.texts);
  const store = browserSessionStore({ brand: settings.brand, locale, authority: state.authority });
  const graphql = graphqlHolder({ settings, locale, session: store, recentlyPlayed: () => [] });
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
  });
  const content = { settings, locale, texts, images: state.images, renderedAtMs: state.nowMs };
  const app = document.getElementById('app');
  if (!app) throw new Error('This document has no place for the app');
  hydrateRoot(
    app,
    <BrowserSite
      surroundings={{ content, session }}
      store={store}
      graphql={graphql}
      start={start}
      loader={loader}
    />,
  );
  works();
}

/** Where the server saw the visitor: the session is what it knew, whatever the browser has learned since. */
function destinationOf(url: URL, { settings, session, hasFailed }: PageState): Destination {
  const stored = { locale: null, productMode: null };
  const found = resolve({ url, settings, hasSession: session !== null, stored });
  if (found.kind === 'redirect')
    throw new Error(`The server rendered ${url.pathname}, which leads to ${found.to}`);
  return hasFailed ? failedAt(found) : found;
}
