import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { textOf } from '../support/texts.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import { playWrongWin } from './studioCalls.ts';
import { balanceOf, waitForBalanceUpdates } from '../support/balance.ts';
import { spinButton } from '../support/game.ts';

const CASES = [
  ['anna', 'a desktop', DESKTOP, '54321.00', '€54,321.00'],
  ['finn', 'a phone', PHONE, '65432.00', '€65,432.00'],
] as const;

for (const [player, name, screen, amount, shown] of CASES) {
  test(`MONEY-09 ${player} on ${name} sees that a large win is being checked, and is credited once the operator releases it`, async ({
    arrive,
    product,
  }) => {
    const { brand, email } = PLAYERS[player];
    const correct = (sum: string) =>
      product.operate('correct', brand, email, randomUUID(), sum, 'e2e', 'a test with a win');
    await correct('5.00');
    const visitor = await arrive(player, { screen, at: '/en/profile/' });
    const { page, address } = visitor;
    const isUpdated = waitForBalanceUpdates(page);
    await page.goto(address('/en/games/bramble-court/'));
    await isUpdated;
    await spinButton(page).waitFor();
    const before = await balanceOf(page);
    await playWrongWin(product, page, amount);

    const banner = page.getByText(textOf('wallet.winBeingChecked', { amount: shown }));
    await banner.waitFor();
    await expect.poll(() => balanceOf(page)).toBe(before - 20);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
    await page.goto(address('/en/profile/game-history/'));
    await waitForHydration(page);
    await page.getByText(textOf('profile.round.beingChecked', { amount: shown })).waitFor();
    expect(await violations(page)).toEqual([]);

    const opened = waitForBalanceUpdates(page);
    await page.goto(address('/en/games/bramble-court/'));
    await opened;
    await banner.waitFor();
    const [, number = ''] =
      new RegExp(`held win (\\d+): ${amount} EUR for ${email}`).exec(await product.heldWins(brand)) ?? [];
    await product.operate('release-win', brand, email, number, 'Elin', 'the studio confirms it');
    const won = Number(amount) * 100;
    await expect.poll(() => balanceOf(page)).toBe(before - 20 + won);
    await banner.waitFor({ state: 'detached' });

    // Other tests expect the balance that the player had before.
    await correct(`-${amount}`);
    await expect.poll(() => balanceOf(page)).toBe(before - 20);
  });
}
