import type { SignUpField, SignUpPage, SignUpProblem } from '@foyer/contract/registration/forms.ts';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import type { Clock } from '../../infra/clock.ts';
import { affiliateOf } from './affiliate.ts';
import { deviceMark } from './deviceMark.ts';
import { EmailTaken, RegistrationRefused } from './failures.ts';
import type { Caller, RequestLimits } from './ports.ts';
import type { OpenAccount } from './registrar.ts';
import { readSignUp } from './signUp.ts';

/** The identity provider's registration form. */
export type SubmitSignUpForm = (caller: Caller, form: URLSearchParams) => Promise<SignUpOutcome>;

export type SignUpOutcome =
  | { readonly emailSentTo: string }
  | {
      readonly problem: SignUpPage['problem'];
      readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
      readonly status: 422 | 429;
    };

/** OPEN-34: the same response, after the same work, for a free address and for one that has an account. */
export const signUpForm =
  (deps: {
    readonly clock: Clock;
    readonly limits: RequestLimits;
    readonly openAccount: OpenAccount;
  }): SubmitSignUpForm =>
  async ({ site, locale, origin, ip, headers }, form) => {
    const { country, currency } = site.market;
    const read = readSignUp(form, {
      now: deps.clock.now(),
      minimumAgeYears: site.settings.rules.minimumAgeYears,
      country,
      currency,
      steps: stepsOf(site.settings),
      documentVersions: site.settings.documentVersions,
      requiresPassword: true,
    });
    if ('problems' in read) return { problem: null, problems: read.problems, status: 422 };
    const { email } = read.person;
    if (!(await deps.limits.mayTry({ brand: site.brand, email, address: ip })))
      return { problem: 'tooManyTries', problems: {}, status: 429 };
    try {
      await deps.openAccount({
        ...read,
        bank: null,
        device: deviceMark(ip, headers),
        affiliate: affiliateOf(headers),
        site,
        locale,
        origin,
      });
    } catch (error) {
      if (error instanceof RegistrationRefused) return { problem: 'refused', problems: {}, status: 422 };
      // Only the owner of the address is notified.
      if (!(error instanceof EmailTaken)) throw error;
    }
    return { emailSentTo: email };
  };
