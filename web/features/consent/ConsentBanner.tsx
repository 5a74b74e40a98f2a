import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenThemeIsReady } from '../../transport/consent/browserConsent.ts';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { useContent, useText } from '../content/index.ts';
import { useConsentStore } from './consentContext.tsx';

const nothing = () => () => {};
const no = () => false;

/** CONS-08: the banner's place. Its code and its words come once the theme is ready, and only to who is asked. */
export function ConsentBanner() {
  const store = useConsentStore();
  const isUnasked = useSyncExternalStore(store?.subscribe ?? nothing, store?.isUnasked ?? no, no);
  const Banner = useBanner();
  const text = useText();
  if (!Banner) return null;
  if (isUnasked) return <Banner />;
  return <output className="fy-sr">{text('consent.saved')}</output>;
}

function useBanner(): ComponentType | null {
  const store = useConsentStore();
  const { locale, texts } = useContent();
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      if (!store.isUnasked()) return;
      const [loaded, words] = await Promise.all([
        import('./Banner.tsx'),
        texts.has('consent.title') ? null : fetchTexts(locale, ['consent']),
      ]);
      if (words) texts.add(words);
      setBanner(() => loaded.Banner);
    };
    // Without its code or words nobody is asked on this page, and nothing but the necessary is kept.
    return whenThemeIsReady(() => void open().catch(() => null));
  }, [store, locale, texts]);
  return Banner;
}
