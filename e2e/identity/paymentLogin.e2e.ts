import { expect, test } from '../fixtures.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import { goToPayment, openDeposit, pressIn } from '../cashier/cashierPages.ts';
import { balanceIn } from '../support/balance.ts';

let visitor: Visitor;

const PROVIDERS = [
  ['ROUTE-41', 'piq', 'PIQ'],
  ['ROUTE-42', 'trustly', 'Trustly'],
  ['ROUTE-43', 'zimpler', 'Zimpler'],
  ['ROUTE-39', 'finshark', 'Finshark'],
  ['ROUTE-40', 'krofort', 'Krofort'],
] as const;

/** Opens the page of the provider from the sign-in page. */
async function openProvider(visit: Visit, label: string, path = '/en_CA/login/'): Promise<void> {
  visitor = await visit('harbour');
  const { page } = visitor;
  await page.goto(visitor.address(path));
  await page.getByRole('link', { name: `Sign in with ${label}` }).click();
  await page.getByRole('heading', { name: `${label} (sandbox)` }).waitFor();
}

const press = (name: string): Promise<void> => visitor.page.getByRole('button', { name }).click();
const cookies = async (): Promise<readonly string[]> =>
  (await visitor.context.cookies()).map(({ name }) => name).sort();

test.describe('sign-in with a payment provider', () => {
  for (const [name, slug, label] of PROVIDERS) {
    test(`${name} ROUTE-44 CUST-07 through /${slug}-login/ succeeds`, async ({ visit }) => {
      await openProvider(visit, label);
      const handled = visitor.page.waitForRequest(new RegExp(`/en_CA/${slug}-login-handler/\\?state=`));
      await press('Confirm who I am');
      expect((await handled).url()).not.toContain('Token');
      await visitor.page.waitForURL(visitor.address('/en_CA/'));
      await balanceIn(visitor.page).waitFor();
      await expect.poll(cookies).toEqual(['accessToken', 'foyerBrowser', 'refreshToken', 'sessionInfo']);
    });
  }

  test('FLAG-10 offers the last used account at Krofort for the next deposit', async ({ visit }) => {
    await openProvider(visit, 'Krofort');
    await press('Confirm who I am');
    await visitor.page.waitForURL(visitor.address('/en_CA/'));
    const { page } = visitor;
    await goToPayment(page, { from: 'Krofort', amount: '20.00' });
    await pressIn(page, 'Pay now');
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('heading', { name: '$20.00 added to your balance' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const again = await openDeposit(page);
    await again
      .getByRole('radio', { name: /Krofort.*Last used|Last used.*Krofort/, checked: true })
      .waitFor();
  });

  test('QUERY-09 CUST-07 returns to the page that the visitor came from, and never to another site', async ({
    visit,
  }) => {
    await openProvider(visit, 'PIQ', '/en_CA/login/?redir=/en_CA/game-list/slots/');
    await press('Confirm who I am');
    await visitor.page.waitForURL(visitor.address('/en_CA/game-list/slots/'));
    await visitor.close();
    await openProvider(visit, 'PIQ', '/en_CA/login/?redir=//evil.example/');
    await press('Confirm who I am');
    await visitor.page.waitForURL(visitor.address('/en_CA/'));
  });

  for (const [button, reason] of [
    ['Fail the identity check', 'PIQ could not confirm who you are.'],
    ['Cancel', 'You left PIQ before finishing.'],
    ['Return without a callback', 'PIQ did not respond in time.'],
  ] as const) {
    test(`CUST-07 after “${button}” says why it failed and can be started again`, async ({ visit }) => {
      await openProvider(visit, 'PIQ');
      await visitor.page.clock.install();
      await press(button);
      await visitor.page.waitForURL(/piq-login-handler/);
      // Skips the time that the page waits for the provider.
      await visitor.page.waitForLoadState('networkidle');
      await visitor.page.clock.fastForward(15_000);
      await visitor.page.getByText(reason).waitFor();
      expect(await cookies()).toEqual([]);
      await visitor.page.getByRole('link', { name: 'Start again' }).click();
      await visitor.page.getByRole('link', { name: 'Sign in with PIQ' }).waitFor();
    });
  }

  test('CUST-07 says so if the person has no account', async ({ visit }) => {
    await openProvider(visit, 'Trustly');
    await visitor.page.getByLabel('Somebody without an account').check();
    await press('Confirm who I am');
    await visitor.page.getByText('We found no account for the one you used at Trustly.').waitFor();
  });

  test('CUST-07 is refused if its URL is opened in another browser', async ({ visit }) => {
    await openProvider(visit, 'PIQ');
    const handled = visitor.page.waitForRequest(/piq-login-handler\/\?state=/);
    await press('Confirm who I am');
    const address = (await handled).url();
    await visitor.page.waitForURL(visitor.address('/en_CA/'));
    await visitor.close();
    visitor = await visit('harbour');
    await visitor.page.goto(address);
    await visitor.page.getByText('This sign-in was started in another browser.').waitFor();
    expect(await cookies()).toEqual([]);
  });
});

test.describe('the sign-in page of a payment provider', () => {
  test('AMB-07 says that it is not available in a country with another method', async ({ visit }) => {
    visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/trustly-login/'));
    await visitor.page.getByText('Signing in with Trustly is not available here.').waitFor();
  });

  test('QUERY-08 AMB-08 opens the provider at once from the header button, and Back returns to a page that stays', async ({
    visit,
  }) => {
    visitor = await visit('harbour');
    const { page } = visitor;
    await page.goto(visitor.address('/en_CA/terms-and-conditions/'));
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'PIQ (sandbox)' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to PIQ' }).waitFor();
    expect(page.url()).toBe(visitor.address('/en_CA/piq-login/'));
  });
});
