import { createContext, use, type ReactNode } from 'react';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { BrandImages, DrawnVariations } from '@foyer/contract/content/page.ts';
import type { Welcome, WelcomeWin } from '@foyer/contract/signIn/welcome.ts';
import { I18nContext, type I18n } from '../i18n/i18n.tsx';

/** The data that every screen uses: the site's settings and images, the locale and its texts. */
export interface App extends I18n {
  readonly settings: LobbySettings;
  readonly images: BrandImages;
  /** When the page was rendered, so that server and browser write the same times. */
  readonly renderedAtMs: number;
  /** EXP-01: variations that the visitor had when the page was rendered. */
  readonly drawn: DrawnVariations;
  /** OPEN-35: whether the visitor may have a pending sign-in code; the tab's storage is read after hydration. */
  readonly mayHaveCode: boolean;
  /** What a served sign-in page shows of the brand; null on other pages and after a navigation in the browser. */
  readonly welcome: WelcomeView | null;
}

/** `Welcome` as the server wrote it for the reader. */
export interface WelcomeView {
  readonly pots: readonly {
    readonly id: Welcome['pots'][number]['id'];
    /** The amount, in which the minor units are smaller. */
    readonly pieces: readonly { readonly text: string; readonly isMinor: boolean }[];
  }[];
  readonly wins: readonly (Omit<WelcomeWin, 'amount'> & { readonly amount: string; readonly ago: string })[];
  readonly offer: Welcome['offer'];
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <I18nContext value={app}>{children}</I18nContext>
    </AppContext>
  );
}

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('There is no AppProvider above this component');
  return app;
}

export const useSettings = (): LobbySettings => useApp().settings;

/** THEME-03: the theme's logos; its colours, fonts and sizes are custom properties. */
export const useTheme = (): BrandImages => useApp().images;

/** Where the visitor is, as queries of pages say it. */
export interface Countries {
  /** Country of the site; for a player, their own. */
  readonly country: string;
  /** Country of the IP address; if it is unknown, the country of the site. */
  readonly ipCountryCode: string;
}

export const countriesOf = ({
  country,
  ipCountry,
}: Pick<LobbySettings, 'country' | 'ipCountry'>): Countries => ({
  country,
  ipCountryCode: ipCountry ?? country,
});

export const useCountries = (): Countries => countriesOf(useSettings());
