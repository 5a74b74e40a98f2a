import { expect, test } from '../fixtures.ts';
import { violationsInFrame } from '../support/accessibility.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { gameFrame, spinButton, waitForGame } from '../support/game.ts';
import { PHONE } from '../visitors/players.ts';

const SLOT = '/en/games/fox-and-ember/?mode=real';
const DIGITS = /^[0-9a-f]{64}$/;

test('PROF-05 a player sees the proof of a spin in the game, and what fell in its page in the history', async ({
  arrive,
}) => {
  const { page, address } = await arrive('anna', { at: SLOT, screen: PHONE });
  const frame = gameFrame(page);
  await waitForGame(page);

  // The fingerprint is shown before the press.
  const rules = frame.getByRole('dialog', { name: 'Rules and paytable' });
  const openRules = () => clickInFrame(frame.getByRole('button', { name: 'Rules and paytable' }));
  const factIn = (name: string) =>
    rules.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await openRules();
  const commitment = (await factIn('Fingerprint of the next spin').textContent()) ?? '';
  expect(commitment).toMatch(DIGITS);
  await rules.getByText('No spins yet since this page was opened.').waitFor();
  await page.keyboard.press('Escape');

  await clickInFrame(spinButton(page));
  await waitForGame(page);
  await openRules();
  await clickInFrame(rules.getByRole('listitem').locator('summary').first());
  await rules.getByText('the secret has the fingerprint that was shown before the spin').waitFor();
  await expect(rules.locator('.proofs dd').first()).toHaveText(commitment);
  const seed = (await rules.locator('.proofs dd').nth(1).textContent()) ?? '';
  expect(seed).toMatch(DIGITS);
  await expect(factIn('Fingerprint of the next spin')).not.toHaveText(commitment);
  await page.keyboard.press('Escape');

  // The page of the round draws it again from the secret.
  await page.goto(address('/en/profile/game-history/'));
  await page
    .getByRole('button', { name: /^Details of the round in Fox & Ember/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fox & Ember' });
  const element = dialog.getByTitle('Result and proof from the game provider');
  const round = element.contentFrame();
  await round.getByText('Your browser drew this round again from its secret').waitFor();
  await expect(round.getByRole('img', { name: /^Reel 1: .+\. Reel 5: / })).toBeVisible();
  await expect(round.getByText(commitment, { exact: true })).toBeVisible();
  await expect(round.getByText(seed, { exact: true })).toBeVisible();
  await expect(dialog.getByText(`-${commitment.slice(0, 32)}`)).toBeVisible();

  // The frame is as high as its page, and nothing overlaps it.
  const table = dialog.getByRole('table');
  const sizes = await round.locator('html').evaluate(({ scrollHeight, scrollWidth }) => ({
    beyond: scrollHeight - innerHeight,
    beside: scrollWidth - innerWidth,
  }));
  expect(sizes).toEqual({ beyond: 0, beside: 0 });
  const [frameBox, tableBox] = [await element.boundingBox(), await table.boundingBox()];
  expect(tableBox?.y).toBeGreaterThanOrEqual((frameBox?.y ?? 0) + (frameBox?.height ?? 0));
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  // The page is transparent: axe needs the colour of the dialog behind it.
  const ground = await dialog
    .locator('.fy-dialog')
    .evaluate((card) => getComputedStyle(card).backgroundColor);
  await round.locator('html').evaluate((html, colour) => void (html.style.background = colour), ground);
  const content = await (await element.elementHandle())?.contentFrame();
  if (!content) throw new Error('the page of the round has no frame');
  expect(await violationsInFrame(content)).toEqual([]);
});
