import { useEffect, useRef, type RefObject } from 'react';

/** What comes in place of what had the focus takes it: a keyboard and a reader of the screen go on from there. */
export function useFocusHere<Target extends HTMLElement>(): RefObject<Target | null> {
  const here = useRef<Target>(null);
  useEffect(() => here.current?.focus(), []);
  return here;
}
