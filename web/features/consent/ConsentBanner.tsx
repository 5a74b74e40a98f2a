import { useEffect } from 'react';
import { whenThemeIsReady } from '../../transport/consent/browserConsent.ts';
import { useConsentStore } from './consentContext.tsx';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/** CONS-08: loads the code that handles the prompt's buttons, unless the visitor has chosen before. */
export function ConsentBanner(): null {
  const store = useConsentStore();
  useEffect(() => {
    if (!store) return undefined;
    const open = async () => {
      store.initialise();
      // The visitor may have chosen in another tab since the document was loaded.
      if (!store.needsPrompt()) return removePrompt();
      const { bindConsentPrompt: bind } = await import('./bindConsentPrompt.ts');
      bind(store);
    };
    // If the code cannot be loaded, the prompt is removed and only necessary cookies are stored.
    return whenThemeIsReady(() => void open().catch(removePrompt));
  }, [store]);
  return null;
}

const removePrompt = () => document.getElementById(CONSENT_PROMPT_ID)?.remove();
