import { createCookies, documentCookies } from '../storage/cookies.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { browserClock } from '../clock/clock.ts';
import { attemptReader, forgetAttempt, rememberAttempt } from '../signIn/codeAttempt.ts';
import type { CodeSent } from '../signIn/signInCalls.ts';

/** The change of an email address that this tab has begun. It survives a reload while the player reads their emails. */
export function browserEmailChange() {
  const tab = tabStorage();
  return {
    remember: (email: string, sent: Pick<CodeSent, 'attempt' | 'resendAfterSeconds'>) =>
      rememberAttempt({ store: tab, use: 'emailChange', nowMs: browserClock.now() }, email, sent),
    forget: () => forgetAttempt(tab, 'emailChange'),
    pendingAttempt: attemptReader(tab, 'emailChange'),
    /** CONS-22: the sign-in page offers the new address, where it offered the previous one. */
    replaceLastAddress(previous: string, email: string): void {
      const cookies = createCookies(documentCookies, window.location);
      if (cookies.get('userEmail')?.toLowerCase() === previous.toLowerCase()) cookies.set('userEmail', email);
    },
  };
}
