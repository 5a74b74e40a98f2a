import { useEffect, type RefObject } from 'react';

/** Keeps on an element, as `--_above`, how far down the page it begins: what stands over it comes and goes. */
export function useTopOffset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = element.current;
    if (!view) return undefined;
    const measure = () => {
      const above = Math.round(view.getBoundingClientRect().top + scrollY);
      view.style.setProperty('--_above', `${above}px`);
    };
    // The page is as much longer or shorter then.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
}
