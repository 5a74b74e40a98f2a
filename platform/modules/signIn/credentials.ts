import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { sessionTables } from './tables.ts';

export interface Credential {
  readonly playerId: PlayerId;
  readonly country: string;
  readonly isOpen: boolean;
  /** Why the account is closed. */
  readonly closedFor: string | null;
  readonly mayReopen: boolean;
  readonly passwordHash: string;
}

/** The account of an email address at a brand, with its password's hash. */
export async function findCredential(
  queryable: Queryable,
  brand: BrandId,
  email: string,
): Promise<Credential | undefined> {
  const row = await sessionTables(queryable)
    .selectFrom('identity.player as player')
    .innerJoin('identity.credential as credential', 'credential.player_id', 'player.id')
    .select([
      'player.id',
      'player.country',
      'player.status',
      'player.status_cause',
      'player.reopen_allowed',
      'credential.password_hash',
    ])
    .where('player.brand', '=', brand)
    .where('player.email_key', '=', normaliseEmail(email))
    .executeTakeFirst();
  return (
    row && {
      playerId: row.id,
      country: row.country,
      isOpen: row.status === 'Active',
      closedFor: row.status_cause,
      mayReopen: row.reopen_allowed,
      passwordHash: row.password_hash,
    }
  );
}

export async function savePasswordHash(
  tx: Transaction,
  playerId: PlayerId,
  passwordHash: string,
  clock: Clock,
): Promise<void> {
  await sessionTables(tx)
    .insertInto('identity.credential')
    .values({ player_id: playerId, password_hash: passwordHash, changed_at: clock.now() })
    .execute();
}
