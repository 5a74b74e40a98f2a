import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { release } from '../lift.ts';
import { licenceOf, lockLicence, type Brands } from '../licenceLock.ts';
import { endReviewsAbout } from '../matching/reviews.ts';
import type { StoppablePlayers } from '../ports.ts';
import type { StopCommands } from '../stopPlayer.ts';
import { exclusionTables } from '../tables.ts';
import { saveReply, type Answered } from './statuses.ts';

export interface ApplyReplyDeps {
  readonly sites: Brands;
  readonly players: StoppablePlayers;
  readonly stops: StopCommands;
}

/**
 * EXCLUSION-10, EXCLUSION-12: a person whom the register has is excluded from the commit of `tx` on, and their session
 * ends; one whom it no longer has is excluded by it no longer, on none of their accounts. Idempotent.
 */
export async function applyReply(
  { sites, players, stops }: ApplyReplyDeps,
  tx: Transaction,
  answered: Answered,
  now: Date,
): Promise<void> {
  const { playerId, register, isExcluded, reference } = answered;
  const mayEnd = !isExcluded && (await runningBy(tx, playerId, register)).length > 0;
  // The end of an exclusion closes reviews of other accounts, so the whole licence is locked, before the player.
  if (mayEnd) await lockLicence(tx, licenceOf(sites, (await players.get(tx, playerId)).brand), 'exclusive');
  await players.hold(tx, playerId);
  if (!(await saveReply(tx, answered))) return;
  const running = await runningBy(tx, playerId, register);
  if (isExcluded && !running.some((row) => row.copiedFrom === null)) {
    await exclusionTables(tx)
      .insertInto('identity.exclusion')
      .values({
        kind: 'Exclusion',
        playerId,
        takenAt: now,
        endsAt: null,
        takenBy: null,
        term: null,
        sessionId: null,
        idempotencyKey: null,
        register,
        registerReference: reference,
      })
      .execute();
    await stops.applyExclusion(tx, playerId, null, register);
  }
  if (mayEnd && running.length > 0) await endExclusions(players, tx, running, { register, now });
}

type RunningExclusion = Awaited<ReturnType<typeof runningBy>>[number];

async function endExclusions(
  players: StoppablePlayers,
  tx: Transaction,
  ended: readonly RunningExclusion[],
  { register, now }: { readonly register: string; readonly now: Date },
): Promise<void> {
  await exclusionTables(tx)
    .updateTable('identity.exclusion')
    .set({ liftedAt: now })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute();
  for (const id of new Set(ended.map((row) => row.playerId))) {
    await release(players, tx, { id, lifted: null, register }, now);
    await endReviewsAbout(players, tx, id, now);
    await players.announce(tx, id);
  }
}

/**
 * The running exclusions that follow from the register's replies about a player: the player's own, and its copies on other
 * accounts of the person. A copy on the player's account follows from replies about the other account.
 */
async function runningBy(queryable: Queryable, playerId: PlayerId, register: string) {
  const tables = exclusionTables(queryable);
  const own = tables
    .selectFrom('identity.exclusion')
    .select('id')
    .where('playerId', '=', playerId)
    .where('register', '=', register)
    .where('copiedFrom', 'is', null);
  return tables
    .selectFrom('identity.exclusion')
    .select(['id', 'playerId', 'copiedFrom'])
    .where('liftedAt', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', own), eb('copiedFrom', 'in', own)]))
    .execute();
}
