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
  const known = new Map<SessionId, { session: StoredSession; untilMs: number }>();
  const distrusted = new Map<SessionId, number>();

  const isDistrusted = (id: SessionId, nowMs: number): boolean => {
    const untilMs = distrusted.get(id);
    if (untilMs !== undefined && untilMs <= nowMs) distrusted.delete(id);
    return distrusted.has(id);
  };

  return {
    async find(id: SessionId): Promise<StoredSession | undefined> {
      const nowMs = clock.now().getTime();
      const remembered = known.get(id);
      if (remembered && remembered.untilMs > nowMs) return remembered.session;
      const session = await load(id);
      // Checked again after the await: the end of the session may have begun while the row was being read.
      if (session && !isDistrusted(id, nowMs)) {
        if (known.size >= MOST_REMEMBERED) known.clear();
        known.set(id, { session, untilMs: nowMs + TRUSTED_FOR_MS });
      }
      return session;
    },
    /** Bypasses the cache while a transaction that ends the session is open. */
    distrust(id: SessionId): void {
      known.delete(id);
      if (distrusted.size >= MOST_REMEMBERED) distrusted.clear();
      distrusted.set(id, clock.now().getTime() + DISTRUSTED_FOR_MS);
    },
  };
}

export type LiveSessions = ReturnType<typeof rememberSessions>;
