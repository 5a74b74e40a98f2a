import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import { setPayouts } from './payouts.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

test('KYC-01 KYC-03 KYC-04 a withdrawal waits until the player has verified their identity', async ({
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

  // Another tab shows the documents on a desktop and must update by itself.
  const documents = await context.newPage();
  await documents.setViewportSize(DESKTOP);
  await documents.goto(visitor.address('/en/profile/documents/'));
  await waitForHydration(documents);
  await documents.getByText('Required soon').waitFor();
  await documents.getByText('Your withdrawals are waiting for this.').waitFor();
  await documents.getByText(/^Verify your identity by \w+ \d/).waitFor();

  await tracked.getByRole('link', { name: 'Verify identity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  await dialog.getByText(/Please do this by \d+\/\d+\/\d+, /).waitFor();
  const steps = documents.getByRole('definition');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Missing' })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Verify now' }).click();
  const frame = page.frameLocator('iframe[title="Identity check"]');
  await frame.getByText('For Bo').waitFor();
  const send = async (picture: string) => {
    await clickInFrame(frame.getByRole('radio', { name: picture }));
    await clickInFrame(frame.getByRole('button', { name: 'Send' }));
  };
  await send('A blurry picture of a passport');
  await dialog.getByText('The picture is too blurry to read.').waitFor();
  await documents.getByText('The picture is too blurry to read.').waitFor();
  // The selfie is done, the identity document is missing.
  await expect(steps.filter({ hasText: /^Done$/ })).toHaveCount(1);
  await expect(steps.filter({ hasText: /^Missing$/ })).toHaveCount(1);
  expect(await violations(documents)).toEqual([]);

  await frame.getByText('We could not accept that').waitFor();
  await send('A clear, valid passport');
  await dialog.getByText('Verified', { exact: true }).waitFor();
  await documents.getByText('Verified', { exact: true }).waitFor();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByText('€20.00 has been paid out.').waitFor();
});
