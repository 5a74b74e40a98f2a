import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { gameElement } from '../support/game.ts';
import { textOf } from '../support/texts.ts';

const GAME = '/en/games/fox-and-ember/';
const SECOND = 'owl-parliament';
const WIDE = { width: 1600, height: 900 };

const spinIn = (page: Page, nth: number) =>
  page.getByRole('main').frameLocator('iframe').nth(nth).getByRole('button', { name: /spin/i });
const openButton = (page: Page) => page.getByRole('button', { name: textOf('games.beside.open') });

test('CLOCK-08 a second game opens beside the first, which goes on, and the address keeps both', async ({
  arrive,
}) => {
  const { page, address } = await arrive('anna', { screen: WIDE, at: GAME });
  await expect(spinIn(page, 0)).toBeEnabled();
  const first = await gameElement(page).first().getAttribute('src');
  await openButton(page).click();
  await page.getByRole('combobox').fill('owl parliament');
  await page.getByRole('option', { name: /owl parliament/i }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(address(`${GAME}?beside=${SECOND}`));
  await expect(spinIn(page, 1)).toBeEnabled();
  await expect(gameElement(page).first()).toHaveAttribute('src', first ?? '');
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await expect(gameElement(page)).toHaveCount(1);
  await expect(gameElement(page).first()).toHaveAttribute('src', first ?? '');
  await page.goForward();
  await expect(spinIn(page, 1)).toBeEnabled();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(gameElement(page)).toHaveCount(1);
  await expect(openButton(page)).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expect(spinIn(page, 1)).toBeEnabled();
  await page.getByRole('link', { name: textOf('games.beside.close', { title: 'Owl Parliament' }) }).click();
  await page.waitForURL(address(GAME));
  await expect(gameElement(page)).toHaveCount(1);
});

for (const [from, to, button] of [
  ['fun', 'real', 'games.playForReal'],
  ['real', 'fun', 'games.playForFun'],
] as const)
  test(`CLOCK-08 a second game keeps the mode that was changed from ${from} to ${to}`, async ({ arrive }) => {
    const isFun = to === 'fun';
    const { page, address } = await arrive('anna', { screen: WIDE, at: isFun ? GAME : `${GAME}?mode=fun` });
    await expect(spinIn(page, 0)).toBeEnabled();
    const funNote = page.getByText(textOf('games.funMode'));
    await page.getByRole('button', { name: textOf(button) }).click();
    await expect(funNote).toHaveCount(isFun ? 1 : 0);
    await expect(spinIn(page, 0)).toBeEnabled();

    await openButton(page).click();
    await page.getByRole('combobox').fill('owl parliament');
    await page.getByRole('option', { name: /owl parliament/i }).click();
    await page.waitForURL(address(`${GAME}${isFun ? '?mode=fun&' : '?'}beside=${SECOND}`));
    await expect(spinIn(page, 1)).toBeEnabled();
    await expect(funNote).toHaveCount(isFun ? 1 : 0);
    await page
      .getByRole('button', { name: textOf(isFun ? 'games.playForReal' : 'games.playForFun') })
      .click();
    await expect(funNote).toHaveCount(isFun ? 0 : 1);
    await page.getByRole('link', { name: textOf('games.beside.close', { title: 'Owl Parliament' }) }).click();
    await page.waitForURL(address(isFun ? GAME : `${GAME}?mode=fun`));
    await expect(funNote).toHaveCount(isFun ? 0 : 1);
  });
