import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page, WCAG 2.2 AA and best practices, each as `rule: element`. Empty is the aim.
 * @param within a selector: what axe looks at; the whole document when left out
 */
export async function violations(page: Page, within?: string): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(find, within);
}

async function find(part: string | undefined): Promise<readonly string[]> {
  // The same rules; of what passed, it does not write down where each element stands, which is half its time.
  // Nor does it copy the markup of what it looks at.
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(part ?? document, {
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The same of a frame on the page, which is a document of its own. */
export async function violationsInFrame(frame: Frame): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => Reflect.has(window, 'axe')))) await frame.evaluate(await source);
  return frame.evaluate(find, undefined);
}

/**
 * Through the debugger, which the page's content policy does not bind. The first time a page needs axe, its documents
 * to come are given it too, unread until they ask: to send half a megabyte anew costs as much as axe's own work.
 */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    window.readAxe?.();
    return Reflect.has(window, 'axe');
  });
  if (isThere) return;
  await page.addInitScript(`window.readAxe = () => { delete window.readAxe; ${await source} }`);
  await page.evaluate(await source);
}

declare global {
  interface Window {
    axe: typeof axe;
    readAxe?: () => void;
  }
}
