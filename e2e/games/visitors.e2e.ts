import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { gameFrame } from '../support/game.ts';
import { waitForHydration } from '../support/hydration.ts';
import { textOf } from '../support/texts.ts';
import { sendSignInForm } from '../visitors/signIn.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';

test('a visitor of an open lobby finds a game, plays it for fun, and signs in for a favourite', async ({
  visit,
}) => {
  const { page, address } = await visit('sol', { screen: PHONE });
  await page.goto(address('/en/'));
  await waitForHydration(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: textOf('shell.signIn') }).waitFor();
  await expect(header.getByRole('link', { name: textOf('wallet.deposit') })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
    .waitFor();
  // axe does not check text on a gradient.
  const toJackpot = page.getByRole('main').getByRole('link', { name: textOf('blocks.jackpot.more') });
  const colours = await toJackpot.evaluate((link) =>
    [link, link.parentElement ?? link].map((element) => getComputedStyle(element).color),
  );
  expect(colours[0]).toBe(colours[1]);
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    expect(await violations(page), `${screen.width} px`).toEqual([]);
  }

  await page.locator('main a[href="/en/games/midnight-marmalade/"]').first().click();
  await page.waitForURL('**/en/games/midnight-marmalade/');
  const spin = gameFrame(page).getByRole('button', { name: /spin/i });
  await expect(spin).toBeEnabled();
  await gameFrame(page).getByText('Play money', { exact: true }).waitFor();
  const real = page.getByRole('link', { name: textOf('games.playForReal') });
  await expect(real).toHaveAttribute('href', /^\/en\/login\/\?redir=%2Fen%2Fgames%2F/);

  // Back in the lobby, a favourite needs an account, and the player returns to where they were.
  await page.goto(address('/en/game-category/slots/'));
  await waitForHydration(page);
  await page.locator('main .fy-tile__fav').first().press('Enter');
  await page.waitForURL(/\/en\/login\/\?redir=/);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL(/\/protocol\/openid-connect\/auth/);
  await sendSignInForm(page, PLAYERS.diego.email);
  await page.waitForURL('**/en/game-category/slots/');
  await header.getByText(textOf('wallet.deposit')).first().waitFor();
});

test('a visitor of an open lobby is asked to sign in for what is about a player', async ({ visit }) => {
  const { page, address } = await visit('sol');
  await page.goto(address('/en/rewards/'));
  await page.waitForURL(/\/en\/login\/\?redir=%2Fen%2Frewards%2F/);
});
