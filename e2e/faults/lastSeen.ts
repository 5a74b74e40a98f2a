import type { BrowserContext, Frame } from 'playwright-core';

const MOST_CHARACTERS = 1_500;
const MOST_WAIT_MS = 1_000;

let seen = '';

/** Keeps what stands on the pages of a visitor who is about to leave, frames of others included. */
export async function noteLastSeen(context: BrowserContext): Promise<void> {
  const frames = context.pages().flatMap((page) => page.frames());
  seen = (await Promise.all(frames.map(visibleText))).join('\n');
}

/** What the visitor who left last had before him, for whoever asks why a journey failed. */
export const lastSeen = (): string => seen;

async function visibleText(frame: Frame): Promise<string> {
  const words = await frame
    // The innermost that there is: what is asked stands before what it is asked about, and both before the footer.
    .locator('body, main, dialog[open]')
    .last()
    .innerText({ timeout: MOST_WAIT_MS })
    .catch(() => '(nothing that can be read)');
  return `${frame.url()}\n${words.replaceAll(/\s*\n\s*/g, ' | ').slice(0, MOST_CHARACTERS)}`;
}
