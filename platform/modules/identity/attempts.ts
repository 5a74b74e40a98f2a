import { MINUTE } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { networkOf } from '../../infra/edge/networks.ts';
import { knownAt, rememberSignIn, type Known, type SignInPlace } from './access/knownSignIns.ts';
import { normaliseEmail } from './players.ts';
import { digestOf } from './signIn/secrets.ts';
import { identityTables } from './tables.ts';

const WINDOW_MS = 15 * MINUTE;

// From one address a player has few tries; from all unknown addresses together an account has more; one address may try
// many accounts, as behind an office's router. A browser that signed in to the account before has tries of its own.
const MOST_TRIES = { accountFromAddress: 5, account: 30, address: 60, accountOnDevice: 5 } as const;

export interface Attempt {
  readonly brand: BrandId;
  readonly email: string;
  /** The IP address the request came from. */
  readonly address: string;
  /** The secret by which the browser is known; null where it shows none. */
  readonly device: string | null;
}

export interface CountedTry {
  readonly isAllowed: boolean;
  /** The budgets that it was counted against. */
  readonly counted: readonly Counted[];
}

interface Counted extends Budget {
  /** Cleared by the right password; of the address only the one try is given back. */
  readonly isOfAccount: boolean;
}

/**
 * Counts a try before the password is looked at, so that a hundred at once cannot pass together. Counted the same
 * whether the account exists or not. The limit of the account over all addresses holds for strangers only: an address or
 * browser that signed in to it before is never locked out by what others try elsewhere.
 */
export async function countTry(database: Database, attempt: Attempt, clock: Clock): Promise<CountedTry> {
  const known = await knownAt(database, placeOf(attempt), clock);
  const counted = budgetsOf(attempt, known);
  return { isAllowed: await isWithin(database, counted, clock), counted };
}

const placeOf = ({ brand, email, address, device }: Attempt): SignInPlace => ({
  brand,
  account: normaliseEmail(email),
  address,
  device,
});

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
 * The right password clears what its owner mistyped, and makes the address and the browser known. Its address gets this
 * one try back and no other: those who share it, as behind a mobile network's router, do not use up each other's, and
 * whoever guesses gains nothing by signing in.
 */
export async function rememberSuccess(
  database: Database,
  attempt: Attempt,
  { counted }: CountedTry,
  clock: Clock,
): Promise<void> {
  const cleared = counted.filter(({ isOfAccount }) => isOfAccount);
  const shared = counted.filter(({ isOfAccount }) => !isOfAccount);
  await identityTables(database.query)
    .deleteFrom('identity.attempt')
    .where((eb) =>
      eb.or([
        ...cleared.map(({ key }) => eb('key', '=', key)),
        // Windows long past go with it, so that the table stays small without a job of its own.
        eb('resets_at', '<', new Date(clock.now().getTime() - WINDOW_MS)),
      ]),
    )
    .execute();
  for (const { key } of shared)
    await identityTables(database.query)
      .updateTable('identity.attempt')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', key)
      .where('tries', '>', 0)
      .execute();
  await rememberSignIn(database, placeOf(attempt), clock);
}

function budgetsOf({ brand, email, address, device }: Attempt, known: Known): readonly Counted[] {
  const account = `${brand} ${normaliseEmail(email)}`;
  const network = networkOf(address);
  const own = (what: string, most: number): Counted => ({ ...budget(what, most), isOfAccount: true });
  if (known.isDevice) return [own(`device ${account} ${device}`, MOST_TRIES.accountOnDevice)];
  return [
    own(`both ${account} ${network}`, MOST_TRIES.accountFromAddress),
    ...(known.isAddress ? [] : [own(`account ${account}`, MOST_TRIES.account)]),
    { ...budget(`address ${network}`, MOST_TRIES.address), isOfAccount: false },
  ];
}
