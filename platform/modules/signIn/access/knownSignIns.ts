import { DAY } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import { digestOf } from '../../../infra/secrets/secrets.ts';
import { signInTables } from '../tables.ts';

const KNOWN_MS = 180 * DAY;

/** The account that a sign-in attempt names, and the network address and browser that it comes from. */
export interface SignInOrigin {
  readonly brand: BrandId;
  /** Email address or phone number, normalised. */
  readonly account: string;
  /** The client's IP address. */
  readonly address: string;
  /** Secret in the device cookie; null if the browser sends none. */
  readonly device: string | null;
}

export interface Known {
  readonly isAddress: boolean;
  readonly isDevice: boolean;
}

/**
 * Whether this address or browser has signed in to the account before. Does the same work for an account
 * that does not exist, so that timing reveals nothing.
 */
export async function knownAt(database: Database, origin: SignInOrigin, clock: Clock): Promise<Known> {
  const keys = keysOf(origin);
  const rows = await signInTables(database.query)
    .selectFrom('identity.known_sign_in')
    .select('key')
    .where('key', 'in', [keys.address, keys.device])
    .where('succeededAt', '>', new Date(clock.now().getTime() - KNOWN_MS))
    .execute();
  const has = (key: Buffer): boolean => rows.some((row) => row.key.equals(key));
  return { isAddress: has(keys.address), isDevice: origin.device !== null && has(keys.device) };
}

export async function rememberSignIn(database: Database, origin: SignInOrigin, clock: Clock): Promise<void> {
  const now = clock.now();
  const keys = keysOf(origin);
  const known = origin.device === null ? [keys.address] : [keys.address, keys.device];
  const table = signInTables(database.query);
  await table
    .insertInto('identity.known_sign_in')
    .values(known.sort(Buffer.compare).map((key) => ({ key, succeededAt: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ succeededAt: now }))
    .execute();
  // Deletes expired rows here, so that no separate cleanup job is needed.
  await table
    .deleteFrom('identity.known_sign_in')
    .where('succeededAt', '<=', new Date(now.getTime() - KNOWN_MS))
    .execute();
}

const keysOf = ({ brand, account, address, device }: SignInOrigin) => ({
  address: digestOf(`known ${brand} ${account} at ${networkOf(address)}`),
  device: digestOf(`known ${brand} ${account} on ${device ?? ''}`),
});
