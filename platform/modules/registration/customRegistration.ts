import { isLegalDocument } from '@foyer/contract/legal/documents.ts';
import { DOCUMENT_FIELDS } from '@foyer/contract/registration/forms.ts';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../infra/clock.ts';
import { Refusal, tooManyRequests } from '../../infra/refusal.ts';
import { bankNewcomer, type BankNewcomer } from './bank.ts';
import { affiliateOf } from './affiliate.ts';
import { deviceMark } from './deviceMark.ts';
import { EmailTaken } from './failures.ts';
import type { Caller, ProviderProof, RegistrationSignIn } from './ports.ts';
import type { OpenAccount } from './registrar.ts';
import { readSignUp, type SignUpProblems } from './signUp.ts';

export interface CustomRegistrationDeps {
  readonly clock: Clock;
  readonly signIn: Pick<RegistrationSignIn, 'admit' | 'limits' | 'logins'>;
  readonly openAccount: OpenAccount;
}

/**
 * Registration where players do not sign in at the identity provider. @returns the problems of the form; none when accepted.
 * @throws RegistrationRefused, SignInRefused, Refusal
 */
export type RegisterPlayer = (
  caller: Caller,
  form: RegistrationForm,
  proof: ProviderProof | null,
) => Promise<SignUpProblems>;

export const customRegistration =
  ({ clock, signIn, openAccount }: CustomRegistrationDeps): RegisterPlayer =>
  async (caller, form, proof) => {
    const { site, locale, origin, ip, headers } = caller;
    signIn.admit(caller);
    if (site.settings.loginFlow === 'Keycloak' || !site.serves(site.market.country))
      throw new Refusal('SignInNotOffered', { status: 403 });
    const { country, currency } = site.market;
    const bank = await bankNewcomer(signIn.logins, caller, proof);
    const read = readSignUp(entered({ ...form, ...(bank && namesOf(bank)) }), {
      now: clock.now(),
      minimumAgeYears: site.settings.rules.minimumAgeYears,
      country,
      currency,
      steps: stepsOf(site.settings),
      documentVersions: site.settings.documentVersions,
      requiresPassword: false,
    });
    if ('problems' in read) return read.problems;
    const { limits } = signIn;
    if (!(await limits.mayTry({ brand: site.brand, email: read.person.email, address: ip })))
      throw tooManyRequests(limits.waitSeconds);
    try {
      await openAccount({
        ...read,
        bank,
        device: deviceMark(ip, headers),
        affiliate: affiliateOf(headers),
        site,
        locale,
        origin,
      });
    } catch (error) {
      // The response is the same as for a free address; only the owner is notified.
      if (!(error instanceof EmailTaken)) throw error;
    }
    return {};
  };

/** Verified details replace those of the form. */
const namesOf = ({ person: { firstName, lastName, birthDate } }: BankNewcomer) => ({
  firstName,
  lastName,
  birthDate,
});

/** The mutation's input in the shape of the identity provider's form, so that one set of rules reads both. */
function entered(form: RegistrationForm): URLSearchParams {
  const { documents, ...fields } = form;
  const versions = documents.flatMap(({ key, version }) =>
    isLegalDocument(key) ? [[DOCUMENT_FIELDS[key], String(version)]] : [],
  );
  const typed = Object.entries(fields).flatMap(([field, value]) => {
    if (typeof value === 'string') return [[field, value]];
    return value === true ? [[field, 'yes']] : [];
  });
  return new URLSearchParams([...typed, ...versions]);
}
