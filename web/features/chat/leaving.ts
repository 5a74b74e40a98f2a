import type { SessionStore } from '../../transport/session/session.ts';

/** CHAT-04: calls back when the signed-in player signs out or changes, in any tab. */
export function whenPlayerLeaves(
  store: Pick<SessionStore, 'current' | 'subscribe'>,
  onLeave: () => void,
): () => void {
  const now = () => store.current()?.playerId ?? null;
  let player = now();
  return store.subscribe(() => {
    const before = player;
    player = now();
    if (before !== null && before !== player) onLeave();
  });
}
