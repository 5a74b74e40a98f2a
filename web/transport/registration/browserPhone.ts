import { createCookies, documentCookies } from '../storage/cookies.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { browserClock } from '../clock/clock.ts';
import { attemptReader, forgetAttempt, rememberAttempt, type CodeAttempt } from '../signIn/codeAttempt.ts';
import type { CodeSent } from '../signIn/signInCalls.ts';

export interface BrowserPhone {
  remember(number: string, sent: Pick<CodeSent, 'attempt' | 'resendAfterSeconds'>): CodeAttempt;
  forget(): void;
  pendingAttempt(): CodeAttempt | null;
  /** CONS-21: skips the verification until the browser closes. */
  skip(): void;
}

export function browserPhone(): BrowserPhone {
  const tab = tabStorage();
  return {
    remember: (number, sent) =>
      rememberAttempt({ store: tab, use: 'phone', nowMs: browserClock.now() }, number, sent),
    forget: () => forgetAttempt(tab, 'phone'),
    pendingAttempt: attemptReader(tab, 'phone'),
    skip: () =>
      createCookies(documentCookies, window.location).set('skipOptionalPhoneNumberVerification', '1'),
  };
}
