import { useEffect } from 'react';
import { variationOf } from '@foyer/contract/content/experiments.ts';
import { CookiesProvider } from '../app/cookies.tsx';
import { useExposure } from '../app/pageVisit/useVariation.ts';
import type { GraphqlHolder } from './page/graphqlHolder.ts';
import { announceHydrated } from './page/earlyPress.ts';
import type { PageLoader } from './navigation/loadPage.ts';
import { useRouter } from './navigation/useRouter.ts';
import type { ProvidersProps } from './Providers.tsx';
import type { View } from './routing/view.ts';
import { Site } from './Site.tsx';
import { usePageViews } from './telemetry/usePageViews.ts';
import { usePreferences } from './usePreferences.ts';
import { useLiveSocket } from './liveSocket/useLiveSocket.ts';
import type { BrowserConsent } from '../transport/consent/browserConsent.ts';
import type { SessionStore } from '../transport/session/session.ts';

export interface BrowserSiteProps {
  readonly contexts: Required<Pick<ProvidersProps, 'content' | 'session' | 'consent'>>;
  readonly store: SessionStore;
  readonly cookies: BrowserConsent['cookies'];
  readonly graphql: GraphqlHolder;
  readonly start: View;
  readonly loader: PageLoader;
}

/** The site in the browser: adds the router, the session and the live socket. */
export function BrowserSite({ contexts, store, cookies, graphql, start, loader }: BrowserSiteProps) {
  const { current, navigation, isNavigating } = useRouter(start, loader);
  const { view } = current;
  const socket = useLiveSocket(store, contexts.content.settings.brand, contexts.session !== null);
  useEffect(announceHydrated, []);
  usePreferences(cookies, view.destination);
  usePageViews(current);
  const { theme } = contexts.content.drawn;
  useExposure('theme', theme === undefined ? null : variationOf('theme', theme));
  const all: ProvidersProps = { ...contexts, store, socket, graphql: graphql.loaded() };
  return (
    <CookiesProvider value={cookies}>
      <Site contexts={all} current={current} navigation={navigation} isNavigating={isNavigating} />
    </CookiesProvider>
  );
}
