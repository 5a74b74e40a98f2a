import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of WCAG 2.2 AA and best practices that axe finds on the page, each as `rule: element`.
 * @param selector of the part that is checked, by default the whole document
 */
export async function violations(page: Page, selector?: string): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(findViolations, selector);
}

/** Checks a frame on the page, which is a document of its own. */
export async function violationsInFrame(frame: Frame): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => Reflect.has(window, 'axe')))) await frame.evaluate(await axeSource);
  return frame.evaluate(findViolations, undefined);
}

async function findViolations(selector: string | undefined): Promise<readonly string[]> {
  // axe does not describe elements that pass and does not copy HTML, which halves its time.
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(selector ?? document, {
    iframes: false,
    // Only a rule that axe does not run by default needs the style sheets, which take a sixth of the time.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * Loads axe through the debugger, which the page's content security policy does not restrict. Later documents
 * of the page get axe as an init script that runs on demand: sending half a megabyte again takes as long as a
 * check.
 */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => {
    window.defineAxe?.();
    return Reflect.has(window, 'axe');
  });
  if (isLoaded) return;
  await page.addInitScript(`window.defineAxe = () => { delete window.defineAxe; ${await axeSource} }`);
  await page.evaluate(await axeSource);
}

declare global {
  interface Window {
    axe: typeof axe;
    defineAxe?: () => void;
  }
}
