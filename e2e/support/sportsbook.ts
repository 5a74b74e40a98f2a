import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickInFrame } from './clickInFrame.ts';

/** The sportsbook in its iframe. */
export const book = (page: Page): FrameLocator => page.frameLocator('main iframe');

/**
 * The last match listed for a league: it starts in some hours, so its odds stay open during the test. When a match of the
 * league ends, the list moves up and another match becomes the last.
 */
export const lateMatch = (page: Page): Locator =>
  book(page).locator('.league').first().locator('.row').last();

export async function pickOdds(page: Page): Promise<void> {
  const picked = book(page).locator('.league .odd[aria-pressed=true]');
  const before = await picked.count();
  await clickInFrame(lateMatch(page).locator('.odd').first());
  await expect.poll(() => picked.count()).toBe(before + 1);
}
