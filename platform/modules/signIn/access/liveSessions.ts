import { LRUCache } from 'lru-cache';
import type { SessionId } from '@foyer/domain/ids.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { StoredSession } from '../sessions.ts';

// Cache lifetime: if a bus message is lost, a session can stay alive on another node for at most this long.
const TRUSTED_FOR_MS = 30 * SECOND;
// While a transaction that ends the session may still be open, every check reads the database.
const DISTRUSTED_FOR_MS = MINUTE;
const MOST_REMEMBERED = 50_000;

/** Caches live sessions, so that a request needs no query. The event of an ended session removes it. */
export function rememberSessions(load: (id: SessionId) => Promise<StoredSession | undefined>, clock: Clock) {
  const options = { max: MOST_REMEMBERED, ttlResolution: 0, perf: { now: () => clock.now().getTime() } };
  const known = new LRUCache<SessionId, StoredSession>({ ...options, ttl: TRUSTED_FOR_MS });
  const distrusted = new LRUCache<SessionId, true>({ ...options, ttl: DISTRUSTED_FOR_MS });
  let mayRemember = true;
  return {
    /** While ends of sessions on other nodes are not reported, every check reads the database. */
    remember(isReported: boolean): void {
      mayRemember = isReported;
      known.clear();
    },
    forget: () => known.clear(),
    async find(id: SessionId): Promise<StoredSession | undefined> {
      const remembered = known.get(id);
      if (remembered) return remembered;
      const session = await load(id);
      // Checked after the await: the end of the session may have begun while the row was being read.
      if (mayRemember && session && !distrusted.has(id)) known.set(id, session);
      return session;
    },
    /** Bypasses the cache while a transaction that ends the session is open. */
    distrust(id: SessionId): void {
      known.delete(id);
      distrusted.set(id, true);
    },
  };
}

export type LiveSessions = ReturnType<typeof rememberSessions>;
