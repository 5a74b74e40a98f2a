import { useEffect } from 'react';
import { whenThemeIsReady } from '../../transport/consent/browserConsent.ts';
import { useConsentStore } from './consentContext.tsx';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/**
 * CONS-08: the consent prompt is part of the HTML document. The code that handles its buttons is loaded
 * after the theme, and only if the visitor has to be asked.
 */
export function ConsentBanner(): null {
  const store = useConsentStore();
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      // The visitor may have chosen in another tab since the document was loaded.
      if (!store.needsPrompt()) return removeQuestion();
      const { bindConsentPrompt: hearAnswer } = await import('./bindConsentPrompt.ts');
      hearAnswer(store);
    };
    // If the code cannot be loaded, the prompt is removed and only necessary cookies are stored.
    return whenThemeIsReady(() => void open().catch(removeQuestion));
  }, [store]);
  return null;
}

const removeQuestion = () => document.getElementById(CONSENT_PROMPT_ID)?.remove();
