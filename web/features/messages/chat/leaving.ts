import type { SessionStore } from '../../../transport/session/session.ts';

/** CHAT-04: who was signed in here is not any more, or it is somebody else, in whatever tab that was done. */
export function whenPlayerLeaves(
  store: Pick<SessionStore, 'current' | 'subscribe'>,
  left: () => void,
): () => void {
  const now = () => store.current()?.playerId ?? null;
  let player = now();
  return store.subscribe(() => {
    const before = player;
    player = now();
    if (before !== null && before !== player) left();
  });
}
