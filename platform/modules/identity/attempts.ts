import { isIPv6 } from 'node:net';
import { MINUTE } from '@foyer/vocabulary/duration.ts';
import type { BrandId } from '@foyer/vocabulary/ids.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Database } from '../../plumbing/database/database.ts';
import { normaliseEmail } from './players.ts';
import { digestOf } from './signIn/secrets.ts';
import { identityTables } from './tables.ts';

const WINDOW_MS = 15 * MINUTE;

// From one address a player has few tries; from all addresses together an account has more, so that a stranger
// cannot easily lock its owner out; one address may try many accounts, as behind an office's router.
const MOST_TRIES = { accountFromAddress: 5, account: 30, address: 60 } as const;

export interface Attempt {
  readonly brand: BrandId;
  readonly email: string;
  /** The IP address the request came from. */
  readonly address: string;
}

/**
 * Counts a try before the password is looked at, so that a hundred at once cannot pass together. Counted the same
 * whether the account exists or not.
 * @returns whether the try may go on
 */
export const mayTry = (database: Database, attempt: Attempt, clock: Clock): Promise<boolean> =>
  isWithin(database, keysOf(attempt), clock);

/** How often something may be done in a quarter of an hour. */
export interface Budget {
  readonly key: Buffer;
  readonly most: number;
}

/** @param what told apart from other budgets by its words; kept as a hash alone */
export const budget = (what: string, most: number): Budget => ({
  // The table must not become a list of who tried to sign in.
  key: digestOf(what),
  most,
});

/**
 * Counts one against each of them where all of them have room, else against none: whoever has used up their own budget
 * uses up none that they share.
 * @returns whether there was room
 */
export async function isWithin(
  { pool }: Pick<Database, 'pool'>,
  budgets: readonly Budget[],
  clock: Clock,
): Promise<boolean> {
  const now = clock.now();
  const { rows } = await pool.query<{ has_room: boolean }>({
    name: 'identity.countTries',
    text: 'select identity.count_tries($1, $2, $3, $4) as has_room',
    values: [
      budgets.map(({ key }) => key),
      budgets.map(({ most }) => most),
      now,
      new Date(now.getTime() + WINDOW_MS),
    ],
  });
  return rows[0]?.has_room === true;
}

/**
 * The right password clears what its owner mistyped. Its address gets this one try back and no other: those who share
 * it, as behind a mobile network's router, do not use up each other's, and whoever guesses gains nothing by signing in.
 */
export async function forgetTries(database: Database, attempt: Attempt, clock: Clock): Promise<void> {
  const [accountFromAddress, account, address] = keysOf(attempt);
  await identityTables(database.query)
    .deleteFrom('identity.attempt')
    .where((eb) =>
      eb.or([
        eb('key', 'in', [accountFromAddress.key, account.key]),
        // Windows long past go with it, so that the table stays small without a job of its own.
        eb('resets_at', '<', new Date(clock.now().getTime() - WINDOW_MS)),
      ]),
    )
    .execute();
  await identityTables(database.query)
    .updateTable('identity.attempt')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', address.key)
    .where('tries', '>', 0)
    .execute();
}

function keysOf({ brand, email, address }: Attempt): readonly [Budget, Budget, Budget] {
  const account = `${brand} ${normaliseEmail(email)}`;
  const network = networkOf(address);
  return [
    budget(`both ${account} ${network}`, MOST_TRIES.accountFromAddress),
    budget(`account ${account}`, MOST_TRIES.account),
    budget(`address ${network}`, MOST_TRIES.address),
  ];
}

/** One household has a whole IPv6 /64, so it counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const filled = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return filled.slice(0, 4).join(':');
}
