import { sql } from 'kysely';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { LimitName } from './limitsOf.ts';
import { limitsTables } from './tables.ts';

export interface ReadyRaise extends LimitName {
  readonly holder: string;
  /** The player, or the accounts that share the limit, in the order in which they are locked. */
  readonly players: readonly PlayerId[];
  readonly readyAt: Date;
}

/** LIMIT-04: ready raises whose players have not been notified, longest waiting first. */
export async function readyRaises(
  queryable: Queryable,
  { now, most, skip }: { readonly now: Date; readonly most: number; readonly skip: number },
): Promise<readonly ReadyRaise[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.change as change')
    .leftJoin('limits.group_member as member', 'member.groupId', 'change.holder')
    .select([
      'change.holder',
      'change.kind',
      'change.period',
      'change.readyAt',
      sql<PlayerId[] | null>`array_agg(member.player_id order by member.player_id)
        filter (where member.player_id is not null)`.as('members'),
    ])
    .where('toldAt', 'is', null)
    .where('readyAt', '<=', now)
    .where('lapsesAt', '>', now)
    .groupBy(['change.holder', 'change.kind', 'change.period', 'change.readyAt'])
    .orderBy('readyAt')
    .orderBy('change.holder')
    .orderBy('change.kind')
    .orderBy('change.period')
    .limit(most)
    .offset(skip)
    .execute();
  return rows.map(({ members, ...raise }) => ({
    ...raise,
    scope: members ? 'Global' : 'Brand',
    players: members ?? [playerId(raise.holder)],
  }));
}

/**
 * Does nothing when the raise was confirmed, cancelled or replaced in the meantime. @returns whether it was
 * still pending
 */
export async function markNotified(
  tx: Transaction,
  { holder, kind, period, readyAt }: ReadyRaise,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await limitsTables(tx)
    .updateTable('limits.change')
    .set({ toldAt: now })
    .where((eb) => eb.and({ holder, kind, period, readyAt }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
