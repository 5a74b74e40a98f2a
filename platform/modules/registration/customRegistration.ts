import { isLegalDocument } from '@foyer/contract/legal/documents.ts';
import { DOCUMENT_FIELDS } from '@foyer/contract/registration/forms.ts';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../infra/clock.ts';
import { Refusal, tooManyRequests } from '../../infra/refusal.ts';
import { bankNewcomer, type BankNewcomer } from './bank.ts';
import type { Caller, ProviderProof, RegistrationSignIn } from './ports.ts';
import type { OpenAccount } from './registrar.ts';
import type { SignUpProblems } from './signUp.ts';
import { submitSignUp } from './submitSignUp.ts';

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
    const { site } = caller;
    signIn.admit(caller);
    if (site.settings.loginFlow === 'Keycloak' || !site.serves(site.market.country))
      throw new Refusal('SignInNotOffered', { status: 403 });
    const bank = await bankNewcomer(signIn.logins, caller, proof);
    const fields = entered({ ...form, ...(bank && namesOf(bank)) });
    const { limits } = signIn;
    const submission = await submitSignUp({ clock, limits, openAccount }, caller, fields, {
      bank,
      requiresPassword: false,
    });
    if ('problems' in submission) return submission.problems;
    if (submission.isTooMany) throw tooManyRequests(limits.waitSeconds);
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
