import { useSyncExternalStore, type RefObject } from 'react';

const never = () => () => {};

/** Makes the frame full screen; null if the browser does not support it, as on an iPhone. */
export function useFullScreen(frame: RefObject<HTMLIFrameElement | null>): (() => void) | null {
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (!isPossible) return null;
  // If the browser refuses, the game stays as it is.
  return () => void frame.current?.requestFullscreen().catch(() => {});
}
