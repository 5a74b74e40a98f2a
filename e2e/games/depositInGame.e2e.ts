import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { gameElement, gameFrame, playRound, waitForGame } from '../support/game.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

/** The balance that the game itself shows, in minor units. */
const balanceInGame = (page: Page): Promise<number> =>
  gameFrame(page).locator('.meter.balance dd').innerText().then(minorUnits);

for (const screen of [DESKTOP, PHONE])
  test(`CASH-03 a deposit over a running game at ${screen.width} px leaves the game as it is, and the game shows the new balance`, async ({
    arrive,
  }) => {
    const { page } = await arrive('petra', { screen, at: '/en/games/fox-and-ember/?mode=real' });
    await waitForGame(page);
    const frame = await gameElement(page).elementHandle();
    const content = await frame?.contentFrame();
    // Gone if the frame is loaded again.
    await content?.evaluate(() => Reflect.set(window, 'isStillHere', true));
    const before = await balanceInGame(page);
    expect(await balanceOf(page)).toBe(before);

    await goToPayment(page, { from: 'Trustly', amount: '20.00' });
    await pressIn(page, 'Pay now');
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
    await expect.poll(() => balanceInGame(page)).toBe(before + 2000);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await expect(gameElement(page)).toHaveCount(1);
    expect(await gameElement(page).evaluate((element, known) => element === known, frame)).toBe(true);
    expect(await content?.evaluate(() => Reflect.get(window, 'isStillHere'))).toBe(true);

    await playRound(page);
    await expect.poll(async () => (await balanceInGame(page)) === (await balanceOf(page))).toBe(true);
  });
