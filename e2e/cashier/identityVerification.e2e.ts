import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../accessibility.ts';
import { waitForHydration } from '../hydration.ts';
import { runningProduct } from '../product.ts';
import { pressInside } from '../spies/pressInside.ts';
import { DESKTOP, openWorld, PHONE, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterAll(() => world.end());

it('KYC-01 KYC-03 KYC-04 OVER-13 PROF-04 LIC-20 a payout waits until its player has shown who he is, and goes', async () => {
  const { companiesPort } = runningProduct();
  const body = new URLSearchParams({ way: 'succeed' });
  await fetch(`http://localhost:${companiesPort}/payments/payouts/zimpler/`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const visitor = await world.arrive('bo', { screen: PHONE, at: '/en/withdraw/' });
  const { page, watch, context } = visitor;
  await waitForHydration(page);
  await page.getByLabel('Amount', { exact: true }).fill('20.00');
  await page.getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  const tracked = page.getByRole('article', { name: '€20.00' });
  await tracked.getByText('Waits for you to show who you are').waitFor();

  // Another tab, at a desk, which nobody touches from here on.
  const desk = await context.newPage();
  await desk.setViewportSize(DESKTOP);
  await desk.goto(visitor.address('/en/profile/documents/'));
  await waitForHydration(desk);
  await desk.getByText('Needed soon').waitFor();
  await desk.getByText('Your payouts wait for this.').waitFor();

  await tracked.getByRole('link', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show who you are' });
  await dialog.getByText('Please do it by').waitFor();
  expect(await dialog.getByRole('definition').allTextContents()).toEqual(
    expect.arrayContaining(['Missing', 'Missing']),
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start now' }).click();
  const frame = page.frameLocator('iframe[title="Identity check"]');
  await frame.getByText('For Bo').waitFor();
  const show = async (picture: string) => {
    await pressInside(frame.getByRole('radio', { name: picture }));
    await pressInside(frame.getByRole('button', { name: 'Send' }));
  };
  await show('A blurred picture of it');
  await dialog.getByText('The picture is not clear enough to read.').waitFor();
  await desk.getByText('The picture is not clear enough to read.').waitFor();
  expect(await violations(desk)).toEqual([]);

  await frame.getByText('Please show it again').waitFor();
  await show('A passport, sharp and valid');
  await dialog.getByText('Verified', { exact: true }).waitFor();
  await desk.getByText('Verified', { exact: true }).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('€20.00 has been paid out.').waitFor();
  expect(watch.problems).toEqual([]);
  await visitor.leave();
});
