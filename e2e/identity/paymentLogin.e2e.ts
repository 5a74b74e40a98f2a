import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runningProduct } from '../product.ts';
import { openWorld, type Visitor, type World } from '../world.ts';

const PROVIDERS = [
  ['ROUTE-41', 'piq', 'PIQ'],
  ['ROUTE-42', 'trustly', 'Trustly'],
  ['ROUTE-43', 'zimpler', 'Zimpler'],
  ['ROUTE-39', 'finshark', 'Finshark'],
  ['ROUTE-40', 'krofort', 'Krofort'],
] as const;

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(() => world.end());

/** From the door of the country to the provider's own page. */
async function goTo(label: string, door = '/en_CA/login/'): Promise<void> {
  visitor = await world.visit('harbour');
  const { page } = visitor;
  await page.goto(visitor.address(door));
  await page.getByRole('link', { name: `Sign in with ${label}` }).click();
  await page.getByRole('heading', { name: `${label} (sandbox)` }).waitFor();
}

const press = (name: string): Promise<void> => visitor.page.getByRole('button', { name }).click();
const cookies = async (): Promise<readonly string[]> =>
  (await visitor.context.cookies()).map(({ name }) => name).sort();

describe('a player signs in at a payment provider', () => {
  it.each(PROVIDERS)(
    '%s ROUTE-44 CUST-07 at /%s-login/ and comes back as somebody',
    async (_, slug, label) => {
      await goTo(label);
      const handled = visitor.page.waitForRequest(new RegExp(`/en_CA/${slug}-login-handler/\\?state=`));
      await press('Confirm who I am');
      const { url } = { url: (await handled).url() };
      expect(url).not.toContain('Token');
      await visitor.page.waitForURL(visitor.address('/en_CA/'));
      await visitor.page.locator('.fy-balance').first().waitFor();
      expect(await cookies()).toEqual(['accessToken', 'foyerBrowser', 'refreshToken']);
    },
  );

  it('QUERY-09 CUST-07 comes to the page that was wanted, and never off the site', async () => {
    await goTo('PIQ', '/en_CA/login/?redir=/en_CA/game-list/slots/');
    await press('Confirm who I am');
    await visitor.page.waitForURL(visitor.address('/en_CA/game-list/slots/'));
    await visitor.leave();
    await goTo('PIQ', '/en_CA/login/?redir=//evil.example/');
    await press('Confirm who I am');
    await visitor.page.waitForURL(visitor.address('/en_CA/'));
  });

  it.each([
    ['Fail the identity check', 'PIQ could not confirm who you are.'],
    ['Cancel', 'You left PIQ before finishing.'],
    ['Return without a callback', 'PIQ did not respond in time.'],
  ])('CUST-07 after “%s” reads why, and may begin again', async (button, told) => {
    await goTo('PIQ');
    await visitor.page.clock.install();
    await press(button);
    await visitor.page.waitForURL(/piq-login-handler/);
    // Where the page waits for the provider, its patience ends at once.
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.clock.fastForward(15_000);
    await visitor.page.getByText(told).waitFor();
    expect(await cookies()).toEqual([]);
    await visitor.page.getByRole('link', { name: 'Start again' }).click();
    await visitor.page.getByRole('link', { name: 'Sign in with PIQ' }).waitFor();
  });

  it('CUST-07 whom the provider knows and nobody here does is told so', async () => {
    await goTo('Trustly');
    await visitor.page.getByLabel('Somebody without an account').check();
    await press('Confirm who I am');
    await visitor.page.getByText('We found no account for the one you used at Trustly.').waitFor();
  });

  it('CUST-07 a handler’s address from another browser opens nothing', async () => {
    await goTo('PIQ');
    const handled = visitor.page.waitForRequest(/piq-login-handler\/\?state=/);
    await press('Confirm who I am');
    const address = (await handled).url();
    await visitor.page.waitForURL(visitor.address('/en_CA/'));
    await visitor.leave();
    visitor = await world.visit('harbour');
    await visitor.page.goto(address);
    await visitor.page.getByText('This sign-in was started in another browser.').waitFor();
    expect(await cookies()).toEqual([]);
  });
});

describe('where it is', () => {
  it('AMB-07 is said to be no way in where the country has another', async () => {
    visitor = await world.visit('northlight');
    await visitor.page.goto(visitor.address('/en/trustly-login/'));
    await visitor.page.getByText('Signing in with Trustly is not available here.').waitFor();
  });

  it('QUERY-08 AMB-08 from the header’s button leads on at once, and Back to a page that stays', async () => {
    visitor = await world.visit('harbour');
    const { page } = visitor;
    await page.goto(visitor.address('/en_CA/terms-and-conditions/'));
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'PIQ (sandbox)' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to PIQ' }).waitFor();
    expect(page.url()).toBe(visitor.address('/en_CA/piq-login/'));
  });
});
