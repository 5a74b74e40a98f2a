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

/** A registration at a payment provider that was begun in this tab. */
export interface BankRegistration {
  /**
   * @param path where to continue if the player already has an account
   * @returns URL to redirect to
   * @throws SignInFailure
   */
  begin(path: string): Promise<string>;
  /**
   * The provider's result for the registration with this `state`; null if this tab did not begin it.
   * @throws SignInFailure
   */
  answer(provider: PaymentProvider, state: string): Promise<ProviderLoginResponse | null>;
  /** Proof by which the platform identifies the registration. */
  proof(): LoginProof | null;
  /** The path on this origin at which to continue. */
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
