import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { browserClock } from '../clock/clock.ts';
import { awaitLogin } from '../signIn/awaitLogin.ts';
import { forgetLogin, newSecrets, providerLogin, rememberLogin } from '../signIn/providerLogin.ts';
import {
  pageCallContext,
  signInCalls,
  type LoginProof,
  type ProviderLoginResponse,
} from '../signIn/signInCalls.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { registrationCalls } from './registrationCalls.ts';

/** A registration that begins at a payment provider, in this tab. */
export interface BankRegistration {
  /** @param path where a player who has an account goes on. @returns where the browser goes. @throws SignInFailure */
  begin(path: string): Promise<string>;
  /** What the provider has told of the one that came back by `state`; null for one that is not this tab's. @throws SignInFailure */
  answer(provider: PaymentProvider, state: string): Promise<ProviderLoginResponse | null>;
  /** By which the platform knows who registers. */
  proof(): LoginProof | null;
  /** A path on this origin. */
  path(): string | null;
  forget(): void;
}

export function bankRegistration(brand: string, locale: Locale): BankRegistration {
  const tab = tabStorage();
  return {
    async begin(path) {
      const { verifier, challenge } = await newSecrets();
      const { url, state } = await registrationCalls(brand, locale).beginAtBank(challenge);
      rememberLogin(tab, { state, verifier, path });
      return url;
    },
    async answer(provider, state) {
      const login = providerLogin(tab);
      if (login?.state !== state) return null;
      const { completeAt } = signInCalls(pageCallContext(brand, locale));
      return awaitLogin(() => completeAt(provider, login), browserClock);
    },
    proof() {
      const login = providerLogin(tab);
      return login && { state: login.state, verifier: login.verifier };
    },
    path: () => providerLogin(tab)?.path ?? null,
    forget: () => forgetLogin(tab),
  };
}
