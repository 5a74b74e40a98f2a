import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { publishChange, readUnread, type UnreadRequest } from '../unread.ts';
import { messageKey } from '../visible.ts';
import { addNotifications, lockState } from './addNotifications.ts';

export async function missingMessages(
  queryable: Queryable,
  { playerId, visibility: { messages } }: Pick<UnreadRequest, 'playerId' | 'visibility'>,
): Promise<readonly string[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select key from notifications.notification
    where player_id = ${playerId} and key = any(${messages.map(messageKey)}::text[])`.execute(queryable);
  const stored = new Set(rows.map(({ key }) => key));
  return messages.filter((message) => !stored.has(messageKey(message)));
}

export async function addMessages(
  tx: Transaction,
  { now, ...reader }: UnreadRequest & { readonly now: Date },
  messages: readonly string[],
): Promise<void> {
  const state = await lockState(tx, reader.playerId);
  const found = messages.map((message) => ({
    key: messageKey(message),
    kind: 'OperatorMessage' as const,
    data: { message },
    at: now,
  }));
  const added = await addNotifications(tx, state, found);
  if (added > 0) await publishChange(tx, reader.playerId, await readUnread(tx, reader));
}
