import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { isRunning, latestOf, type End } from '../ends.ts';
import type { StopCommands } from '../stopPlayer.ts';
import { exclusionTables } from '../tables.ts';
import type { KnownPlayer } from './candidates.ts';

/**
 * Copies the running exclusions and time-outs of an excluded player to another of their accounts, with the same ends.
 * Idempotent. Call it with the player locked.
 */
export async function copyExclusions(
  stops: StopCommands,
  tx: Transaction,
  other: Pick<KnownPlayer, 'id' | 'exclusion' | 'timeoutEndsAt'>,
  { playerId, now }: { readonly playerId: PlayerId; readonly now: Date },
): Promise<void> {
  const rows = await runningStops(tx, other.id, now);
  const own = await runningStops(tx, playerId, now);
  for (const { kind, takenBy, term, sessionId, endsAt } of rows) {
    const isCopied = own.some(
      (row) => row.kind === kind && row.takenBy === takenBy && row.endsAt?.getTime() === endsAt?.getTime(),
    );
    if (isCopied) continue;
    await exclusionTables(tx)
      .insertInto('identity.exclusion')
      .values({
        kind,
        playerId,
        takenBy,
        term,
        takenAt: now,
        endsAt,
        sessionId,
        idempotencyKey: null,
      })
      .execute();
  }
  const endsOf = (kind: 'Exclusion' | 'Timeout'): readonly End[] =>
    rows.filter((row) => row.kind === kind).map((row) => row.endsAt);
  if (endsOf('Exclusion').length > 0) await stops.applyExclusion(tx, playerId, latestOf(endsOf('Exclusion')));
  // An exclusion from before exclusions were recorded is only in the player's account.
  else if (other.exclusion && isRunning(other.exclusion.endsAt, now))
    await stops.excludePlayer(tx, playerId, other.exclusion.endsAt);
  if (other.timeoutEndsAt && isRunning(other.timeoutEndsAt, now))
    await stops.timeOutPlayer(tx, playerId, other.timeoutEndsAt);
}

async function runningStops(tx: Transaction, id: PlayerId, now: Date) {
  const rows = await exclusionTables(tx)
    .selectFrom('identity.exclusion')
    .select(['kind', 'takenBy', 'term', 'sessionId', 'endsAt'])
    .where('playerId', '=', id)
    .where('liftedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter((row) => isRunning(row.endsAt, now));
}
