import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { BrowserSubscription, Notifications, PushPort } from '../../modules/notifications/index.ts';
import type { Players } from '../../modules/player/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';

export interface PushDeps {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  /** Null: no push messages are configured. */
  readonly pushPort: PushPort | null;
  readonly players: Pick<Players, 'get'>;
  readonly notifications: Pick<Notifications, 'push'>;
}

export interface Reader {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
}

/** The key with which the player's browser subscribes; null if the brand sends no push messages, or none to this player. */
export async function pushKey(deps: PushDeps, site: Site, playerId: PlayerId): Promise<string | null> {
  const { pushPort, database, players } = deps;
  if (!pushPort || !site.pushNotifications) return null;
  const { status } = await players.get(database.query, playerId);
  return status.status === 'Active' ? pushPort.publicKey : null;
}

export async function isSubscribedToPush(
  { database, notifications }: PushDeps,
  playerId: PlayerId,
  endpoint: string,
): Promise<boolean> {
  return notifications.push.isSubscribed(database.query, playerId, endpoint);
}

/**
 * Sends the player's later notifications to the device as well; idempotent. @returns the key of new subscriptions
 * @throws Refusal PushUnavailable; BadRequest naming the invalid field
 */
export async function subscribeToPush(
  deps: PushDeps,
  site: Site,
  { playerId, sessionId }: Reader,
  subscription: BrowserSubscription,
): Promise<string> {
  const { pushPort, database, notifications } = deps;
  const serverKey = await pushKey(deps, site, playerId);
  if (!pushPort || serverKey === null) throw new Refusal('PushUnavailable');
  const field = pushPort.invalidField(subscription);
  if (field !== null) throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
  const { endpoint, p256dh, auth } = subscription;
  const added = { endpoint, p256dh, auth, playerId, sessionId, serverKey };
  await database.transaction((tx) => notifications.push.subscribe(tx, added));
  return serverKey;
}

/** Idempotent; a subscription of another player stays. */
export const unsubscribeFromPush = (
  { database, notifications }: PushDeps,
  playerId: PlayerId,
  endpoint: string,
): Promise<void> => notifications.push.unsubscribe(database.query, playerId, endpoint);
