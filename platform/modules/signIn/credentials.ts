import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { signInTables } from './tables.ts';

export interface Credential {
  readonly playerId: PlayerId;
  readonly country: string;
  readonly isOpen: boolean;
  readonly closedFor: string | null;
  readonly mayReopen: boolean;
  readonly passwordHash: string;
}

/** The account of an email address at a brand, with its password's hash. */
export async function findCredential(queryable: Queryable, brand: BrandId, email: string) {
  const found = await signInTables(queryable)
    .selectFrom('identity.player as player')
    .innerJoin('identity.credential as credential', 'credential.playerId', 'player.id')
    .select([
      'player.id as playerId',
      'player.country',
      'player.status',
      'player.statusCause as closedFor',
      'player.reopenAllowed as mayReopen',
      'credential.passwordHash',
    ])
    .where('player.brand', '=', brand)
    .where('player.emailKey', '=', normaliseEmail(email))
    .executeTakeFirst();
  return found && { ...found, isOpen: found.status === 'Active' };
}

export async function savePasswordHash(
  tx: Transaction,
  playerId: PlayerId,
  passwordHash: string,
  clock: Clock,
): Promise<void> {
  await signInTables(tx)
    .insertInto('identity.credential')
    .values({ playerId, passwordHash, changedAt: clock.now() })
    .execute();
}
