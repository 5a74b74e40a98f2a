import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element on mount, for content that replaces the focused element: keyboard and screen reader
 * users continue there.
 */
export function useFocusHere<Target extends HTMLElement>(): RefObject<Target | null> {
  const here = useRef<Target>(null);
  useEffect(() => here.current?.focus(), []);
  return here;
}
