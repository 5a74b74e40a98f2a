import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickInFrame } from './clickInFrame.ts';

/** The sportsbook in its iframe. */
export const book = (page: Page): FrameLocator => page.frameLocator('main iframe');

/** The last match of a league: it starts in some hours, so its odds stay open during the test. */
export const lateMatch = (page: Page): Locator =>
  book(page).locator('.league').first().locator('.row').last();

export async function pickOdds(page: Page): Promise<void> {
  const odd = lateMatch(page).locator('.odd').first();
  await clickInFrame(odd);
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
}
