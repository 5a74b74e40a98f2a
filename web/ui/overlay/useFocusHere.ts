import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element on mount, because it replaces the focused one and keyboard users continue there. */
export function useFocusHere<Target extends HTMLElement>(): RefObject<Target | null> {
  const here = useRef<Target>(null);
  useEffect(() => here.current?.focus(), []);
  return here;
}
