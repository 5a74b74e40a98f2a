import type { Page } from '@playwright/test';

/**
 * Faults in the layout of the page: horizontal scrolling, clipped controls or text, and covered controls. Elements in a
 * row that scrolls horizontally may be clipped by its edge.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls horizontally by ${root.scrollWidth - root.clientWidth} px`);

    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${name}”`;
    };
    // The results are cached, because controls share ancestors.
    const known = new Map<Element, boolean>();
    const isInScroller = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const isScroller =
        known.get(element) ??
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
      known.set(element, isScroller);
      return isScroller;
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.fy-sr, .fy-skip');

    // An open dialog covers the page on purpose.
    const scope = document.querySelector('dialog[open]') ?? document;
    const controls = [...scope.querySelectorAll('a, button, input, select, summary')].filter(isVisible);
    for (const control of controls) {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0 || isInScroller(control.parentElement)) continue;
      if (left < -1 || right > root.clientWidth + 1) faults.push(`${nameOf(control)} is clipped at the edge`);
      const hasText = control.textContent.trim() !== '' && getComputedStyle(control).display !== 'inline';
      if (hasText && control.scrollWidth > control.clientWidth + 1)
        faults.push(`${nameOf(control)} has clipped text`);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Because of rounding, a point at the edge may be outside the page.
      if (x < 0 || y < 0 || x > root.clientWidth - 1 || y > innerHeight - 1) continue;
      const hit = document.elementFromPoint(x, y);
      const isOnTop =
        hit !== null &&
        (control.contains(hit) ||
          hit.contains(control) ||
          (hit.closest('label')?.contains(control) ?? false));
      // Fixed parts cover the page that scrolls below them, and toasts disappear by themselves.
      if (!isOnTop && !hit?.closest('.fy-tabs, .fy-header, .fy-consent, .fy-toast'))
        faults.push(`${nameOf(control)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }

    for (const element of scope.querySelectorAll('h1, h2, h3, p, dt, dd, label, th, td')) {
      if (!isVisible(element) || isInScroller(element)) continue;
      const style = getComputedStyle(element);
      const isClipped = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (isClipped && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${nameOf(element)} has clipped text`);
      const { right, left, width } = element.getBoundingClientRect();
      if (width > 0 && (right > root.clientWidth + 1 || left < -1))
        faults.push(`${nameOf(element)} extends over the edge`);
    }
    return faults;
  });
