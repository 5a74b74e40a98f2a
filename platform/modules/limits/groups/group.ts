import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { LimitHolder } from '../limitsOf.ts';
import { limitsTables } from '../tables.ts';

/** An account that can share its limits with other accounts of the same person. */
export interface Account {
  readonly playerId: PlayerId;
  readonly currency: Currency;
}

export interface Member extends Account {
  /**
   * The exchange rate: one minor unit of the account's currency, in millionths of a minor unit of the group's currency.
   */
  readonly rate: bigint;
}

/** LIMIT-13: accounts of one person that share limits. */
export interface AccountGroup extends LimitHolder {
  readonly members: readonly Member[];
}

/** Null for a player without shared limits. */
export async function findGroup(queryable: Queryable, playerId: PlayerId): Promise<AccountGroup | null> {
  const member = await limitsTables(queryable)
    .selectFrom('limits.group_member')
    .select('groupId')
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return member ? readGroup(queryable, member.groupId) : null;
}

async function readGroup(queryable: Queryable, id: string): Promise<AccountGroup | null> {
  const tables = limitsTables(queryable);
  const group = await tables
    .selectFrom('limits.account_group')
    .select(['id', 'currency', 'timeZone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!group) return null;
  const members = await tables
    .selectFrom('limits.group_member')
    .select(['playerId', 'currency', 'rate'])
    .where('groupId', '=', id)
    .orderBy('playerId')
    .execute();
  return { ...group, members };
}

/** The player's group, locked until `tx` ends; null for a player without shared limits. */
export async function lockGroup(tx: Transaction, playerId: PlayerId): Promise<AccountGroup | null> {
  const [group] = await lockGroups(tx, [playerId]);
  return group ?? null;
}

/** The groups of the players, oldest first, locked in one order, so that two callers never wait for each other. */
export async function lockGroups(
  tx: Transaction,
  players: readonly PlayerId[],
): Promise<readonly AccountGroup[]> {
  for (;;) {
    const ids = await groupIdsOf(tx, players);
    if (ids.length === 0) return [];
    await limitsTables(tx)
      .selectFrom('limits.account_group')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    // Another transaction may have merged groups before they were locked.
    if ((await groupIdsOf(tx, players)).join() !== ids.join()) continue;
    const groups = await Promise.all(ids.map((id) => readGroup(tx, id)));
    return groups.filter((group) => group !== null);
  }
}

/** Returns the ids of the players' groups, oldest group first. */
async function groupIdsOf(tx: Transaction, players: readonly PlayerId[]): Promise<readonly string[]> {
  const rows = await limitsTables(tx)
    .selectFrom('limits.account_group')
    .select('id')
    .where('id', 'in', (member) =>
      member
        .selectFrom('limits.group_member')
        .select('groupId')
        .where('playerId', 'in', [...players]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
