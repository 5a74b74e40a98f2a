import { ConsentBanner } from '../features/consent/index.ts';
import { Arrival } from './navigation/Arrival.tsx';
import { NavigationContext, type Navigation } from './navigation/navigation.ts';
import { Page } from './Page.tsx';
import { Providers, type Surroundings } from './Providers.tsx';
import type { View } from './routing/view.ts';

export interface SiteProps {
  readonly surroundings: Surroundings;
  readonly view: View;
  readonly navigation: Navigation | null;
  readonly turn: number;
}

/** All that is rendered, the same on the server and in the browser. */
export function Site({ surroundings, view, navigation, turn }: SiteProps) {
  return (
    <Providers {...surroundings}>
      <NavigationContext value={navigation}>
        {/* First, so that who comes by keyboard is asked before all else. */}
        <ConsentBanner />
        <Page view={view} />
        <Arrival turn={turn} />
      </NavigationContext>
    </Providers>
  );
}
