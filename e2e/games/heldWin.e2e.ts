import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { violations } from '../accessibility.ts';
import { balanceOf, waitForBalanceUpdates } from '../balance.ts';
import { waitForHydration } from '../hydration.ts';
import { runningProduct } from '../product.ts';
import { textOf } from '../pages/texts.ts';
import { DESKTOP, openWorld, PHONE, PLAYERS, type Visitor, type World } from '../world.ts';
import { playWrongWin } from './studioCalls.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(() => world.end());

const CASES = [
  ['anna', 'a desktop', DESKTOP, '54321.00', '€54,321.00'],
  ['finn', 'a phone', PHONE, '65432.00', '€65,432.00'],
] as const;

it.each(CASES)(
  'MONEY-09 %s on %s reads that a large win is being checked, and has it once the operator releases it',
  async (player, _device, screen, amount, shown) => {
    const { brand, email } = PLAYERS[player];
    const correct = (sum: string) =>
      runningProduct().operate('correct', brand, email, randomUUID(), sum, 'e2e', 'a story about a win');
    await correct('5.00');
    visitor = await world.arrive(player, { screen, at: '/en/profile/' });
    const { page, address } = visitor;
    const isUpdated = waitForBalanceUpdates(page);
    await page.goto(address('/en/games/bramble-court/'));
    await isUpdated;
    await page.frameLocator('.fy-game iframe').getByRole('button', { name: /spin/i }).waitFor();
    const before = await balanceOf(page);
    await playWrongWin(page, amount);

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
      new RegExp(`held win (\\d+): ${amount} EUR for ${email}`).exec(
        await runningProduct().heldWins(brand),
      ) ?? [];
    await runningProduct().operate('release-win', brand, email, number, 'Elin', 'the studio confirms it');
    const won = Number(amount) * 100;
    await expect.poll(() => balanceOf(page)).toBe(before - 20 + won);
    await banner.waitFor({ state: 'detached' });

    // Other stories begin with the balance that the player had.
    await correct(`-${amount}`);
    await expect.poll(() => balanceOf(page)).toBe(before - 20);
  },
);
