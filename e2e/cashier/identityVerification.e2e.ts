import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import { setPayouts } from './payouts.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

test('KYC-01 KYC-03 KYC-04 OVER-13 PROF-04 LIC-20 a payout waits until its player has shown who he is, and goes', async ({
  arrive,
  product,
}) => {
  await setPayouts(product, 'zimpler', 'succeed');
  const visitor = await arrive('bo', { screen: PHONE, at: '/en/withdraw/' });
  const { page, context } = visitor;
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
    await clickInFrame(frame.getByRole('radio', { name: picture }));
    await clickInFrame(frame.getByRole('button', { name: 'Send' }));
  };
  await show('A blurry picture of a passport');
  await dialog.getByText('The picture is too blurry to read.').waitFor();
  await desk.getByText('The picture is too blurry to read.').waitFor();
  expect(await violations(desk)).toEqual([]);

  await frame.getByText('We could not accept that').waitFor();
  await show('A clear, valid passport');
  await dialog.getByText('Verified', { exact: true }).waitFor();
  await desk.getByText('Verified', { exact: true }).waitFor();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByText('€20.00 has been paid out.').waitFor();
});
