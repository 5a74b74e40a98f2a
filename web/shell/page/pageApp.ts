import type { BrandImages, PageRequest, StoredPreferences, Texts } from '@foyer/contract/content/page.ts';
import type { Theme } from '@foyer/contract/content/theme.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { App } from '../../app/app.tsx';
import { textStore } from '../../i18n/texts.ts';
import type { Welcome } from '@foyer/contract/signIn/welcome.ts';
import { welcomeView } from '../../features/signIn/layout/welcomeView.ts';
import { assetUrl } from './theme/themeCss.ts';

type AppRequest = Pick<PageRequest, 'settings' | 'theme' | 'assetBase' | 'nowMs' | 'region'> & {
  readonly stored: Pick<StoredPreferences, 'drawn' | 'hasRequestedCode'>;
};

/** The data of a server-rendered page that every component can use. */
export const pageApp = (
  { settings, theme, assetBase, nowMs, stored, region }: AppRequest,
  locale: Locale,
  texts: Texts,
  welcome: Welcome | null = null,
): App => ({
  settings,
  images: brandImages(theme, assetBase),
  locale,
  texts: textStore(locale, texts),
  renderedAtMs: nowMs,
  drawn: stored.drawn,
  mayHaveCode: stored.hasRequestedCode,
  region: regionOf({ settings, region }),
  welcome: welcome && welcomeView(welcome, { locale, region: regionOf({ settings, region }), nowMs }),
});

const regionOf = ({ settings, region }: Pick<AppRequest, 'settings' | 'region'>): string =>
  region ?? settings.ipCountry ?? settings.country;

/** Resolves the theme's image paths, which are relative to the brand's folder, to URLs. */
function brandImages({ logo, logoDesktop }: Theme, assetBase: string): BrandImages {
  const served = (image: Theme['logo']) => ({ ...image, url: assetUrl(assetBase, image.url) });
  return { logo: served(logo), logoDesktop: served(logoDesktop) };
}
