import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { whenThemeIsReady } from '../../transport/consent/browserConsent.ts';
import { fetchTexts } from '../../transport/http/fetchTexts.ts';
import { useContent, useText } from '../content/index.ts';
import { useConsentStore } from './consentContext.tsx';
import { FIRST_QUESTION_ID, takeOver } from './firstQuestion.ts';

const nothing = () => () => {};
const no = () => false;

/** CONS-08: the banner's place. Its code and its words come once the theme is ready, and only to who is asked. */
export function ConsentBanner() {
  const store = useConsentStore();
  const isUnasked = useSyncExternalStore(store?.subscribe ?? nothing, store?.isUnasked ?? no, no);
  const Question = useQuestion();
  const text = useText();
  if (!Question) return null;
  if (isUnasked)
    return (
      <div ref={replaceFirst}>
        <Question />
      </div>
    );
  return <output className="fy-sr">{text('consent.saved')}</output>;
}

const firstQuestion = (): HTMLElement | null => document.querySelector(`section#${FIRST_QUESTION_ID}`);

/** When the question that works is in the page, it goes on from where the first one is. */
function replaceFirst(place: HTMLElement | null): void {
  const first = firstQuestion();
  const question = place?.querySelector('section');
  // After this render, when it answers.
  if (first && question) queueMicrotask(() => takeOver(first, question));
}

function useQuestion(): ComponentType | null {
  const store = useConsentStore();
  const { locale, texts } = useContent();
  const [Question, setQuestion] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      if (!store.isUnasked()) return firstQuestion()?.remove();
      const [loaded, words] = await Promise.all([
        import('./ConsentQuestion.tsx'),
        texts.has('consent.title') ? null : fetchTexts(locale, ['consent']),
      ]);
      if (words) texts.add(words);
      setQuestion(() => loaded.ConsentQuestion);
    };
    // Without its code or words nobody is asked on this page, and nothing but the necessary is kept.
    return whenThemeIsReady(() => void open().catch(() => firstQuestion()?.remove()));
  }, [store, locale, texts]);
  return Question;
}
