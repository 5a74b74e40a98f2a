import { useEffect } from 'react';
import { useSettings } from '../../app/app.tsx';
import { useCookies } from '../../app/cookies.tsx';
import { useConsent } from '../../features/consent/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { browserClock } from '../../transport/clock/clock.ts';
import { useMessages } from '../../ui/toast/toastsContext.ts';

/**
 * CONS-18, OPEN-31: welcomes a new visitor once. Without consent to the cookie nobody is welcomed, because the message
 * would be repeated on every visit.
 */
export function Welcome(): null {
  const text = useText();
  const { label } = useSettings();
  const messages = useMessages();
  const cookies = useCookies();
  const mayRemember = useConsent().has('preferences');
  useEffect(() => {
    if (!cookies || !mayRemember || cookies.get('welcomeShownAt') !== null) return;
    cookies.keep('welcomeShownAt', new Date(browserClock.now()).toISOString());
    messages.show({ namespace: 'welcome', kind: 'info', message: text('shell.welcome', { brand: label }) });
  }, [cookies, mayRemember, messages, text, label]);
  return null;
}
