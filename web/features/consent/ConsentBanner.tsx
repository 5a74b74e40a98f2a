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
  const Question = useQuestion();
  const text = useText();
  if (!Question) return null;
  if (isUnasked) return <Question />;
  return <output className="fy-sr">{text('consent.saved')}</output>;
}

function useQuestion(): ComponentType | null {
  const store = useConsentStore();
  const { locale, texts } = useContent();
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      if (!store.isUnasked()) return;
      const [loaded, words] = await Promise.all([
        import('./ConsentQuestion.tsx'),
        texts.has('consent.title') ? null : fetchTexts(locale, ['consent']),
      ]);
      if (words) texts.add(words);
      setQuestion(() => loaded.ConsentQuestion);
    };
    // Without its code or words nobody is asked on this page, and nothing but the necessary is kept.
    return whenThemeIsReady(() => void open().catch(() => null));
  }, [store, locale, texts]);
  return Question;
}
