import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { createCookies, documentCookies } from '../storage/cookies.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { browserClock } from '../clock/clock.ts';
import { attemptReader, forgetAttempt, rememberAttempt, type CodeAttempt } from './codeAttempt.ts';
import {
  forgetLogin,
  newSecrets,
  providerLogin,
  rememberLogin,
  type ProviderLogin,
} from './providerLogin.ts';
import { pageCallContext, signInCalls, type CodeSent, type SignInCalls } from './signInCalls.ts';

export interface BrowserSignIn {
  readonly calls: SignInCalls;
  /** CONS-22: email address of the last sign-in, stored until the browser closes. */
  lastAddress(): string | null;
  remember(address: string, sent: CodeSent): CodeAttempt;
  forget(): void;
  pendingAttempt(): CodeAttempt | null;
  /** Begins a sign-in at the provider. @returns URL to redirect to */
  beginAt(provider: PaymentProvider, path: string): Promise<string>;
  providerLogin(): ProviderLogin | null;
  forgetLogin(): void;
  /** Whether this tab began the sign-in with this `state`. */
  isOwn(state: string | null): boolean;
}

export function browserSignIn(brand: string, locale: Locale): BrowserSignIn {
  const tab = tabStorage();
  const cookies = () => createCookies(documentCookies, window.location);
  const calls = signInCalls(pageCallContext(brand, locale));
  return {
    calls,
    lastAddress: () => cookies().get('userEmail'),
    remember(address, sent) {
      cookies().set('userEmail', address);
      return rememberAttempt({ store: tab, use: 'signIn', nowMs: browserClock.now() }, address, sent);
    },
    forget: () => forgetAttempt(tab, 'signIn'),
    pendingAttempt: attemptReader(tab, 'signIn'),
    async beginAt(provider, path) {
      const { verifier, challenge } = await newSecrets();
      const { url, state } = await calls.beginAt(provider, challenge);
      rememberLogin(tab, { state, verifier, path });
      return url;
    },
    providerLogin: () => providerLogin(tab),
    forgetLogin: () => forgetLogin(tab),
    isOwn: (state) => state !== null && state === providerLogin(tab)?.state,
  };
}
