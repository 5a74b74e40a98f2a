import { DAY } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import { digestOf } from '../signIn/secrets.ts';
import { identityTables } from '../tables.ts';

const KNOWN_MS = 180 * DAY;

/** An account by the email address or phone number that is typed, and where it is tried from. */
export interface SignInPlace {
  readonly brand: BrandId;
  /** In one spelling, however it was typed. */
  readonly account: string;
  /** The client's IP address. */
  readonly address: string;
  /** The secret of the browser's cookie; null where it shows none. */
  readonly device: string | null;
}

export interface Known {
  readonly isAddress: boolean;
  readonly isDevice: boolean;
}

/** Whether the account was signed in to from there before. The same work for an account that does not exist. */
export async function knownAt(database: Database, place: SignInPlace, clock: Clock): Promise<Known> {
  const keys = keysOf(place);
  const rows = await identityTables(database.query)
    .selectFrom('identity.known_sign_in')
    .select('key')
    .where('key', 'in', [keys.address, keys.device])
    .where('succeeded_at', '>', new Date(clock.now().getTime() - KNOWN_MS))
    .execute();
  const has = (key: Buffer): boolean => rows.some((row) => row.key.equals(key));
  return { isAddress: has(keys.address), isDevice: place.device !== null && has(keys.device) };
}

/** After a sign-in with success. */
export async function rememberSignIn(database: Database, place: SignInPlace, clock: Clock): Promise<void> {
  const now = clock.now();
  const keys = keysOf(place);
  const known = place.device === null ? [keys.address] : [keys.address, keys.device];
  const table = identityTables(database.query);
  await table
    .insertInto('identity.known_sign_in')
    .values(known.sort(Buffer.compare).map((key) => ({ key, succeeded_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ succeeded_at: now }))
    .execute();
  // Keeps the table small without a job of its own.
  await table
    .deleteFrom('identity.known_sign_in')
    .where('succeeded_at', '<=', new Date(now.getTime() - KNOWN_MS))
    .execute();
}

const keysOf = ({ brand, account, address, device }: SignInPlace) => ({
  address: digestOf(`known ${brand} ${account} at ${networkOf(address)}`),
  device: digestOf(`known ${brand} ${account} on ${device ?? ''}`),
});
