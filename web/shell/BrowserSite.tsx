import { useEffect } from 'react';
import { CookiesProvider } from '../app/cookies.tsx';
import type { GraphqlHolder } from './page/graphqlHolder.ts';
import { announceHydrated } from './page/earlyPress.ts';
import type { PageLoader } from './navigation/loadPage.ts';
import { useRouter } from './navigation/useRouter.ts';
import type { Surroundings } from './Providers.tsx';
import type { View } from './routing/view.ts';
import { Site } from './Site.tsx';
import { usePageViews } from './telemetry/usePageViews.ts';
import { usePreferences } from './usePreferences.ts';
import { useLiveSocket } from './liveSocket/useLiveSocket.ts';
import type { BrowserConsent } from '../transport/consent/browserConsent.ts';
import type { SessionStore } from '../transport/session/session.ts';

export interface BrowserSiteProps {
  readonly surroundings: Required<Pick<Surroundings, 'content' | 'session' | 'consent'>>;
  readonly store: SessionStore;
  readonly cookies: BrowserConsent['cookies'];
  readonly graphql: GraphqlHolder;
  readonly start: View;
  readonly loader: PageLoader;
}

/** The site in the browser: adds the router, the session and the live socket. */
export function BrowserSite({ surroundings, store, cookies, graphql, start, loader }: BrowserSiteProps) {
  const { place, navigation, isNavigating } = useRouter(start, loader);
  const { view } = place;
  const socket = useLiveSocket(store, surroundings.content.settings.brand, surroundings.session !== null);
  useEffect(announceHydrated, []);
  usePreferences(cookies, view.destination);
  usePageViews(place);
  const all: Surroundings = { ...surroundings, store, socket, graphql: graphql.loaded() };
  return (
    <CookiesProvider value={cookies}>
      <Site surroundings={all} place={place} navigation={navigation} isNavigating={isNavigating} />
    </CookiesProvider>
  );
}
