import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { codeFor, messagesTo } from './mailbox.ts';
import { expect, test, type TestFixtures, type WorkerFixtures } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';

let visitor: Visitor;

// The same player signs in by email and by text message, because an address gets at most five codes in 15
// minutes.
const ELLA = 'ella@foyer.test';
const MOBILE = '+64215550142';

interface CodeRequest {
  readonly to?: string;
  readonly at?: string;
}

/** Requests a code on the sign-in page and waits for the code page. @returns the code from the mailbox */
async function requestCode(
  { product, visit }: Pick<WorkerFixtures & TestFixtures, 'product' | 'visit'>,
  { to = ELLA, at = '/en_NZ/login/' }: CodeRequest = {},
): Promise<string> {
  visitor = await visit('harbour', { screen: PHONE });
  const { page } = visitor;
  await page.goto(visitor.address(at));
  await waitForHydration(page);
  const before = (await messagesTo(product, to)).length;
  await page.getByLabel('Email address or mobile number').fill(to);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL(/\/enter-code\//);
  await page.getByText(`We sent a six-digit code to ${to}`).waitFor();
  await waitForHydration(page);
  return codeFor(product, to, before + 1);
}

async function enter(code: string): Promise<void> {
  // The first field has the focus, also after a wrong code. Typing the sixth digit sends the code.
  const first = visitor.page.getByLabel('Digit 1', { exact: true });
  await expect(first).toBeFocused();
  await visitor.page.keyboard.type(code);
}

const cookies = async (): Promise<readonly string[]> =>
  (await visitor.context.cookies()).map(({ name }) => name).sort();

test.describe('a player of a country without the identity provider', () => {
  test('CUST-06 ROUTE-30 RG-04 signs in with a code and returns to the page they came from', async ({
    visit,
    product,
  }) => {
    const code = await requestCode({ product, visit }, { at: '/en_NZ/login/?redir=/en_NZ/game-list/slots/' });
    await enter(code);
    await visitor.page.waitForURL(visitor.address('/en_NZ/game-list/slots/'));
    await expect
      .poll(cookies)
      .toEqual(['accessToken', 'foyerBrowser', 'refreshToken', 'sessionInfo', 'userEmail']);
    // RG-04: this player is self-excluded, and sees a notice in place of the game.
    await visitor.page.goto(visitor.address('/en_NZ/games/fox-and-ember/'));
    await visitor.page.getByRole('alert').getByText('You have excluded yourself').waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('OPEN-35 sees how many attempts are left after a wrong code, and must request another after five', async ({
    visit,
    product,
  }) => {
    const code = await requestCode({ product, visit }, { to: MOBILE });
    const wrong = code === '000000' ? '000001' : '000000';
    await enter(wrong);
    await visitor.page.getByText('Wrong code. 4 attempts left.').waitFor();
    for (const left of ['3 attempts left', '2 attempts left', '1 attempt left']) {
      await enter(wrong);
      await visitor.page.getByText(left).waitFor();
    }
    await enter(wrong);
    await visitor.page.getByText('Too many wrong codes.').waitFor();
    await enter(code);
    await visitor.page.getByText('Too many wrong codes.').waitFor();
    expect(await cookies()).not.toContain('accessToken');
  });

  test('CUST-01 sees the same page whether the address has an account or not', async ({ visit, product }) => {
    await requestCode({ product, visit });
    const visibleText = async () =>
      (await visitor.page.locator('main').innerText()).replace(/\d:\d\d|\S+@\S+/g, '…');
    // The countdown starts when the page is hydrated.
    await visitor.page.getByRole('button', { name: /^Send a new code in/ }).waitFor();
    const known = await visibleText();
    await visitor.close();
    visitor = await visit('harbour', { screen: PHONE });
    const { page } = visitor;
    await page.goto(visitor.address('/en_NZ/login/'));
    await waitForHydration(page);
    await page.getByLabel('Email address or mobile number').fill('nobody@foyer.test');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('We sent a six-digit code to nobody@foyer.test').waitFor();
    await expect.poll(visibleText).toBe(known);
  });

  test('ROUTE-31 cannot request another code before the countdown is over', async ({ visit, product }) => {
    await requestCode({ product, visit }, { to: MOBILE });
    const { page } = visitor;
    await page.getByRole('link', { name: 'Use another address' }).waitFor();
    await page.goto(visitor.address('/en_NZ/resend-code/'));
    const again = page.getByRole('button', { name: /^Send a new code in 0:/ });
    await again.waitFor();
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('link', { name: 'I have a code' }).click();
    await page.waitForURL(/\/enter-code\//);
  });

  test('CUST-06 can request a code on the code pages if none was requested', async ({ visit }) => {
    visitor = await visit('harbour');
    for (const path of ['/en_NZ/enter-code/', '/en_NZ/resend-code/']) {
      await visitor.page.goto(visitor.address(path));
      await visitor.page.getByRole('link', { name: 'Request a code' }).waitFor();
    }
  });

  test('ROUTE-33 signs in before a quick deposit and keeps its parameters in the lobby', async ({
    visit,
    product,
  }) => {
    const code = await requestCode(
      { product, visit },
      { at: '/en_NZ/quick-deposit-sign-in/?amount=20&paymentMethod=card&autoSubmit=1&other=x' },
    );
    await enter(code);
    await visitor.page.waitForURL(
      (url) => url.pathname === '/en_NZ/' && url.search === '?amount=20&paymentMethod=card&autoSubmit=1',
    );
  });

  test('LOGOUT-04 signs out, and the old tokens are refused', async ({ visit, product }) => {
    const code = await requestCode({ product, visit }, { to: MOBILE });
    await enter(code);
    await visitor.page.waitForURL(visitor.address('/en_NZ/'));
    visitor.ignoreErrors(/status of 40[01]/);
    const oldToken =
      (await visitor.context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
    await visitor.page.getByRole('button', { name: /account/i }).click();
    await visitor.page.getByRole('button', { name: /sign out/i }).click();
    await visitor.page.getByRole('button', { name: 'Send me a code' }).waitFor();
    expect(await cookies()).toEqual(['foyerBrowser', 'userEmail']);
    const viewer = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${oldToken}` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(viewer.text).toContain('AuthenticationFailure');
  });
});

/** Records the scripts that run while the URL has tokens, and the requests that send a token to another origin. */
function recordLeaks(page: Page, tokens: readonly string[]): () => readonly string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    const sent = [referer, request.postData() ?? '', request.isNavigationRequest() ? '' : request.url()];
    if (sent.some((text) => tokens.some((token) => text.includes(token)))) leaks.push(request.url());
    if (request.resourceType() === 'script' && page.url().includes('Token=')) leaks.push(page.url());
  });
  return () => leaks;
}

test.describe('tokens in the URL', () => {
  test('QUERY-02 ROUTE-34 are removed from URL and history at once, and are used only after confirmation', async ({
    visit,
    product,
  }) => {
    const code = await requestCode({ product, visit });
    await enter(code);
    await visitor.page.waitForURL(visitor.address('/en_NZ/'));
    const stored = await visitor.context.cookies();
    const token = (cookie: string) => stored.find(({ name }) => name === cookie)?.value ?? '';
    const tokens = [token('accessToken'), token('refreshToken')];
    const query = `accessToken=${tokens[0]}&refreshToken=${tokens[1]}`;
    await visitor.close();

    visitor = await visit('harbour');
    const { page } = visitor;
    const leaks = recordLeaks(page, tokens);
    await page.goto(visitor.address(`/en_NZ/games/?${query}&amount=5&productMode=casino`));
    await page.getByRole('heading', { name: 'Sign in with this link?' }).waitFor();
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['redir']);
    expect(await cookies()).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(visitor.address('/en_NZ/games/?amount=5&productMode=casino'));
    await balanceIn(page).waitFor();
    expect(await cookies()).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('accessToken');
    expect(leaks()).toEqual([]);
  });
});
