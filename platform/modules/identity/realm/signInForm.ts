import type { SignInPage, SignInProblem } from '@foyer/contract/identity/forms.ts';
import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../../sites/index.ts';
import { countTry, rememberSuccess } from '../attempts.ts';
import { passwordMatches } from '../passwords.ts';
import type { PlayerRecord } from '../player/record.ts';
import { findCredential } from '../players.ts';
import { newSecret } from '../signIn/secrets.ts';
import { shownDevice } from '../access/deviceCookie.ts';
import type { FormRequest } from './formRequest.ts';

export interface SignedIn {
  readonly playerId: PlayerId;
  /** What the browser is to be known by from now on. */
  readonly device: string;
}

export type SignInOutcome = SignedIn | { readonly problem: SignInProblem; readonly status: 403 | 422 | 429 };

// Longer passwords cannot have been chosen (signUp.ts), and hashing a megabyte is work an attacker would gladly give.
const LONGEST_INPUT = 100;

/** The same answer, after the same work, for an account that does not exist and for a wrong password. */
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
  // Another with each sign-in: one that somebody planted before is worth nothing.
  const device = newSecret();
  await rememberSuccess(database, { ...attempt, device }, counted, clock);
  const { player } = credential;
  const problem = await atTheDoor(form, player, body.get('reopen') === 'yes');
  return problem ? { problem, status: 403 } : { playerId: player.id, device };
}

/** What keeps a player out who is who he says. */
async function atTheDoor(
  { realm, site }: FormRequest,
  player: PlayerRecord,
  wantsToReopen: boolean,
): Promise<SignInProblem | null> {
  // A player who has moved, or an account made elsewhere: nobody has said what may be shown to him.
  if (!site.serves(player.country)) return 'countryNotServed';
  if (!usesIdentityProvider(site.inCountry(player.country))) return 'otherWayIn';
  const { status, cause, reopenByCustomerAllowed } = player.status;
  // Whose account is closed for good comes in to his money and his history, and reads why he plays no more (BANNER-14).
  if (status === 'Active' || !reopenByCustomerAllowed) return null;
  if (cause === 'MultipleAccounts') return 'multipleAccounts';
  return wantsToReopen && (await realm.reopen(player.id)) ? null : 'mayReopen';
}

/** OIDC-02: whether the identity provider is the way in, which the country decides by the toggle `Keycloak`. */
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
