import type { SignInPage } from '@foyer/contract/identity/forms.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { forgetTries, mayTry } from '../attempts.ts';
import { passwordMatches } from '../passwords.ts';
import { findCredential } from '../players.ts';
import type { FormRequest } from './formRequest.ts';

export type SignInOutcome =
  | { readonly playerId: PlayerId }
  | { readonly problem: NonNullable<SignInPage['problem']>; readonly status: 422 | 429 };

// Longer passwords cannot have been chosen (signUp.ts), and hashing a megabyte is work an attacker would gladly give.
const LONGEST_INPUT = 100;

/** The same answer, after the same work, for an account that does not exist and for a wrong password. */
export async function signIn(
  form: FormRequest,
  body: URLSearchParams,
  address: string,
): Promise<SignInOutcome> {
  const { database, clock, brand } = form.realm;
  const email = (body.get('email') ?? '').slice(0, LONGEST_INPUT);
  const password = (body.get('password') ?? '').slice(0, LONGEST_INPUT + 1);
  const attempt = { brand, email, address };
  if (!(await mayTry(database, attempt, clock))) return { problem: 'tooManyTries', status: 429 };
  const credential = await findCredential(database.query, brand, email);
  const matches = await passwordMatches(password, credential?.passwordHash);
  if (!credential || !matches) return { problem: 'wrongCredentials', status: 422 };
  await forgetTries(database, attempt, clock);
  return { playerId: credential.playerId };
}

export const signInPage = (form: FormRequest, email: string, problem: SignInPage['problem']): SignInPage => ({
  kind: 'signIn',
  action: form.signInPath,
  csrf: form.csrf,
  email: email.slice(0, LONGEST_INPUT),
  problem,
  signUpHref: form.signUpPath,
});
