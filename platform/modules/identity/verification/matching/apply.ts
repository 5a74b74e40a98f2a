import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import type { PlayerCommands } from '../../player/commands.ts';
import { isRunning, latestOf, type End } from '../../player/exclusion/ends.ts';
import { exclusionTables } from '../../player/exclusion/tables.ts';
import type { KnownPlayer } from './candidates.ts';

export type ExclusionCommands = Pick<
  PlayerCommands,
  'excludePlayer' | 'holdExcluded' | 'timeOutPlayer' | 'endGames'
>;

interface Applied {
  readonly playerId: PlayerId;
  readonly now: Date;
}

/**
 * What stops the excluded player stops this one as well, and ends with it: the live session ends, withdrawals stay open.
 * Idempotent. To be called with the player locked.
 */
export async function applyExclusion(
  tx: Transaction,
  commands: ExclusionCommands,
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
  if (endsOf('Exclusion').length > 0)
    await commands.holdExcluded(tx, playerId, latestOf(endsOf('Exclusion')));
  // Set on the account alone, as by the operator before there was a record.
  else if (other.exclusion && isRunning(other.exclusion.endsAt, now))
    await commands.excludePlayer(tx, playerId, other.exclusion.endsAt);
  if (other.timeoutEndsAt && isRunning(other.timeoutEndsAt, now))
    await commands.timeOutPlayer(tx, playerId, other.timeoutEndsAt);
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
