import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element on mount. It replaces the focused element, and keyboard and screen reader users continue
 * there.
 */
export function useFocusHere<Target extends HTMLElement>(): RefObject<Target | null> {
  const here = useRef<Target>(null);
  useEffect(() => here.current?.focus(), []);
  return here;
}
