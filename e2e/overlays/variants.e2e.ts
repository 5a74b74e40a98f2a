import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitForHydration } from '../hydration.ts';
import { violations } from '../accessibility.ts';
import { startProduct, type RunningProduct } from '../startProduct.ts';
import { DESKTOP, openWorld, PHONE, type Visitor, type World } from '../world.ts';

// A testers' build, which can show every overlay there is; what players get cannot.
const TESTERS = { FOYER_TEST_UTILITIES: '1', FOYER_WEB_BUILD: 'web/dist/testers' };

/** OVER-16: those that only their own acts close, and the act. */
const CLOSED_BY_ACT = { 'quick-deposit': 'Close', sow: 'Later', 'bonus-checker': 'Close' } as const;

const VARIANTS = [
  ['OVER-01', 'confirmation'],
  ['OVER-02', 'default'],
  ['OVER-03', 'error'],
  ['OVER-04', 'search'],
  ['OVER-05', 'quick-deposit'],
  ['OVER-06', 'bonus-checker'],
  ['OVER-07', 'reality-check'],
  ['OVER-08', 'content-accept'],
  ['OVER-09', 'action-error'],
  ['OVER-10', 'jackpot-win'],
  ['OVER-11', 'raffle-win'],
  ['OVER-12', 'sow'],
  ['OVER-13', 'sumsub-kyc-required'],
] as const;
type Variant = (typeof VARIANTS)[number][1];

let house: RunningProduct;
let world: World;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  house = await startProduct(TESTERS);
  world = await openWorld(house.port);
});
afterAll(async () => {
  await world.end();
  await house.close();
});

const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));
/** From its last control the keyboard may go on to the browser's own; to the page behind it may not. */
const isHeld = () =>
  page.evaluate(() => {
    const { activeElement: at, body } = document;
    return at === body || document.querySelector('dialog[open]')?.contains(at);
  });
const mayScroll = () => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
const open = (variant: Variant) =>
  page.evaluate((name) => {
    const tester: unknown = Reflect.get(window, 'foyerTest');
    return Reflect.get(Object(tester), 'overlay')(name);
  }, variant);

const mayEscape = (variant: Variant): variant is Exclude<Variant, keyof typeof CLOSED_BY_ACT> =>
  !(variant in CLOSED_BY_ACT);

async function close(variant: Variant): Promise<void> {
  if (mayEscape(variant)) return page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await dialog().isVisible()).toBe(true);
  await dialog().getByRole('button', { name: CLOSED_BY_ACT[variant] }).click();
}

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_, screen) => {
  beforeAll(async () => {
    // A page with little on it: what stands behind an overlay is given to axe with each.
    visitor = await world.arrive('anna', { screen, at: '/en/profile/' });
    ({ page } = visitor);
    await waitForHydration(page);
    await page.waitForFunction(() => Reflect.has(Object(Reflect.get(window, 'foyerTest')), 'overlay'));
  });
  beforeEach(() => page.getByRole('banner').getByRole('link').first().focus());
  afterEach(async () => {
    // One that a failed test left open is not the next one's trouble.
    if (await dialog().first().isVisible()) await page.reload();
    await waitForHydration(page);
    expect(visitor.watch.problems).toEqual([]);
  });
  afterAll(() => visitor.leave());

  it.each(VARIANTS)(
    '%s OVER-16 %s holds the focus and the page, closes by its rule and gives both back',
    async (_row, variant) => {
      const before = await page.evaluate(() => document.activeElement?.outerHTML);
      await open(variant);
      await dialog().waitFor();
      expect(
        await page
          .locator(`dialog[open] [data-variant="${variant}"], dialog[open][data-variant="${variant}"]`)
          .count(),
      ).toBe(1);
      expect(await mayScroll()).toBe(false);
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        expect(await isHeld()).toBe(true);
      }
      expect(await violations(page)).toEqual([]);
      await close(variant);
      await dialog().waitFor({ state: 'hidden' });
      expect(await mayScroll()).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
    },
  );
});

describe('the address', () => {
  beforeAll(async () => {
    visitor = await world.arrive('anna', { at: '/en/profile/' });
    ({ page } = visitor);
  });
  afterAll(() => visitor.leave());

  it.each(['quick-deposit', 'sow'] as const)(
    'OVER-17 OVER-18 is cleaned when %s closes, without a step of the way back',
    async (variant) => {
      await page.goto(visitor.address('/en/games/?tab=2&amount=20&currency=EUR&preselectedChallengeId=7'));
      await page.waitForFunction(() => Reflect.has(Object(Reflect.get(window, 'foyerTest')), 'overlay'));
      const steps = await page.evaluate(() => history.length);
      await open(variant);
      await dialog().waitFor();
      await close(variant);
      await expect.poll(() => page.url()).toBe(visitor.address('/en/games/?tab=2'));
      expect(await page.evaluate(() => history.length)).toBe(steps);
    },
  );
});

it('OVER-02 PLAYER-22 what the house tells one player shows while he looks on, is read, and does not come again', async () => {
  visitor = await world.arrive('finn', { screen: PHONE, at: '/en/profile/' });
  ({ page } = visitor);
  await waitForHydration(page);
  await house.operate('pop-up', 'tivoli', 'finn@foyer.test', 'limits', 'journeys', 'to be seen');
  await dialog().waitFor();
  await dialog().getByText('Set your own limits').first().waitFor();
  expect(await violations(page)).toEqual([]);
  const read = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('AcknowledgePopUp'),
  );
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  expect(await (await read).json()).toEqual({ data: { acknowledgePopUp: [] } });
  await page.reload();
  await waitForHydration(page);
  expect(await dialog().count()).toBe(0);
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
