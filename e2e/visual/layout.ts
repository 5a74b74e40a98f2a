import type { Page } from '@playwright/test';

/**
 * What is wrong with the lay of a page, as a reader sees it: sideways scroll, controls or words that are cut, one
 * control upon another. What stands in a row that scrolls by itself may be cut by its edge.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${name}”`;
    };
    // Asked of each ancestor of each control, so kept.
    const known = new Map<Element, boolean>();
    const scrollsSideways = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const does =
        known.get(element) ??
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
      known.set(element, does);
      return does;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.fy-sr, .fy-skip');

    // What a dialog covers is out of reach, and meant to be.
    const reach = document.querySelector('dialog[open]') ?? document;
    const controls = [...reach.querySelectorAll('a, button, input, select, summary')].filter(isSeen);
    for (const control of controls) {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0 || scrollsSideways(control.parentElement)) continue;
      if (left < -1 || right > root.clientWidth + 1) faults.push(`${nameOf(control)} is cut at the edge`);
      const hasWords = control.textContent.trim() !== '' && getComputedStyle(control).display !== 'inline';
      if (hasWords && control.scrollWidth > control.clientWidth + 1)
        faults.push(`${nameOf(control)} has its words cut`);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // A part of a pixel from the edge counts as over it.
      if (x < 0 || y < 0 || x > root.clientWidth - 1 || y > innerHeight - 1) continue;
      const hit = document.elementFromPoint(x, y);
      const stands =
        hit !== null &&
        (control.contains(hit) ||
          hit.contains(control) ||
          (hit.closest('label')?.contains(control) ?? false));
      // What stays on the screen covers what scrolls beneath it, and what is told in passing leaves by itself.
      if (!stands && !hit?.closest('.fy-tabs, .fy-header, .fy-consent, .fy-chat, .fy-toast'))
        faults.push(`${nameOf(control)} lies under ${hit ? nameOf(hit) : 'nothing'}`);
    }

    for (const element of reach.querySelectorAll('h1, h2, h3, p, dt, dd, label, th, td')) {
      if (!isSeen(element) || scrollsSideways(element)) continue;
      const style = getComputedStyle(element);
      const isClipped = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (isClipped && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${nameOf(element)} has its words cut`);
      const { right, left, width } = element.getBoundingClientRect();
      if (width > 0 && (right > root.clientWidth + 1 || left < -1))
        faults.push(`${nameOf(element)} runs over the edge`);
    }
    return faults;
  });
