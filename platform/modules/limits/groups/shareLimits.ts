import type { EuroValues } from '@foyer/domain/rates.ts';
import { randomUUID } from 'node:crypto';
import { money } from '@foyer/domain/money.ts';
import { MILLION } from '@foyer/domain/rates.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { dropChanges, tightenLimit } from '../change.ts';
import { convertLimit, rateBetween } from '../rules/convert.ts';
import { limitsTables } from '../tables.ts';
import { lockGroups, type Account, type AccountGroup, type Member } from './group.ts';

interface Sharing {
  readonly euros: EuroValues;
  readonly now: Date;
}

/**
 * LIMIT-13: puts the accounts of one person into one group. If they are in several groups, the oldest group remains,
 * with the strictest limits of all, and pending raises are cancelled. @returns null where none of them shares limits
 */
export async function joinGroup(
  tx: Transaction,
  accounts: readonly Account[],
  { euros, now }: Sharing,
): Promise<{ readonly group: AccountGroup; readonly isChanged: boolean } | null> {
  const [oldest, ...others] = await lockGroups(
    tx,
    accounts.map(({ playerId }) => playerId),
  );
  if (!oldest) return null;
  const known = new Set(oldest.members.map(({ playerId }) => playerId));
  const joining = [...others.flatMap(({ members }) => members), ...accounts].filter(
    ({ playerId }) => !known.has(playerId),
  );
  if (joining.length === 0) return { group: oldest, isChanged: false };
  if (others.length > 0) await dropChanges(tx, oldest, now);
  for (const other of others) await takeOverLimits(tx, oldest, other, { euros, now });
  const members = new Map<string, Member>(oldest.members.map((member) => [member.playerId, member]));
  for (const { playerId, currency } of joining) {
    const rate = rateBetween(euros, currency, oldest.currency);
    members.set(playerId, { playerId, currency, rate });
    const row = { groupId: oldest.id, currency, rate, joinedAt: now };
    await limitsTables(tx)
      .insertInto('limits.group_member')
      .values({ playerId, ...row })
      .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
      .execute();
  }
  for (const { id } of others)
    await limitsTables(tx).deleteFrom('limits.account_group').where('id', '=', id).execute();
  return { group: { ...oldest, members: [...members.values()] }, isChanged: true };
}

/** A group of one account, which others join. Call it for an account without a group, locked. */
export async function openGroup(
  tx: Transaction,
  { playerId, currency }: Account,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const id = randomUUID();
  await limitsTables(tx)
    .insertInto('limits.account_group')
    .values({ id, currency, timeZone, createdAt: now })
    .execute();
  await limitsTables(tx)
    .insertInto('limits.group_member')
    .values({ playerId, groupId: id, currency, rate: MILLION, joinedAt: now })
    .execute();
}

async function takeOverLimits(
  tx: Transaction,
  oldest: AccountGroup,
  other: AccountGroup,
  { euros, now }: Sharing,
): Promise<void> {
  await dropChanges(tx, other, now);
  await limitsTables(tx)
    .updateTable('limits.step')
    .set((eb) => ({ holder: oldest.id, currency: eb.fn.coalesce('currency', eb.val(other.currency)) }))
    .where('holder', '=', other.id)
    .execute();
  const theirs = await limitsTables(tx)
    .deleteFrom('limits.held')
    .where('holder', '=', other.id)
    .returning(['kind', 'period', 'amount'])
    .execute();
  for (const { amount, ...name } of theirs) {
    const converted = convertLimit(euros, money(amount, other.currency), oldest.currency);
    await tightenLimit(tx, oldest, { ...name, amount: converted }, now);
  }
}
