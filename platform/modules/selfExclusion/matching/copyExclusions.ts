import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { isRunning, latestOf, type End } from '../ends.ts';
import type { StopCommands } from '../stopPlayer.ts';
import { exclusionTables } from '../tables.ts';
import type { KnownPlayer } from './candidates.ts';

interface Applied {
  readonly playerId: PlayerId;
  readonly now: Date;
}

/**
 * Copies the running exclusions and time-outs of an excluded player to another of their accounts, with the same ends.
 * Idempotent. Call it with the player locked.
 */
export async function copyExclusions(
  stops: StopCommands,
  tx: Transaction,
  other: Pick<KnownPlayer, 'id' | 'exclusion' | 'timeoutEndsAt'>,
  { playerId, now }: Applied,
): Promise<void> {
  const rows = await runningStops(tx, other.id, now);
  const own = await runningStops(tx, playerId, now);
  for (const { kind, taken_by, term, session_id, ends_at } of rows) {
    const isCopied = own.some(
      (row) =>
        row.kind === kind && row.taken_by === taken_by && row.ends_at?.getTime() === ends_at?.getTime(),
    );
    if (isCopied) continue;
    await exclusionTables(tx)
      .insertInto('identity.exclusion')
      .values({
        kind,
        player_id: playerId,
        taken_by,
        term,
        taken_at: now,
        ends_at,
        session_id,
        idempotency_key: null,
      })
      .execute();
  }
  const endsOf = (kind: 'Exclusion' | 'Timeout'): readonly End[] =>
    rows.filter((row) => row.kind === kind).map((row) => row.ends_at);
  if (endsOf('Exclusion').length > 0) await stops.applyExclusion(tx, playerId, latestOf(endsOf('Exclusion')));
  // From before exclusions were recorded: only the account says it.
  else if (other.exclusion && isRunning(other.exclusion.endsAt, now))
    await stops.excludePlayer(tx, playerId, other.exclusion.endsAt);
  if (other.timeoutEndsAt && isRunning(other.timeoutEndsAt, now))
    await stops.timeOutPlayer(tx, playerId, other.timeoutEndsAt);
}

async function runningStops(tx: Transaction, id: PlayerId, now: Date) {
  const rows = await exclusionTables(tx)
    .selectFrom('identity.exclusion')
    .select(['kind', 'taken_by', 'term', 'session_id', 'ends_at'])
    .where('player_id', '=', id)
    .where('lifted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter((row) => isRunning(row.ends_at, now));
}
