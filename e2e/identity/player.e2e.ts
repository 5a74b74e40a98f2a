import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';

test.describe('a player’s own data', () => {
  test('PROF-10 RG-01 the session history says when, on what and where, on a phone and without a fault for a screen reader', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn', { screen: PHONE, at: '/en/profile/session-history/' });
    const { page } = visitor;
    const first = page.locator('.fy-table tbody tr').first();
    await first.waitFor();
    const said = await first.innerText();
    expect(said).toMatch(/Chrome on Linux/);
    expect(said).toContain('This session');
    // Nobody before the platform knows where an address is, so it does not pretend to.
    expect(said).toContain('Unknown');
    expect(await violations(page)).toEqual([]);
  });

  test('PLAYER-10 PROF-02 on the dashboard, what he may be written about is kept as he chose it', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn', { at: '/en/profile/dashboard/' });
    const { page } = visitor;
    const byEmail = page.getByRole('switch', { name: 'Email' });
    const kept = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('UpdateMarketingPreferences'),
    );
    await waitForHydration(page);
    await byEmail.click();
    await kept;
    await page.reload();
    await byEmail.waitFor();
    expect(await byEmail.isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Phone' }).isChecked()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });
});
