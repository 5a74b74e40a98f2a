import * as v from 'valibot';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { NUMBER_TEXT, type Notifications, type Visibility } from '../../modules/notifications/index.ts';
import type { Players } from '../../modules/player/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { visibilityOf, type VisibilityDeps } from './visibility.ts';

export interface NotificationDeps extends VisibilityDeps {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  readonly players: Pick<Players, 'get' | 'accountState'>;
  readonly notifications: Notifications;
  wakeRelay(): void;
}

interface Page {
  readonly first: number;
  readonly after: string | null;
}

/** A page of the player's notifications, newest first, and how many are unread in all. */
export async function readNotifications(deps: NotificationDeps, playerId: PlayerId, page: Page) {
  const { database, notifications } = deps;
  const reader = await readerOf(deps, playerId);
  const [list, unread] = await Promise.all([
    notifications.list(database.query, { ...reader, ...page }),
    notifications.unread(database.query, reader),
  ]);
  return { ...list, unread };
}

/** The number of unread notifications, and the number of the last published change. */
export async function notificationState(deps: NotificationDeps, playerId: PlayerId) {
  return deps.notifications.state(deps.database.query, await readerOf(deps, playerId));
}

/**
 * Marks a notification as read, or all up to it. @returns how many are unread
 * @throws Refusal BadRequest for an id that is none
 */
export async function markNotificationsRead(
  deps: NotificationDeps,
  playerId: PlayerId,
  { id, isUpTo }: { readonly id: string; readonly isUpTo: boolean },
): Promise<number> {
  const { database, notifications, wakeRelay } = deps;
  if (!v.is(NUMBER_TEXT, id))
    throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field: 'id' } });
  const reader = await readerOf(deps, playerId);
  const marked = { number: BigInt(id), isUpTo };
  const unread = await database.transaction((tx) => notifications.markRead(tx, reader, marked));
  wakeRelay();
  return unread;
}

/** Adds the operator's messages that the player does not have yet: they are no events, and most players never see them. */
async function readerOf(
  deps: NotificationDeps,
  playerId: PlayerId,
): Promise<{ readonly playerId: PlayerId; readonly visibility: Visibility }> {
  const { database, players, notifications } = deps;
  const player = await players.get(database.query, playerId);
  const reader = { playerId, visibility: visibilityOf(deps, player) };
  const missing = await notifications.missingMessages(database.query, reader);
  if (missing.length > 0) {
    await database.transaction((tx) => notifications.addMessages(tx, reader, missing));
    deps.wakeRelay();
  }
  return reader;
}
