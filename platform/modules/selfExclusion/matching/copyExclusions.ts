import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { isRunning, latestOf } from '../ends.ts';
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
  for (const stop of rows) {
    if (own.some((row) => isSame(row, stop))) continue;
    const { kind, takenBy, term, sessionId, endsAt, register, registerReference } = stop;
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
        register,
        registerReference,
        copiedFrom: register === null ? null : originOf(stop),
      })
      .execute();
  }
  const exclusions = rows.filter((row) => row.kind === 'Exclusion');
  // An exclusion by a register has no end, so it is as late as any other.
  const register = exclusions.find((row) => row.register !== null)?.register ?? null;
  if (exclusions.length > 0)
    await stops.applyExclusion(tx, playerId, latestOf(exclusions.map((row) => row.endsAt)), register);
  // An exclusion from before exclusions were recorded is only in the player's account.
  else if (other.exclusion && isRunning(other.exclusion.endsAt, now))
    await stops.excludePlayer(tx, playerId, other.exclusion.endsAt);
  if (other.timeoutEndsAt && isRunning(other.timeoutEndsAt, now))
    await stops.timeOutPlayer(tx, playerId, other.timeoutEndsAt);
}

type RunningStop = Awaited<ReturnType<typeof runningStops>>[number];

const originOf = ({ id, copiedFrom }: Pick<RunningStop, 'id' | 'copiedFrom'>): bigint => copiedFrom ?? id;

/** An exclusion by a register needs no copy where the register itself has the account, or the same copy exists. */
const isSame = (own: RunningStop, other: RunningStop): boolean =>
  own.kind === other.kind &&
  own.takenBy === other.takenBy &&
  own.register === other.register &&
  own.endsAt?.getTime() === other.endsAt?.getTime() &&
  (own.register === null || own.copiedFrom === null || own.copiedFrom === originOf(other));

async function runningStops(tx: Transaction, id: PlayerId, now: Date) {
  const rows = await exclusionTables(tx)
    .selectFrom('identity.exclusion')
    .select([
      'id',
      'kind',
      'takenBy',
      'term',
      'sessionId',
      'endsAt',
      'register',
      'registerReference',
      'copiedFrom',
    ])
    .where('playerId', '=', id)
    .where('liftedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter((row) => isRunning(row.endsAt, now));
}
