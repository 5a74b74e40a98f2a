import type { Page } from 'playwright-core';
import { waitForFrame } from './spies/socketFrames.ts';

/** The balance in the header, in minor units. */
export const balanceOf = (page: Page): Promise<number> =>
  page.locator('.fy-header .fy-balance__cash').innerText().then(minorUnits);

export const minorUnits = (text: string): number => Number(text.replace(/\D/g, ''));

/** Once the page's line has told it of the balance, as it will of each movement. Asked for before the page is opened. */
export const waitForBalanceUpdates = (page: Page): Promise<void> =>
  waitForFrame(page, '/graphql', 'balanceUpdated');

/** From now on the page notes when its balance changes, by the clock of the machine. */
export async function noteBalanceChanges(page: Page): Promise<void> {
  await page.locator('.fy-header .fy-balance__cash').evaluate((element) => {
    const changes: number[] = [];
    Object.assign(window, { balanceChanges: changes });
    new MutationObserver(() => changes.push(performance.timeOrigin + performance.now())).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** When the first change came, once it has. */
export async function firstBalanceChange(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const changes: unknown = Reflect.get(window, 'balanceChanges');
    return Array.isArray(changes) && typeof changes[0] === 'number' ? changes[0] : null;
  });
  return (await handle.jsonValue()) ?? 0;
}
