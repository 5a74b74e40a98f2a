import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../infra/database/database.ts';
import { dropChanges, tightenLimit } from '../change.ts';
import { MILLION, rateBetween, type Euros } from '../rules/convert.ts';
import { limitsTables } from '../tables.ts';
import { lockGroups, type Account, type LimitGroup, type Member } from './group.ts';

interface Sharing {
  readonly euros: Euros;
  readonly now: Date;
}

/**
 * LIMIT-13: puts the accounts of one person into one group. Where they have several, the oldest stays with the strictest
 * limits of all, and pending raises are cancelled. @returns null where none of them shares limits
 */
export async function joinGroup(
  tx: Transaction,
  accounts: readonly Account[],
  { euros, now }: Sharing,
): Promise<{ readonly group: LimitGroup; readonly isChanged: boolean } | null> {
  const [kept, ...others] = await lockGroups(
    tx,
    accounts.map(({ playerId }) => playerId),
  );
  if (!kept) return null;
  const known = new Set(kept.members.map(({ playerId }) => playerId));
  const joining = [...others.flatMap(({ members }) => members), ...accounts].filter(
    ({ playerId }) => !known.has(playerId),
  );
  if (joining.length === 0) return { group: kept, isChanged: false };
  if (others.length > 0) await dropChanges(tx, kept, now);
  for (const other of others) await takeOverLimits(tx, kept, other, { euros, now });
  const members = new Map<string, Member>(kept.members.map((member) => [member.playerId, member]));
  for (const { playerId, currency } of joining) {
    const rate = rateBetween(euros, currency, kept.currency);
    members.set(playerId, { playerId, currency, rate });
    const row = { groupId: kept.id, currency, rate, joinedAt: now };
    await limitsTables(tx)
      .insertInto('limits.group_member')
      .values({ playerId, ...row })
      .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
      .execute();
  }
  for (const { id } of others)
    await limitsTables(tx).deleteFrom('limits.limit_group').where('id', '=', id).execute();
  return { group: { ...kept, members: [...members.values()] }, isChanged: true };
}

/** A group of one account, which others join. Call it for an account without a group, locked. */
export async function openGroup(
  tx: Transaction,
  { playerId, currency }: Account,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  const id = randomUUID();
  await limitsTables(tx)
    .insertInto('limits.limit_group')
    .values({ id, currency, timeZone, createdAt: now })
    .execute();
  await limitsTables(tx)
    .insertInto('limits.group_member')
    .values({ playerId, groupId: id, currency, rate: MILLION, joinedAt: now })
    .execute();
}

async function takeOverLimits(
  tx: Transaction,
  kept: LimitGroup,
  other: LimitGroup,
  { euros, now }: Sharing,
): Promise<void> {
  await dropChanges(tx, other, now);
  const rate = rateBetween(euros, other.currency, kept.currency);
  const held = await limitsTables(tx)
    .deleteFrom('limits.held')
    .where('holder', '=', other.id)
    .returning(['kind', 'period', 'amount'])
    .execute();
  for (const { amount, ...name } of held)
    await tightenLimit(tx, kept, { ...name, amount: (amount * rate) / MILLION }, now);
}
