import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

test('ROUTE-59 OPEN-44 today’s door opens with the keyboard and in another tab, and no other door opens', async ({
  arrive,
}) => {
  const finn = await arrive('finn', { screen: PHONE, at: '/en/promotions/' });
  const { page, context } = finn;
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Go to the calendar, A door a day' }).click();
  const doors = page.locator('main ol [data-state]');
  await doors.first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^A door a day/);
  expect(await doors.count()).toBe(24);
  expect(await page.locator('button[data-state=Shut]').count()).toBe(0);

  // The test runs on any day, so the door may have any content.
  const today = page.locator('[data-state=Today]');
  const number = Number((await today.locator('[aria-hidden]').first().innerText()).match(/\d+/)?.[0]);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForHydration(other);

  const atTheTop = page.getByRole('button', { name: `Open door ${number}`, exact: true });
  await atTheTop.waitFor();
  await page.bringToFront();
  await atTheTop.focus();
  await page.keyboard.press('Enter');
  // What was behind the door is beside it, and has the focus.
  const found = page.getByRole('heading', { level: 2, name: new RegExp(`^Behind door ${number} `) });
  await found.waitFor();
  await expect.poll(() => found.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect(atTheTop).toHaveCount(0);
  const finds = page.getByRole('region', { name: 'What you have found' });
  await expect(finds.getByRole('listitem')).toHaveCount(1);
  expect(await violations(page, 'main')).toEqual([]);

  // The opened door shows it again in a dialog, and has the focus afterwards.
  const opened = page.getByRole('button', { name: new RegExp(`^Door ${number}, open: `) });
  await opened.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Behind door ${number}`, exact: true });
  await dialog.getByRole('heading', { level: 3 }).waitFor();
  expect(await dialog.getByRole('link').first().getAttribute('href')).toMatch(/^\/en\//);
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toMatch(new RegExp(`^Door ${number}, open: `));

  await other.bringToFront();
  await other.locator('[data-state=Today]').click();
  await other.getByRole('heading', { level: 2, name: new RegExp(`^Behind door ${number} `) }).waitFor();
  await other.close();

  await page.reload();
  await opened.waitFor();
  expect(await page.locator('[data-state=Today]').count()).toBe(0);
  for (const size of [{ width: 320, height: 640 }, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(PHONE);
  const door = await page.locator('.fy-bigdoor').boundingBox();
  expect(door && door.y + door.height, 'today’s door is on the first screen').toBeLessThan(PHONE.height);
  await finn.close();
});
