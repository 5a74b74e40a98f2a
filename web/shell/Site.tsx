import { ConsentBanner } from '../features/consent/index.ts';
import { NavigationFocus } from './navigation/NavigationFocus.tsx';
import { NavigationPendingContext, NavigationContext, type Navigation } from './navigation/navigation.ts';
import type { CurrentPage } from './navigation/navigator.ts';
import { Page } from './Page.tsx';
import { Providers, type ProvidersProps } from './Providers.tsx';

export interface SiteProps {
  readonly contexts: ProvidersProps;
  readonly current: CurrentPage;
  readonly navigation: Navigation | null;
  readonly isNavigating: boolean;
}

/** The root component, identical on the server and in the browser. */
export function Site({ contexts, current, navigation, isNavigating }: SiteProps) {
  return (
    <Providers {...contexts}>
      <NavigationContext value={navigation}>
        <NavigationPendingContext value={isNavigating}>
          <ConsentBanner />
          <Page view={current.view} />
          <NavigationFocus page={current} />
        </NavigationPendingContext>
      </NavigationContext>
    </Providers>
  );
}
