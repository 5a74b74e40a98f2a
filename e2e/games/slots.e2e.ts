import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violationsInFrame } from '../support/accessibility.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { gameElement, gameFrame, spinButton, waitForGame } from '../support/game.ts';
import { PHONE } from '../visitors/players.ts';

const SLOT = '/en/games/fox-and-ember/?mode=fun';

async function expectAccessible(page: Page): Promise<void> {
  const frame = await (await gameElement(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('the game has no frame');
  expect(await violationsInFrame(frame)).toEqual([]);
}

/** Whether each round that the page requests from now on was started by autoplay. */
function recordRounds(page: Page): { readonly isAuto: boolean; readonly at: number }[] {
  const rounds: { isAuto: boolean; at: number }[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/games/spin')) return;
    rounds.push({ isAuto: request.postDataJSON().isAuto === true, at: performance.now() });
  });
  return rounds;
}

test('FAIR-01 a player on a phone picks a bet, stops the reels, and plays with autoplay until they stop it', async ({
  arrive,
}) => {
  const { page } = await arrive('anna', { at: SLOT, screen: PHONE });
  const rounds = recordRounds(page);
  const frame = gameFrame(page);
  await waitForGame(page);

  // Every bet is in the list, which the keyboard can use.
  const bet = frame.getByRole('button', { name: /^Bet / });
  await clickInFrame(bet);
  const bets = frame.locator('.bet-picker').getByRole('button');
  await expect(bets).toHaveCount(9);
  await expect(frame.locator('.bet-picker [aria-pressed=true]')).toBeFocused();
  await expectAccessible(page);
  await bets.first().press('Enter');
  await expect(bet).toHaveText(/€0\.20/);
  await clickInFrame(bet);
  await page.keyboard.press('Escape');
  await expect(bets.first()).toBeHidden();

  // A press while the reels turn shows the result; the next round begins no sooner.
  await clickInFrame(spinButton(page));
  await clickInFrame(frame.getByRole('button', { name: 'Stop', exact: true }));
  await expect(frame.locator('.bar > [role=status]')).toHaveText(/No win|You won|was returned/);
  await waitForGame(page);
  await clickInFrame(spinButton(page));
  await expect.poll(() => rounds.length).toBe(2);
  const [first, second] = rounds;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2500);
  await waitForGame(page);

  // Autoplay needs a loss limit.
  await clickInFrame(frame.getByRole('button', { name: 'Autoplay' }));
  const autoplay = frame.getByRole('dialog', { name: 'Autoplay' });
  await expectAccessible(page);
  await clickInFrame(autoplay.getByRole('button', { name: 'Start autoplay' }));
  await autoplay.getByText('Choose how much you are willing to lose.').waitFor();
  expect(rounds).toHaveLength(2);
  await autoplay.getByRole('radio', { name: '€5.00' }).first().check({ force: true });
  await clickInFrame(autoplay.getByRole('button', { name: 'Start autoplay' }));
  await frame.getByRole('button', { name: 'Stop autoplay, 8 left' }).waitFor({ timeout: 30_000 });
  await clickInFrame(frame.getByRole('button', { name: 'Stop autoplay', exact: true }));
  await frame.getByText('Autoplay stopped.').waitFor({ state: 'attached' });
  await waitForGame(page);
  await expect(frame.getByRole('button', { name: 'Autoplay' })).toBeEnabled();
  expect(rounds.map(({ isAuto }) => isAuto)).toEqual([false, false, true, true]);
});

test('a player mutes a slot, and the choice is kept', async ({ arrive }) => {
  const { page } = await arrive('anna', { at: SLOT });
  const sound = gameFrame(page).getByRole('button', { name: 'Sound' });
  await waitForGame(page);
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await clickInFrame(sound);
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await clickInFrame(spinButton(page));
  await waitForGame(page);
  await page.reload();
  await waitForGame(page);
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});
