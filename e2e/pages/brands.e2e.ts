import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runningProduct } from '../product.ts';
import { openWorld, type Visitor, type World } from '../world.ts';

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

const primaryOf = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--fy-color-primary').trim(),
  );

describe('another brand, by its host alone', () => {
  it('SHELL-02 has its own theme, name and licence', async () => {
    visitor = await world.visit('northlight');
    await visitor.page.goto(visitor.address('/en/'));
    const first = {
      primary: await primaryOf(visitor),
      footer: await visitor.page.locator('.fy-signin__legal').innerText(),
    };
    await visitor.leave();

    visitor = await world.visit('tivoli');
    await visitor.page.goto(visitor.address('/en/'));
    expect(await visitor.page.title()).toMatch(/tivoli/i);
    expect(await primaryOf(visitor)).not.toBe(first.primary);
    expect(await visitor.page.locator('.fy-signin__legal').innerText()).not.toBe(first.footer);
  });

  it('signs its own player in, in the player’s currency', async () => {
    visitor = await world.arrive('diego');
    expect(new URL(visitor.page.url()).hostname).toBe('sol.localhost');
    expect(await visitor.page.locator('.fy-header .fy-balance__cash').innerText()).toMatch(/\$/);
  });

  it('does not know the players of the others', async () => {
    visitor = await world.visit('tivoli');
    const { page, address } = visitor;
    visitor.watch.forgive(/status of 4\d\d/);
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
