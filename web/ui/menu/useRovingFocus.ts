import { useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Makes the links of a menu one tab stop, between which the arrow keys, Home and End move the focus. The stop is the
 * link that was focused last, at first the current page. Before hydration each link is a stop of its own.
 */
export function useRovingFocus() {
  const menu = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  const stopAt = (link: HTMLElement | undefined) => {
    for (const other of linksIn(menu.current)) other.tabIndex = other === link ? 0 : -1;
  };
  // After each rendering, because it may have replaced the links.
  useEffect(() => {
    const links = linksIn(menu.current);
    stopAt(links.find((link) => link === last.current) ?? links.find(isCurrent) ?? links[0]);
  });
  return {
    ref: menu,
    onFocus({ target }: { readonly target: EventTarget }) {
      const link = linksIn(menu.current).find((each) => each === target);
      if (!link) return;
      last.current = link;
      stopAt(link);
    },
    onKeyDown(event: KeyboardEvent) {
      const links = linksIn(menu.current);
      const next = nextOf(
        event.key,
        links.findIndex((link) => link === document.activeElement),
        links.length,
      );
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      links[next]?.focus();
    },
  };
}

const linksIn = (menu: HTMLElement | null): readonly HTMLElement[] =>
  menu ? [...menu.querySelectorAll<HTMLElement>('a, button')] : [];

const isCurrent = (link: HTMLElement): boolean => link.getAttribute('aria-current') === 'page';

/** The index that a key moves to, around the ends; null for other keys and without a focused link. */
export function nextOf(key: string, index: number, count: number): number | null {
  if (index === -1) return null;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
