import type { Locator, Page } from '@playwright/test';
import { waitForFrame } from './socketFrames.ts';

/** The balance in the header: in any language, it is the only group there. Only signed-in players have one. */
export const balanceIn = (page: Page): Locator =>
  page.getByRole('banner', { includeHidden: true }).getByRole('group', { includeHidden: true });

/** The cash, which is the first amount of the balance. */
export const cashIn = (page: Page): Locator => balanceIn(page).locator('> :first-child');

/** The cash in the header, in minor units. */
export const balanceOf = (page: Page): Promise<number> => cashIn(page).innerText().then(minorUnits);

export const minorUnits = (text: string): number => Number(text.replace(/\D/g, ''));

/** Waits for the first balance that arrives over the page's socket. Call it before the page is opened. */
export const waitForBalanceUpdates = (page: Page): Promise<void> =>
  waitForFrame(page, '/graphql', 'balanceUpdated');

/** Makes the page record when its balance changes, by the clock of the machine. */
export async function recordBalanceChanges(page: Page): Promise<void> {
  await cashIn(page).evaluate((element) => {
    const changes: number[] = [];
    Object.assign(window, { balanceChanges: changes });
    new MutationObserver(() => changes.push(performance.timeOrigin + performance.now())).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Waits for the first recorded change. @returns its time */
export async function firstBalanceChange(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const changes: unknown = Reflect.get(window, 'balanceChanges');
    return Array.isArray(changes) && typeof changes[0] === 'number' ? changes[0] : null;
  });
  return (await handle.jsonValue()) ?? 0;
}
