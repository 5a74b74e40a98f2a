/** Moves the sheet to the other side if it covers the focused element (WCAG 2.4.11). */
export function moveAside(sheet: HTMLElement): void {
  const check = (focused: EventTarget | null): void => {
    if (!sheet.isConnected || !(focused instanceof Element) || sheet.contains(focused)) return;
    if (isCovered(focused.getBoundingClientRect(), sheet.getBoundingClientRect()))
      sheet.toggleAttribute('data-aside');
  };
  document.addEventListener('focusin', ({ target }) => check(target));
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export const isCovered = (box: Box, cover: Box): boolean =>
  box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
