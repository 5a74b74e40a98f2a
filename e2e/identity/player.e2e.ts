import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { dataRows } from '../support/tables.ts';
import { PHONE } from '../visitors/players.ts';

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
});
