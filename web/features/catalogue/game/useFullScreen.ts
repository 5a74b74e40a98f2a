import { useSyncExternalStore, type RefObject } from 'react';

const never = () => () => {};

/** The way to make the frame fill the screen; null where the browser has none, as on an iPhone. */
export function useFullScreen(frame: RefObject<HTMLIFrameElement | null>): (() => void) | null {
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (!isPossible) return null;
  // A browser that refuses leaves the game as it is, and says so itself.
  return () => void frame.current?.requestFullscreen().catch(() => {});
}
