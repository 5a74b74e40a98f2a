import { useEffect, useRef, type RefObject } from 'react';

/** @param enter called when the element comes into view; returns the function to call when it leaves the view */
export function useInView<E extends Element>(enter: () => () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) leave ??= enter();
      else {
        leave?.();
        leave = null;
      }
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      leave?.();
    };
  }, [enter]);
  return element;
}
