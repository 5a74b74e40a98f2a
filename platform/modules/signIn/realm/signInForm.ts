import type { SignInPage, SignInProblem } from '@foyer/contract/registration/forms.ts';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../../../sites/index.ts';
import { countTry, rememberSuccess } from '../attempts.ts';
import { passwordMatches } from '../../../infra/secrets/passwords.ts';
import { findCredential, type Credential } from '../credentials.ts';
import { newSecret } from '../../../infra/secrets/secrets.ts';
import { shownDevice } from '../access/deviceCookie.ts';
import type { FormRequest, Login } from './formRequest.ts';

export interface SignedIn extends Login {
  /** New secret for the device cookie of the browser. */
  readonly device: string;
}

export type SignInOutcome = SignedIn | { readonly problem: SignInProblem; readonly status: 403 | 422 | 429 };

// The maximum length of the sign-up form; it prevents attackers from making the server hash very long inputs.
const LONGEST_INPUT = 100;

/** Checks email address and password, with the same work for an unknown account. */
export async function signIn(
  form: FormRequest,
  body: URLSearchParams,
  { ip: address, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<SignInOutcome> {
  const { database, clock, brand } = form.realm;
  const email = (body.get('email') ?? '').slice(0, LONGEST_INPUT);
  const password = (body.get('password') ?? '').slice(0, LONGEST_INPUT + 1);
  const attempt = { brand, email, address, device: shownDevice(headers) };
  const counted = await countTry(database, attempt, clock);
  if (!counted.isAllowed) return { problem: 'tooManyTries', status: 429 };
  const credential = await findCredential(database.query, brand, email);
  const matches = await passwordMatches(password, credential?.passwordHash);
  if (!credential || !matches) return { problem: 'wrongCredentials', status: 422 };
  // A new secret with each sign-in, so that a cookie planted by an attacker never becomes a known device.
  const device = newSecret();
  await rememberSuccess(database, { ...attempt, device }, counted, clock);
  const problem = await accountProblem(form, credential, body.get('reopen') === 'yes');
  return problem ? { problem, status: 403 } : { playerId: credential.playerId, email, device };
}

async function accountProblem(
  { realm, site }: FormRequest,
  { playerId, country, isOpen, closedFor, mayReopen }: Credential,
  wantsToReopen: boolean,
): Promise<SignInProblem | null> {
  if (!site.serves(country)) return 'countryNotServed';
  if (!usesIdentityProvider(site.inCountry(country))) return 'otherWayIn';
  // A player whose account is closed permanently may sign in, to see the balance and the reason (BANNER-14).
  if (isOpen || !mayReopen) return null;
  if (closedFor === 'MultipleAccounts') return 'multipleAccounts';
  return wantsToReopen && (await realm.reopen(playerId)) ? null : 'mayReopen';
}

/** OIDC-02: whether players of this country sign in through the identity provider. */
export const usesIdentityProvider = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.loginFlow === 'Keycloak';

export const signInPage = (
  form: FormRequest,
  email: string,
  { problem = null, hasWritten = false }: Partial<Pick<SignInPage, 'problem' | 'hasWritten'>> = {},
): SignInPage => ({
  kind: 'signIn',
  action: form.signInPath,
  csrf: form.csrf,
  email: email.slice(0, LONGEST_INPUT),
  problem,
  mayReopen: problem === 'mayReopen',
  hasWritten,
  signUpHref: form.signUpPath,
});
