import { createCookies, documentCookies } from '../storage/cookies.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { browserClock } from '../clock/clock.ts';
import { attemptReader, forgetAttempt, rememberAttempt } from '../signIn/codeAttempt.ts';
import type { CodeSent } from '../signIn/signInCalls.ts';

export function browserPhone() {
  const tab = tabStorage();
  return {
    remember: (number: string, sent: Pick<CodeSent, 'attempt' | 'resendAfterSeconds'>) =>
      rememberAttempt({ store: tab, use: 'phone', nowMs: browserClock.now() }, number, sent),
    forget: () => forgetAttempt(tab, 'phone'),
    pendingAttempt: attemptReader(tab, 'phone'),
    /** CONS-21: skips the verification until the browser closes. */
    skip: () =>
      createCookies(documentCookies, window.location).set('skipOptionalPhoneNumberVerification', '1'),
  };
}
