import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { networkOf } from '../../infra/edge/networks.ts';
import { knownAt, rememberSignIn, type Known, type SignInOrigin } from './access/knownSignIns.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import { digestOf } from '../../infra/secrets/secrets.ts';
import { signInTables } from './tables.ts';

const WINDOW_MS = 15 * MINUTE;
export const WINDOW_SECONDS = WINDOW_MS / SECOND;

// Sign-in attempts per 15 minutes: per account and address, per account over all unknown addresses, per address
// (many users may share one, for example an office network), and per account on a known browser.
const MOST_TRIES = { accountFromAddress: 5, account: 30, address: 60, accountOnDevice: 5 } as const;

export interface Attempt {
  readonly brand: BrandId;
  readonly email: string;
  /** The IP address the request came from. */
  readonly address: string;
  readonly device: string | null;
}

export interface CountedTry {
  readonly isAllowed: boolean;
  readonly counted: readonly Counted[];
}

interface Counted extends Budget {
  /** A correct password clears account budgets; an address budget only gets this one attempt back. */
  readonly isOfAccount: boolean;
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot pass together. Behaves
 * the same whether or not the account exists. The account limit over all addresses applies only to unknown
 * clients: an address or browser that signed in before cannot be locked out by attempts from elsewhere.
 */
export async function countTry(database: Database, attempt: Attempt, clock: Clock): Promise<CountedTry> {
  const known = await knownAt(database, originOf(attempt), clock);
  const counted = budgetsOf(attempt, known);
  return { isAllowed: await isWithin(database, counted, clock), counted };
}

const originOf = ({ brand, email, address, device }: Attempt): SignInOrigin => ({
  brand,
  account: normaliseEmail(email),
  address,
  device,
});

/** How often something may be done within `WINDOW_SECONDS`. */
export interface Budget {
  readonly key: Buffer;
  readonly most: number;
}

/** @param what unique description of the budget; only its hash is stored */
export const budget = (what: string, most: number): Budget => ({
  // Hashed, so that the table is not a list of who tried to sign in.
  key: digestOf(what),
  most,
});

/**
 * Counts one attempt against every budget, or against none if any of them is used up. A caller who has used
 * up their own budget therefore does not use up shared ones.
 * @returns whether all budgets had room
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
 * After a correct password: clears the account's attempts and marks the address and browser as known. The
 * address gets only this one attempt back, so that users behind one router do not exhaust each other's
 * budget and an attacker gains nothing by signing in.
 */
export async function rememberSuccess(
  database: Database,
  attempt: Attempt,
  { counted }: CountedTry,
  clock: Clock,
): Promise<void> {
  const cleared = counted.filter(({ isOfAccount }) => isOfAccount);
  const shared = counted.filter(({ isOfAccount }) => !isOfAccount);
  await signInTables(database.query)
    .deleteFrom('identity.attempt')
    .where((eb) =>
      eb.or([
        ...cleared.map(({ key }) => eb('key', '=', key)),
        // Expired windows are deleted here, so that no separate cleanup job is needed.
        eb('resetsAt', '<', new Date(clock.now().getTime() - WINDOW_MS)),
      ]),
    )
    .execute();
  for (const { key } of shared)
    await signInTables(database.query)
      .updateTable('identity.attempt')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', key)
      .where('tries', '>', 0)
      .execute();
  await rememberSignIn(database, originOf(attempt), clock);
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
