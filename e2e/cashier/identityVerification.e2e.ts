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
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  const tracked = page.getByRole('article', { name: '€20.00' });
  await tracked.getByText('Waiting for your identity verification').waitFor();

  // Another tab, at a desk, which nobody touches from here on.
  const desk = await context.newPage();
  await desk.setViewportSize(DESKTOP);
  await desk.goto(visitor.address('/en/profile/documents/'));
  await waitForHydration(desk);
  await desk.getByText('Required soon').waitFor();
  await desk.getByText('Your withdrawals are waiting for this.').waitFor();

  await tracked.getByRole('link', { name: 'Verify identity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  await dialog.getByText('Please do this by').waitFor();
  expect(await dialog.getByRole('definition').allTextContents()).toEqual(
    expect.arrayContaining(['Missing', 'Missing']),
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Verify now' }).click();
  const frame = page.frameLocator('iframe[title="Identity check"]');
  await frame.getByText('For Bo').waitFor();
  const show = async (picture: string) => {
    await pressInside(frame.getByRole('radio', { name: picture }));
    await pressInside(frame.getByRole('button', { name: 'Send' }));
  };
  await show('A blurry picture of a passport');
  await dialog.getByText('The picture is too blurry to read.').waitFor();
  await desk.getByText('The picture is too blurry to read.').waitFor();
  expect(await violations(desk)).toEqual([]);

  await frame.getByText('We could not accept that').waitFor();
  await show('A clear, valid passport');
  await dialog.getByText('Verified', { exact: true }).waitFor();
  await desk.getByText('Verified', { exact: true }).waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('€20.00 has been paid out.').waitFor();
  expect(watch.problems).toEqual([]);
  await visitor.leave();
});
