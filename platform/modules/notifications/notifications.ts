import type { PlayerId } from '@foyer/domain/ids.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { addMessages, missingMessages } from './add/messages.ts';
import { recordEvents, type TimedEvent } from './add/recordEvents.ts';
import { lockPosition, savePosition } from './feedPosition.ts';
import { deleteOlder, listNotifications, type ListRequest } from './list.ts';
import { createPush } from './push/push.ts';
import { markRead, readState, readUnread, type Marked } from './unread.ts';
import type { Visibility } from './visible.ts';

/** A notification is kept this long, and only the newest of a player. */
const RETENTION_MS = 90 * DAY;

interface Reader {
  readonly playerId: PlayerId;
  readonly visibility: Visibility;
}

/** What has happened to players' accounts, for the players themselves. */
export function createNotifications({ clock }: { readonly clock: Clock }) {
  const retainedFrom = (): Date => new Date(clock.now().getTime() - RETENTION_MS);
  const kept = (reader: Reader) => ({ ...reader, from: retainedFrom() });
  return {
    /** The position after the last event of the feed that was read; held until `tx` ends, so that one node reads at a time. */
    lockPosition,
    savePosition,
    /** Stores the notifications of a player's events, oldest first. Repeated events change nothing. */
    record: (tx: Transaction, reader: Reader, events: readonly TimedEvent[]) =>
      recordEvents(tx, kept(reader), events),
    /** Ids of the operator's visible messages that the player does not have yet. */
    missingMessages: (queryable: Queryable, reader: Reader) => missingMessages(queryable, reader),
    /** Adds messages of the operator, once each. */
    addMessages: (tx: Transaction, reader: Reader, messages: readonly string[]) =>
      addMessages(tx, { ...kept(reader), now: clock.now() }, messages),
    /** Newest first. @throws Refusal BadRequest when the cursor is invalid */
    list: (queryable: Queryable, request: Omit<ListRequest, 'from'>) =>
      listNotifications(queryable, { ...request, from: retainedFrom() }),
    unread: (queryable: Queryable, reader: Reader) => readUnread(queryable, kept(reader)),
    /** The number of unread notifications, and that of the last published change. */
    state: (queryable: Queryable, reader: Reader) => readState(queryable, kept(reader)),
    /** Marks one notification as read, or all up to it. @returns how many are unread now */
    markRead: (tx: Transaction, reader: Reader, marked: Omit<Marked, 'at'>) =>
      markRead(tx, kept(reader), { ...marked, at: clock.now() }),
    /** Deletes notifications that are too old, some at a time. */
    deleteOld: (queryable: Queryable) => deleteOlder(queryable, retainedFrom()),
    push: createPush({ clock }),
  };
}

export type Notifications = ReturnType<typeof createNotifications>;
