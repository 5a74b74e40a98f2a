import { isCovered } from './isCovered.ts';

/** Whatever has the focus is to be seen (WCAG 2.4.11): the sheet goes to the other side of what it covers. */
export function stepAside(sheet: HTMLElement): void {
  const see = (focused: EventTarget | null): void => {
    if (!sheet.isConnected || !(focused instanceof Element) || sheet.contains(focused)) return;
    if (isCovered(focused.getBoundingClientRect(), sheet.getBoundingClientRect()))
      sheet.toggleAttribute('data-aside');
  };
  document.addEventListener('focusin', ({ target }) => see(target));
}
