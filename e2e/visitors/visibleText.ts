import type { BrowserContext, Frame } from '@playwright/test';

const MAX_CHARACTERS = 1_500;
const TIMEOUT_MS = 1_000;

/** The visible text of all pages and frames, for the report of a failed test. */
export async function visibleTextOf(context: BrowserContext): Promise<string> {
  const frames = context.pages().flatMap((page) => page.frames());
  return (await Promise.all(frames.map(textOfFrame))).join('\n');
}

async function textOfFrame(frame: Frame): Promise<string> {
  const text = await frame
    // The last match is the innermost element: a dialog rather than the page behind it, and always without the footer.
    .locator('body, main, dialog[open]')
    .last()
    .innerText({ timeout: TIMEOUT_MS })
    .catch(() => '(no readable text)');
  return `${frame.url()}\n${text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, MAX_CHARACTERS)}`;
}
