import { expect, test } from '../fixtures.ts';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { codeFor, messagesTo } from '../identity/mailbox.ts';
import { fillSignUp, NEWCOMER, signUp, toSignUp } from '../identity/newcomer.ts';
import { balanceIn } from '../support/balance.ts';
import { playRound } from '../support/game.ts';
import { pickOdds } from '../support/sportsbook.ts';
import { waitForHydration } from '../support/hydration.ts';
import type { Product } from '../product/product.ts';
import type { Visitor } from '../visitors/visitors.ts';

const GAME = '/en/games/fox-and-ember/';
const HOUR_S = 3_600;
/** Cookies that need a banner that can be closed, or a low balance; other tests prove them. */
const SEEN_ELSEWHERE = ['dismissedBanners', 'displayWantToDepositDialog'];

/** A cookie as the brand's host or its scripts set it. */
interface SetCookie {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly isFromScript: boolean;
}

/** Records every cookie of the brand from now on, also those that are gone at the end. Removals are not recorded. */
async function recordCookies({ context, address }: Visitor): Promise<readonly SetCookie[]> {
  const set: SetCookie[] = [];
  const { host } = new URL(address('/'));
  const add = (line: string, isFromScript: boolean) => {
    const [pair = '', ...attributes] = line.split(/; ?/).map((part) => part.trim());
    const isRemoval = attributes.some((one) => /^(max-age=0|expires=Thu, 01 Jan 1970.*)$/i.test(one));
    if (!isRemoval) set.push({ name: pair.split('=', 1)[0] ?? '', attributes, isFromScript });
  };
  await context.exposeBinding('recordCookie', (_source, line: string) => add(line, true));
  await context.addInitScript((own) => {
    if (location.host !== own) return;
    const record: unknown = Reflect.get(window, 'recordCookie');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (line: string) => {
        if (typeof record === 'function') record(line);
        cookie?.set?.call(document, line);
      },
    });
  }, host);
  context.on('response', async (response) => {
    if (new URL(response.url()).host !== host) return;
    const headers = await response.headersArray().catch(() => []);
    for (const { name, value } of headers) if (name.toLowerCase() === 'set-cookie') add(value, false);
  });
  return set;
}

const namesIn = async ({ context }: Visitor): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

/** The cookies that the cookie page lists, with their lifetimes as the page says them. */
async function listedCookies(
  { page, address }: Visitor,
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  await page.goto(address(`/${locale}/internal-cookie/`));
  await waitForHydration(page);
  const details = await page.getByRole('main').locator('small').allInnerTexts();
  const entries = details.flatMap((text) => [...text.matchAll(/([\w.]+) \((until[^)]*|\d+ \w+)\)/g)]);
  return new Map(entries.map(([, name = '', lifetime = '']) => [name, lifetime]));
}

/** Formats a lifetime as the cookie page does. @param expires in seconds since the epoch; -1 for a session cookie */
function lifetimeUntil(expires: number): string {
  if (expires === -1) return 'until you close the browser';
  const hours = Math.round((expires - Date.now() / 1000) / HOUR_S);
  return hours === 1 ? '1 hour' : `${Math.round(hours / 24)} days`;
}

/** Compares what was set with the cookie page, and the attributes with those of the specification. */
async function expectListed(visitor: Visitor, locale: string, set: readonly SetCookie[]): Promise<void> {
  const listed = await listedCookies(visitor, locale);
  const seen = new Set(set.map(({ name }) => name));
  expect([...seen].sort()).toEqual(
    [...listed.keys()].filter((name) => !SEEN_ELSEWHERE.includes(name)).sort(),
  );
  for (const { name, attributes, isFromScript } of set) {
    const lower = attributes.map((attribute) => attribute.toLowerCase());
    expect(lower, name).toEqual(expect.arrayContaining([expect.stringMatching(/^samesite=(lax|strict)$/)]));
    // Scripts cannot set HttpOnly; only the platform reads the cookies that it sets itself.
    expect(lower.includes('httponly'), name).toBe(!isFromScript);
    if (isFromScript)
      expect(lower, name).toEqual(expect.arrayContaining(['path=/', 'secure', 'samesite=lax']));
  }
  for (const { name, expires } of await visitor.context.cookies())
    expect(listed.get(name), name).toBe(lifetimeUntil(expires));
}

const signOut = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: /sign out/i }).click();
};

const referralsOf = async ({
  providersUrl,
}: Product): Promise<readonly { affiliate: string; brand: string }[]> =>
  (await fetch(`${providersUrl}/affiliates/registrations`)).json();

/** Steps before the registration: the wish to play a game, and consent to all cookies. */
async function arriveByAffiliate(visitor: Visitor): Promise<void> {
  const { page, address } = visitor;
  await test.step('CONS-24 CONS-14 without a choice only the wanted game is stored', async () => {
    await page.goto(address('/en/?aff=north-star.7'));
    await waitForHydration(page);
    expect(await namesIn(visitor)).toEqual([]);
    await page.goto(address(GAME));
    await expect.poll(() => namesIn(visitor)).toEqual(['gameInit']);
  });

  await test.step('CONS-18 CONS-19 CONS-24 consent stores the rest, and welcomes the visitor once', async () => {
    await page.goto(address('/en/?aff=north-star.7'));
    const welcome = page.getByText('Welcome to Northlight. Sign in or open an account to play.');
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
    await welcome.waitFor();
    await expect
      .poll(() => namesIn(visitor))
      .toEqual(['aff', 'gameInit', 'internalTrackingId', 'locale', 'productMode', 'welcomeShownAt']);
    await page.goto(address('/en/'));
    await waitForHydration(page);
    await expect(welcome).toHaveCount(0);
  });
}

test('CONS-10 OPEN-51 a day of a newcomer sets exactly the cookies that the cookie page lists', async ({
  visit,
  product,
}) => {
  const visitor = await visit('northlight', { hasCookieBanner: true });
  const { page, address } = visitor;
  const set = await recordCookies(visitor);

  await arriveByAffiliate(visitor);
  await test.step('CONS-16 odds on the slip are stored', async () => {
    await page.goto(address('/en/sports/'));
    await pickOdds(page);
    await expect.poll(() => namesIn(visitor)).toContain('sportsCoupon');
  });

  await test.step('CONS-14 CONS-15 registration leads to the game, which ends the wish', async () => {
    await toSignUp(visitor);
    await fillSignUp(page, { ...NEWCOMER, email: 'cookie@foyer.test' });
    await signUp(page, { ...NEWCOMER, email: 'cookie@foyer.test' });
    await page.waitForURL(address(GAME));
    await expect.poll(() => namesIn(visitor)).not.toContain('gameInit');
    await expect.poll(() => namesIn(visitor)).toContain('sessionInfo');
  });

  await test.step('CONS-24 the operator learns of the affiliate', async () => {
    const referral = expect.objectContaining({ affiliate: 'north-star.7', brand: 'northlight' });
    await expect.poll(() => referralsOf(product)).toContainEqual(referral);
  });

  await test.step('a deposit, a round and a chat', async () => {
    await page.goto(address('/en/'));
    await goToPayment(page, { from: 'Trustly', amount: '20.00' });
    await pressIn(page, 'Pay now');
    await page.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
    await page.goto(address(GAME));
    await playRound(page);
    await page.goto(address('/en/promotions/'));
    await waitForHydration(page);
    await page.getByRole('region', { name: 'Chat' }).getByRole('button').first().click();
    await page.frameLocator('iframe[src*="/chat/frame"]').getByRole('textbox').waitFor();
  });

  await expectListed(visitor, 'en', set);

  await test.step('CONS-15 CONS-20 a sign-out removes the cookies of the session', async () => {
    await signOut(visitor);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor();
    const left = await namesIn(visitor);
    for (const name of ['keycloakAccessToken', 'sessionInfo', 'gameInit']) expect(left).not.toContain(name);
  });

  await test.step('CONS-09 withdrawn consent removes the cookies that need it', async () => {
    await page.goto(address('/en/internal-cookie/'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    const optional = ['aff', 'internalTrackingId', 'locale', 'productMode', 'welcomeShownAt'];
    await expect
      .poll(async () => (await namesIn(visitor)).filter((name) => optional.includes(name)))
      .toEqual([]);
  });
});

test('OPEN-51 a sign-in by code sets exactly the cookies that the cookie page of that country lists', async ({
  visit,
  product,
}) => {
  const visitor = await visit('harbour', { hasCookieBanner: true });
  const { page, address } = visitor;
  const set = await recordCookies(visitor);
  // The country of this locale accepts all categories automatically.
  await page.goto(address(`/en_NZ/login/?redir=${encodeURIComponent('/en_NZ/games/fox-and-ember/')}`));
  await waitForHydration(page);
  const player = 'ella@foyer.test';
  const before = (await messagesTo(product, player)).length;
  await page.getByLabel('Email address or mobile number').fill(player);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL(/\/enter-code\//);
  await waitForHydration(page);
  await page.keyboard.type(await codeFor(product, player, before + 1));
  await balanceIn(page).waitFor();
  await page.goto(address('/en_NZ/?aff=north-star.7'));
  await expect.poll(() => namesIn(visitor)).toContain('aff');
  await signOut(visitor);
  await page.getByRole('button', { name: 'Send me a code' }).waitFor();
  await page.goto(address('/en_NZ/'));
  await expect.poll(() => namesIn(visitor)).toContain('welcomeShownAt');
  await page.goto(address('/en_NZ/sports/'));
  await pickOdds(page);
  await expect.poll(() => namesIn(visitor)).toContain('sportsCoupon');
  await expectListed(visitor, 'en_NZ', set);
});
