import { useEffect, type RefObject } from 'react';

/** Sets `--_above` to the element's distance from the top of the page, which changes with the content. */
export function useTopOffset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = element.current;
    if (!view) return undefined;
    const measure = () => {
      const above = Math.round(view.getBoundingClientRect().top + scrollY);
      view.style.setProperty('--_above', `${above}px`);
    };
    // Content above that appears or disappears changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
}
