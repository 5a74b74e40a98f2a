import { expect, test } from '../fixtures.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { cashIn } from '../support/balance.ts';

const primaryOf = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--fy-color-primary').trim(),
  );

test.describe('another brand', () => {
  test('SHELL-02 has its own theme, name and licence', async ({ visit }) => {
    let visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/'));
    const first = {
      primary: await primaryOf(visitor),
      footer: await visitor.page.locator('footer').innerText(),
    };
    await visitor.close();

    visitor = await visit('tivoli');
    await visitor.page.goto(visitor.address('/en/'));
    expect(await visitor.page.title()).toMatch(/tivoli/i);
    expect(await primaryOf(visitor)).not.toBe(first.primary);
    expect(await visitor.page.locator('footer').innerText()).not.toBe(first.footer);
  });

  test('signs its own player in, in the player’s currency', async ({ arrive }) => {
    const visitor = await arrive('diego');
    expect(new URL(visitor.page.url()).hostname).toBe('sol.localhost');
    expect(await cashIn(visitor.page).innerText()).toMatch(/\$/);
  });

  test('does not sign in a player of another brand', async ({ visit }) => {
    const visitor = await visit('tivoli');
    const { page, address } = visitor;
    visitor.ignoreErrors(/status of 4\d\d/);
    await page.goto(address('/en/'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await page.getByLabel('Email').fill('anna@foyer.test');
    await page.getByLabel('Password', { exact: true }).fill('foyer-demo-1');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.getByRole('alert').waitFor();
  });
});
