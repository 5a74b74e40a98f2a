import type { SessionId } from '@foyer/domain/ids.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { StoredSession } from '../sessions.ts';

// A lost bus message may keep a session alive on another node for this long and no longer.
const TRUSTED_FOR_MS = 30 * SECOND;
// While an ending transaction may still be open, the database is asked each time.
const DISTRUSTED_FOR_MS = MINUTE;
const MOST_REMEMBERED = 50_000;

/**
 * Which sessions live, remembered so that a request costs no query. A session that ends is forgotten in this
 * process at once, and in the others by the event.
 */
export interface LiveSessions {
  find(id: SessionId): Promise<StoredSession | undefined>;
  /** An end is under way: until it has committed or not, only the database knows. */
  distrust(id: SessionId): void;
}

export function rememberSessions(
  load: (id: SessionId) => Promise<StoredSession | undefined>,
  clock: Clock,
): LiveSessions {
  const known = new Map<SessionId, { session: StoredSession; untilMs: number }>();
  const distrusted = new Map<SessionId, number>();

  const isDistrusted = (id: SessionId, nowMs: number): boolean => {
    const untilMs = distrusted.get(id);
    if (untilMs !== undefined && untilMs <= nowMs) distrusted.delete(id);
    return distrusted.has(id);
  };

  return {
    async find(id) {
      const nowMs = clock.now().getTime();
      const remembered = known.get(id);
      if (remembered && remembered.untilMs > nowMs) return remembered.session;
      const session = await load(id);
      // Asked again after the wait: the end may have begun while the row was being read.
      if (session && !isDistrusted(id, nowMs)) {
        if (known.size >= MOST_REMEMBERED) known.clear();
        known.set(id, { session, untilMs: nowMs + TRUSTED_FOR_MS });
      }
      return session;
    },
    distrust(id) {
      known.delete(id);
      if (distrusted.size >= MOST_REMEMBERED) distrusted.clear();
      distrusted.set(id, clock.now().getTime() + DISTRUSTED_FOR_MS);
    },
  };
}
