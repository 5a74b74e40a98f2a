import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import { isReported, type Notifications } from '../../modules/notifications/index.ts';
import type { Players } from '../../modules/player/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { readFeed, readFeedHead, type FeedRow } from '../../infra/outbox/feed/index.ts';
import { visibilityOf, type VisibilityDeps } from './visibility.ts';

export interface NotifyDeps extends VisibilityDeps {
  readonly database: Pick<Database, 'transaction'>;
  readonly players: Pick<Players, 'find' | 'accountState'>;
  readonly notifications: Pick<Notifications, 'lockPosition' | 'savePosition' | 'record'>;
  wakeRelay(): void;
}

/** Events that one transaction reads. */
const BATCH_SIZE = 500;
const MAX_BATCHES = 20;

/**
 * Makes notifications of new events in the feed. The position moves in the same transaction, so each event is read
 * once, by any number of nodes.
 */
export async function notifyPlayers(deps: NotifyDeps): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const read = await deps.database.transaction((tx) => notifyOfBatch(deps, tx));
    if (read > 0) deps.wakeRelay();
    if (read < BATCH_SIZE) break;
  }
}

async function notifyOfBatch({ notifications, ...deps }: NotifyDeps, tx: Transaction): Promise<number> {
  const head = await readFeedHead(tx);
  const after = await notifications.lockPosition(tx, head.position);
  const events = await readFeed(tx, { after, limit: BATCH_SIZE });
  const last = events.at(-1);
  if (!last) return 0;
  // In a fixed order, so that two callers who lock several players cannot deadlock.
  const reported = events.filter(isReported);
  const players = [...new Set(reported.map((event) => event.playerId))].toSorted();
  for (const id of players) {
    const own = reported.filter((event) => event.playerId === id);
    await notifyPlayer({ ...deps, notifications }, tx, playerId(id), own);
  }
  await notifications.savePosition(tx, last.position);
  return events.length;
}

async function notifyPlayer(
  deps: NotifyDeps,
  tx: Transaction,
  id: PlayerId,
  events: readonly FeedRow[],
): Promise<void> {
  const player = await deps.players.find(tx, id);
  // The account was erased meanwhile.
  if (!player) return;
  await deps.notifications.record(tx, { playerId: id, visibility: visibilityOf(deps, player) }, events);
}
