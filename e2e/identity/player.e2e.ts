import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { dataRows } from '../support/tables.ts';
import { PHONE } from '../visitors/players.ts';
import { codeFor, messagesTo } from './mailbox.ts';
import { NEWCOMER, register } from './newcomer.ts';

test.describe('the profile', () => {
  test('PROF-10 RG-01 lists the sessions with device and place on a phone, without accessibility violations', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn', { screen: PHONE, at: '/en/profile/session-history/' });
    const { page } = visitor;
    const first = dataRows(page).first();
    await first.waitFor();
    const text = await first.innerText();
    expect(text).toMatch(/Chrome on Linux/);
    expect(text).toContain('This session');
    // The demo has no database of IP locations.
    expect(text).toContain('Unknown');
    expect(await violations(page)).toEqual([]);
  });

  test('PLAYER-10 PROF-02 saves marketing preferences on the dashboard', async ({ arrive }) => {
    const visitor = await arrive('finn', { at: '/en/profile/dashboard/' });
    const { page } = visitor;
    const byEmail = page.getByRole('switch', { name: 'Email' });
    const saved = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('UpdateMarketingPreferences'),
    );
    await waitForHydration(page);
    await byEmail.click();
    await saved;
    await page.reload();
    await byEmail.waitFor();
    expect(await byEmail.isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Phone' }).isChecked()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  test('REG-03 changes the email address with a code from each of the two addresses, also after a reload', async ({
    visit,
    product,
  }) => {
    const email = 'sanna@foyer.test';
    const newEmail = 'sanna.koski@foyer.test';
    const visitor = await visit('tivoli', { screen: PHONE });
    const { page } = visitor;
    await register(visitor, {
      ...NEWCOMER,
      email,
      firstName: 'Sanna',
      lastName: 'Koski',
      birthDate: '1979-11-03',
    });
    const dialog = page.getByRole('dialog', { name: 'Change email address' });
    const openDialog = async () => {
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await dialog.waitFor();
    };
    await page.goto(visitor.address('/en/profile/'));
    await openDialog();
    await page.keyboard.press('Enter');
    await dialog.getByText('Enter an email address, for example').waitFor();
    await dialog.getByLabel('New email address').fill(newEmail);
    await page.keyboard.press('Enter');
    await dialog.getByText('We sent a six-digit code to each of the two addresses.').waitFor();
    await page.reload();
    await openDialog();
    // The first message asked to confirm the address.
    await dialog.getByLabel(`Code sent to ${email}`).fill(await codeFor(product, email, 2));
    const change = dialog.getByRole('button', { name: 'Change email address' });
    await change.click();
    await dialog.getByText('The code has 6 digits.').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel(`Code sent to ${newEmail}`).fill(await codeFor(product, newEmail));
    await change.click();
    await dialog.getByText(`Your email address is now ${newEmail}.`).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(`${newEmail} (verified)`).waitFor();
    await expect.poll(async () => (await messagesTo(product, email))[0]?.text).toContain(newEmail);
  });
});
