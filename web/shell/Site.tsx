import { ConsentBanner } from '../features/consent/index.ts';
import { Arrival } from './navigation/Arrival.tsx';
import { NavigationPendingContext, NavigationContext, type Navigation } from './navigation/navigation.ts';
import type { CurrentPage } from './navigation/navigator.ts';
import { Page } from './Page.tsx';
import { Providers, type Surroundings } from './Providers.tsx';

export interface SiteProps {
  readonly surroundings: Surroundings;
  readonly place: CurrentPage;
  readonly navigation: Navigation | null;
  readonly isNavigating: boolean;
}

/** The root component, identical on the server and in the browser. */
export function Site({ surroundings, place, navigation, isNavigating }: SiteProps) {
  return (
    <Providers {...surroundings}>
      <NavigationContext value={navigation}>
        <NavigationPendingContext value={isNavigating}>
          <ConsentBanner />
          <Page view={place.view} />
          <Arrival place={place} />
        </NavigationPendingContext>
      </NavigationContext>
    </Providers>
  );
}
