import type { Page } from '@playwright/test';
import { balanceIn, cashIn } from '../support/balance.ts';
import { waitForHydration } from '../support/hydration.ts';
import { openDeposit } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('heading', { name, exact: typeof name === 'string' })
    .first();

/** Follows a link of the account menu. */
async function openFromAccount(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of|Account of/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor({ state: 'hidden' });
}

/** Follows a link of the menus, wherever the brand has it. */
async function openFromMenu(page: Page, path: string): Promise<void> {
  await page
    .locator(`header a[href="${path}"], nav a[href="${path}"], footer a[href="${path}"]`)
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === path);
}

test('SHELL-05 players reach wallet, rewards, jackpot, cashier, gambling tools, identity check and source of wealth', async ({
  arrive,
}) => {
  const { page } = await arrive('diego', { at: '/en/' });
  await waitForHydration(page);
  await test.step('a wallet with a bonus balance', async () => {
    expect(await cashIn(page).innerText()).toMatch(/^\$\d/);
    expect(await balanceIn(page).getByText(/bonus/i).innerText()).toMatch(/\$[1-9]/);
  });
  await test.step('rewards', async () => {
    await openFromMenu(page, '/en/rewards/');
    await heading(page, /^Ready to claim/).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Claim/ })
      .first()
      .waitFor();
  });
  await test.step('a cashier for deposits and withdrawals', async () => {
    const dialog = await openDeposit(page);
    await dialog.getByRole('radio').first().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await openFromAccount(page, 'Withdraw');
    await heading(page, 'Withdraw').waitFor();
    await page.getByText('You can withdraw up to').waitFor();
  });
  await test.step('limits, self-exclusion and session history', async () => {
    await openFromAccount(page, 'Limits');
    await heading(page, 'Loss limit').waitFor();
    await openFromAccount(page, 'Self-exclusion');
    await page.getByRole('main').getByRole('button', { name: 'Take a time-out' }).waitFor();
    await openFromAccount(page, 'Sessions');
    await page.getByRole('main').getByText('This session').waitFor();
  });
  await test.step('jackpots', async () => {
    await openFromMenu(page, '/en/jackpot/');
    await heading(page, 'Jackpot Opt-In Settings').waitFor();
    for (const pot of ['EPIC', 'SUPER', 'MINI'])
      await page.getByRole('main').getByText(pot, { exact: true }).first().waitFor();
  });
  const owing = await arrive('chloe', { at: '/fr/' });
  await waitForHydration(owing.page);
  await test.step('the identity check', async () => {
    await owing.page.getByRole('main').getByRole('link', { name: 'Vérifier' }).click();
    await owing.page.waitForURL(owing.address('/fr/profile/documents/'));
    await heading(owing.page, 'Vérifiez votre identité').waitFor();
  });
  await test.step('the source of wealth', async () => {
    await owing.page.locator('main a[href="/fr/source-of-wealth/"]').first().click();
    await heading(owing.page, 'D’où vient l’argent ?').waitFor();
    await owing.page.getByRole('main').getByText('Salaire').first().waitFor();
  });
});

test('SHELL-06 a player reaches jackpot, raffle, loyalty, missions, tournaments, chat, recent games, lists and studios', async ({
  arrive,
}) => {
  const { page, address } = await arrive('anna', { at: '/en/' });
  await waitForHydration(page);
  await test.step('a storefront in the brand’s colours with carousels and the recently played games', async () => {
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--fy-color-primary'),
    );
    expect(colour).toMatch(/^#/);
    await heading(page, /^Continue playing/).waitFor();
    for (const name of ['New games', 'Slots']) {
      const row = page.getByRole('region', { name }).first();
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('button', { name: 'Forward' }).waitFor();
    }
  });
  for (const [path, name] of [
    ['/en/game-list/slots/', /^Slots/],
    ['/en/game-studio/', /^Studios/],
    ['/en/loyalty-program/', 'Ranks'],
    ['/en/missions/', 'Missions'],
    ['/en/tournaments/', 'Tournaments'],
  ] as const)
    await test.step(path, async () => {
      await openFromMenu(page, path);
      await heading(page, name).waitFor();
    });
  await test.step('the raffle with its three drops and the winners', async () => {
    await openFromMenu(page, '/en/raffle/');
    for (const drop of [/^Hourly/, 'Daily', 'Weekly', 'Winners']) await heading(page, drop).waitFor();
  });
  await test.step('the jackpot with contribution choices, pots and leaderboard', async () => {
    await openFromMenu(page, '/en/jackpot/');
    await heading(page, 'Jackpot Opt-In Settings').waitFor();
    expect(await page.getByRole('main').getByRole('radio').count()).toBeGreaterThan(1);
    for (const pot of ['EPIC', 'SUPER', 'MINI'])
      await page.getByRole('main').getByText(pot, { exact: true }).first().waitFor();
  });
  await test.step('the chat', async () => {
    await page.goto(address('/en/promotions/'));
    await waitForHydration(page);
    await page.getByRole('button', { name: /chat/i }).first().click();
    await page.getByRole('button', { name: 'Share my details' }).waitFor();
  });
});
