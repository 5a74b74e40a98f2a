import { expect, type Locator } from '@playwright/test';

/** Scrolls to a part of the page. Its code, which loads when it is near, may replace its HTML meanwhile. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded()).toPass();
}
