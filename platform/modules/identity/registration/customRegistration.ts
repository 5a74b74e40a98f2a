import { stepsOf } from '@foyer/contract/registration/methods.ts';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { countTry } from '../attempts.ts';
import { EmailTaken } from '../failures.ts';
import { deviceMark } from '../verification/matching/keys.ts';
import { admitted, type Caller, type CustomSignInDeps } from '../signIn/admission.ts';
import { notOfferedHere, tooSoon, WAIT_SECONDS } from '../signIn/refusals.ts';
import type { ProviderProof } from '../signIn/providerSignIn.ts';
import { bankNewcomer, type BankNewcomer } from './bank.ts';
import type { OpenAccount } from './registrar.ts';
import { readSignUp, type SignUpProblems } from './signUp.ts';

export interface CustomRegistrationDeps extends Pick<CustomSignInDeps, 'isUnsafe' | 'originOf'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly openAccount: OpenAccount;
}

/**
 * Registration where the way in is not the identity provider. @returns what is to be mended; nothing when it was taken.
 * @throws RegistrationRefused, SignInRefused, Refusal
 */
export type RegisterPlayer = (
  caller: Caller,
  form: RegistrationForm,
  proof: ProviderProof | null,
) => Promise<SignUpProblems>;

export const customRegistration =
  (parts: CustomRegistrationDeps): RegisterPlayer =>
  async (caller, form, proof) => {
    const { site, locale, origin, ip, headers } = caller;
    admitted(parts, caller);
    if (site.settings.loginFlow === 'Keycloak' || !site.serves(site.market.country)) throw notOfferedHere();
    const { country, currency } = site.market;
    const bank = await bankNewcomer(parts, caller, proof);
    const read = readSignUp(entered({ ...form, ...(bank && namesOf(bank)) }), {
      now: parts.clock.now(),
      minimumAgeYears: site.settings.rules.minimumAgeYears,
      country,
      currency,
      steps: stepsOf(site.settings),
      asksPassword: false,
    });
    if ('problems' in read) return read.problems;
    const attempt = { brand: site.brand, email: read.person.email, address: ip, device: null };
    if (!(await countTry(parts.database, attempt, parts.clock)).isAllowed) throw tooSoon(WAIT_SECONDS);
    try {
      await parts.openAccount({ ...read, bank, device: deviceMark(ip, headers), site, locale, origin });
    } catch (error) {
      // The answer of one that is free: whose address it is, its owner alone is told.
      if (!(error instanceof EmailTaken)) throw error;
    }
    return {};
  };

/** What the provider has verified stands, whatever the form says. */
const namesOf = ({ person: { firstName, lastName, birthDate } }: BankNewcomer) => ({
  firstName,
  lastName,
  birthDate,
});

/** The words of the mutation as the provider's form sends them, so that one set of rules reads both. */
function entered(form: RegistrationForm): URLSearchParams {
  const typed = Object.entries(form).flatMap(([field, value]) => {
    if (typeof value === 'string') return [[field, value]];
    return value === true ? [[field, 'yes']] : [];
  });
  return new URLSearchParams(typed);
}
