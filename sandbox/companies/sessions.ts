import { randomBytes } from 'node:crypto';

const MOST_SESSIONS = 10_000;

/** Sessions of pages. Each has a key that only its page knows, and ends after `idleMs` without use. */
export function createSessions<Session extends object>(now: () => number, idleMs: number) {
  const sessions = new Map<
    string,
    { readonly session: Session & { readonly key: string }; usedAt: number }
  >();

  // A Map iterates in insertion order and a used session is inserted again, so idle sessions come first.
  const clear = (): void => {
    for (const [key, { usedAt }] of sessions) {
      if (sessions.size < MOST_SESSIONS && now() - usedAt < idleMs) return;
      sessions.delete(key);
    }
  };

  return {
    take(content: Session): Session & { readonly key: string } {
      clear();
      const session = { ...content, key: randomBytes(24).toString('base64url') };
      sessions.set(session.key, { session, usedAt: now() });
      return session;
    },
    byKey(key: string): Session | null {
      const held = sessions.get(key);
      if (!held || now() - held.usedAt >= idleMs) return null;
      sessions.delete(key);
      sessions.set(key, { ...held, usedAt: now() });
      return held.session;
    },
    all: () => [...sessions.values()].map(({ session }) => session),
    end: (key: string) => void sessions.delete(key),
  };
}
