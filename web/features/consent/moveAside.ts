/** Moves the sheet to the other side while it would cover the focused control (WCAG 2.4.11). */
export function moveAside(sheet: HTMLElement): void {
  const place = (focused: EventTarget | null): void => {
    if (!sheet.isConnected || !(focused instanceof HTMLElement) || sheet.contains(focused)) return;
    sheet.removeAttribute('data-aside');
    // The main part of a page, which has the focus after a navigation, and a frame are larger than the strip.
    const isControl = focused.tabIndex >= 0 && !(focused instanceof HTMLIFrameElement);
    if (isControl && isCovered(focused.getBoundingClientRect(), sheet.getBoundingClientRect()))
      sheet.setAttribute('data-aside', '');
  };
  document.addEventListener('focusin', ({ target }) => place(target));
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export const isCovered = (box: Box, cover: Box): boolean =>
  box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
