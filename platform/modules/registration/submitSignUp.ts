import type { Clock } from '../../infra/clock.ts';
import { stepsOf } from '@foyer/contract/registration/methods.ts';
import { affiliateOf } from './affiliate.ts';
import type { BankNewcomer } from './bank.ts';
import { deviceMark } from './deviceMark.ts';
import { EmailTaken } from './failures.ts';
import type { Caller, RequestLimits } from './ports.ts';
import type { OpenAccount } from './registrar.ts';
import { readSignUp, type SignUpProblems } from './signUp.ts';

export interface SubmitDeps {
  readonly clock: Clock;
  readonly limits: Pick<RequestLimits, 'mayTry'>;
  readonly openAccount: OpenAccount;
}

/**
 * Opens an account with the data of either form. OPEN-34: the result is the same, after the same work, for a free
 * address and for one that has an account; only its owner is notified. @throws RegistrationRefused
 */
export async function submitSignUp(
  { clock, limits, openAccount }: SubmitDeps,
  { site, locale, origin, ip, headers }: Caller,
  form: URLSearchParams,
  { bank, requiresPassword }: { readonly bank: BankNewcomer | null; readonly requiresPassword: boolean },
): Promise<{ readonly problems: SignUpProblems } | { readonly email: string; readonly isTooMany: boolean }> {
  const { settings, market } = site;
  const read = readSignUp(form, {
    now: clock.now(),
    minimumAgeYears: settings.rules.minimumAgeYears,
    country: market.country,
    currency: market.currency,
    steps: stepsOf(settings),
    areLimitsRequired: settings.rules.depositLimitsRequiredOnRegistration,
    documentVersions: settings.documentVersions,
    requiresPassword,
  });
  if ('problems' in read) return read;
  const { email } = read.person;
  if (!(await limits.mayTry({ brand: site.brand, email, address: ip }))) return { email, isTooMany: true };
  const visit = { device: deviceMark(ip, headers), affiliate: affiliateOf(headers), site, locale, origin };
  await openAccount({ ...read, bank, ...visit }).catch((error: unknown) => {
    if (!(error instanceof EmailTaken)) throw error;
  });
  return { email, isTooMany: false };
}
