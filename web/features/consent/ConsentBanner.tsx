import { useEffect } from 'react';
import { whenThemeIsReady } from '../../transport/consent/browserConsent.ts';
import { useConsentStore } from './consentContext.tsx';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/**
 * CONS-08: the question stands in the document, before the page. What hears its answer comes once the theme is ready,
 * and only to who is asked.
 */
export function ConsentBanner(): null {
  const store = useConsentStore();
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      // Another tab may have been answered since the document asked.
      if (!store.isUnasked()) return removeQuestion();
      const { bindConsentPrompt: hearAnswer } = await import('./bindConsentPrompt.ts');
      hearAnswer(store);
    };
    // When nobody can hear it, nobody is asked on this page, and nothing but the necessary is kept.
    return whenThemeIsReady(() => void open().catch(removeQuestion));
  }, [store]);
  return null;
}

const removeQuestion = () => document.getElementById(CONSENT_PROMPT_ID)?.remove();
