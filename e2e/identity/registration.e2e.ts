import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { waitForFrame } from '../support/socketFrames.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import {
  continueSignUp,
  fillBirthDate,
  fillSignUp,
  NEWCOMER,
  sendSignUp,
  stepOf,
  toSignUp,
  waitForSteps,
} from './newcomer.ts';
import { linkFor, messagesTo } from './mailbox.ts';
import { balanceIn } from '../support/balance.ts';

let visitor: Visitor;

/** Fills in the registration from the sign-in page to the third step. */
async function fillInSteps(email: string, birthDate: string): Promise<void> {
  const { page } = visitor;
  await page.goto(visitor.address('/en_NZ/login/'));
  await page.getByRole('link', { name: 'Open an account' }).click();
  await page.waitForURL(/\/register\//);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await page.getByText('This field is required.').waitFor();
  await expect
    .poll(() => page.getByLabel('Email address').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Step 2 of 4').waitFor();
  await page.getByLabel('First name').fill('Rua');
  await page.getByLabel('Last name').fill('Rangi');
  // A wrong date is shown on its own step.
  await fillBirthDate(page, '1991-02-29');
  await next.click();
  await page.getByText('Enter a valid date of birth.').waitFor();
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await fillBirthDate(page, birthDate);
  await next.click();
  await page.getByText('Step 3 of 4').waitFor();
  await expect(page.getByRole('heading', { name: 'Step 3 of 4: terms and consent' })).toBeFocused();
  await page.getByLabel(/I am \d+ or over/).check();
  await page.getByLabel('I accept the terms').check();
}

async function continueToJackpot(): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 4 of 4: jackpot').waitFor();
}

test.describe('registration in a country with sign-in by code', () => {
  test('ROUTE-37 ROUTE-32 FLAG-13 has steps with a choice for the jackpot, and a link in an email confirms the address', async ({
    visit,
    product,
  }) => {
    visitor = await visit('harbour', { screen: PHONE });
    const { page } = visitor;
    await fillInSteps('rua@foyer.test', '1991-05-05');
    // The button and the browser's Back lead to the step before, with what was entered.
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Step 2 of 4').waitFor();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Step 1 of 4' })).toBeFocused();
    expect(await page.getByLabel('Email address').inputValue()).toBe('rua@foyer.test');
    await page.goForward();
    await page.getByText('Step 2 of 4').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Rua');
    expect(await page.getByLabel('Year', { exact: true }).inputValue()).toBe('1991');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await violations(page)).toEqual([]);
    await continueToJackpot();
    expect(await page.getByLabel('No, do not add anything to my bets').isChecked()).toBe(true);
    await page.getByLabel('$0.40 per bet').check();
    await page.getByText('How the jackpots work').click();
    await page.getByText('EPIC starts at $20,529.67 and is won before it reaches $513,241.75.').waitFor();
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('We sent an email to rua@foyer.test').waitFor();
    const link = await linkFor(product, 'rua@foyer.test');
    await page.goto(link);
    await page.getByText('Your address is confirmed.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en_NZ/verify-email/');
    await page.goto(link);
    await page.getByText('This link has already been used.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('ROUTE-37 shows at the field that a person is too young, and sends no message', async ({
    visit,
    product,
  }) => {
    visitor = await visit('harbour', { screen: { width: 320, height: 640 } });
    const { page } = visitor;
    await fillInSteps('young@foyer.test', '2015-05-05');
    await continueToJackpot();
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText(/You must be \d+ or over/).waitFor();
    await page.getByText('Step 2 of 4').waitFor();
    expect(await messagesTo(product, 'young@foyer.test')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.describe('registration in a country with sign-in by payment provider', () => {
  async function openProvider(): Promise<void> {
    const { page } = visitor;
    await page.goto(visitor.address('/en_CA/register/'));
    await waitForHydration(page);
    await page.getByText('Step 1 of 4: your bank').waitFor();
    await page.getByRole('button', { name: 'Continue to Trustly' }).click();
    await page.getByRole('heading', { name: 'Trustly (sandbox)' }).waitFor();
  }
  const press = (name: string) => visitor.page.getByRole('button', { name }).click();

  test('REG-01 FLAG-05 FLAG-01 starts at the provider, fills in the confirmed data, and opens the rewards before the phone is verified', async ({
    visit,
    product,
  }) => {
    visitor = await visit('harbour', { screen: PHONE });
    const { page } = visitor;
    await openProvider();
    await press('Cancel');
    await page.getByText('You left Trustly before finishing.').waitFor();
    expect(await violations(page)).toEqual([]);
    await press('Continue to Trustly');
    await page.getByLabel('Noor Gagnon, who is new').check();
    await press('Confirm who I am');
    await page.getByText('Step 2 of 4').waitFor();
    await page.getByLabel('Email address').fill('noor@foyer.test');
    expect(await page.getByLabel('First name').inputValue()).toBe('Noor');
    const born = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox');
    const values = (all: (HTMLElement | SVGElement)[]) =>
      all.map((field) => (field instanceof HTMLInputElement ? field.value : ''));
    // Dates of English in Canada begin with the year.
    expect(await born.evaluateAll(values)).toEqual(['1993', '4', '18']);
    expect(await page.getByLabel('First name').isEditable()).toBe(false);
    await page.getByText('7 rue des Érables, G1R 4P5 Québec').waitFor();
    expect(await violations(page)).toEqual([]);
    await press('Continue');
    await page.getByLabel(/I am \d+ or over/).check();
    await page.getByLabel('I accept the terms').check();
    await press('Continue');
    await press('Open an account');
    await page.getByText('We sent an email to noor@foyer.test').waitFor();
    expect(await linkFor(product, 'noor@foyer.test')).toContain('harbour.localhost');
    await openProvider();
    await page.getByLabel('Noor Gagnon, who is new').check();
    await press('Confirm who I am');
    const cookies = async () => (await visitor.context.cookies()).map(({ name }) => name);
    await expect.poll(cookies).toContain('accessToken');
    await page.waitForURL(
      (url) => url.hostname.startsWith('harbour') && !url.pathname.endsWith('/register/'),
    );
    await page.goto(visitor.address('/en_CA/rewards/'));
    await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
    await page.goto(visitor.address('/en_CA/games/'));
    await page.waitForURL(/\/phone-verification\//);
    await waitForHydration(page);
    await page.getByLabel('Mobile number').fill('416 967 1111');
    await press('Send me a code');
    await page.getByText('We sent a six-digit code to +14169671111').waitFor();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('registration with the variant on one page', () => {
  test('EXP-10 has every field on one page and moves the focus to the first wrong one', async ({ visit }) => {
    visitor = await visit('harbour');
    const { page } = visitor;
    await page.goto(visitor.address('/en_NZ/register/'));
    await page.evaluate(() => localStorage.setItem('registration_form', 'dino'));
    await page.reload();
    await page.getByLabel('First name').waitFor();
    await page.getByLabel('Email address').fill('dina@foyer.test');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('This field is required.').first().waitFor();
    await expect
      .poll(() => page.getByLabel('First name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('First name').fill('Dina');
    await page.getByLabel('Last name').fill('Rangi');
    await fillBirthDate(page, '1991-05-05');
    await page.getByLabel(/I am \d+ or over/).check();
    await page.getByLabel('I accept the terms').check();
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('We sent an email to dina@foyer.test').waitFor();
  });
});

test.describe('registration at the identity provider', () => {
  async function openForm(visit: Visit, brand: string): Promise<void> {
    visitor = await visit(brand);
    await toSignUp(visitor);
  }
  const enter = (person: Record<string, string>) => fillSignUp(visitor.page, person);

  test('OIDC-32 LIC-10 OPEN-34 goes step by step at 320 px and loses nothing, offers limits, and continues to the sign-in form', async ({
    visit,
    product,
  }) => {
    await openForm(visit, 'northlight');
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 640 });
    const isFocused = (name: string) => expect(page.locator(`input[name=${name}]`)).toBeFocused();
    await isFocused('email');
    await page.getByRole('heading', { name: 'Step 1 of 3: sign-in details' }).waitFor();
    expect(await page.getByLabel('First name').isVisible()).toBe(false);
    await waitForSteps(page);
    // Enter continues, and errors are shown at their fields, read with them and focused.
    await page.locator('input[name=email]').fill(NEWCOMER.email);
    await page.locator('input[name=password]').fill('too short');
    await page.keyboard.press('Enter');
    await isFocused('password');
    await expect(page.locator('input[name=password]')).toHaveAccessibleDescription(
      /Use at least 10 characters/,
    );
    expect(await violations(page)).toEqual([]);
    await page.locator('input[name=password]').fill(NEWCOMER.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: about you' })).toBeFocused();
    await page.getByLabel('First name').fill(NEWCOMER.firstName);
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Step 1 of 3' })).toBeFocused();
    expect(await page.locator('input[name=password]').inputValue()).toBe(NEWCOMER.password);
    await continueSignUp(page);
    expect(await page.getByLabel('First name').inputValue()).toBe(NEWCOMER.firstName);
    // Back in the browser leads to the step before too.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Step 1 of 3' })).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeFocused();
    await page.getByLabel('Last name').fill(NEWCOMER.lastName);
    await fillBirthDate(page, '1990-02-30');
    await continueSignUp(page);
    await isFocused('birthDay');
    await expect(page.locator('input[name=birthYear]')).toHaveAccessibleDescription(
      'Enter a valid date of birth.',
    );
    expect(await violations(page)).toEqual([]);
    await fillBirthDate(page, NEWCOMER.birthDate);
    await continueSignUp(page);
    await page.locator('input[name=adult]').check();
    expect(await page.locator('input[name=monthLimit]').isVisible()).toBe(false);
    await page.getByText('Set limits (optional)').click();
    await page.locator('input[name=monthLimit]').fill('-200');
    await continueSignUp(page);
    await page.locator('#terms-problem').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('input[name=terms]').check();
    visitor.ignoreErrors(/status of 422/);
    await continueSignUp(page);
    // A limit that was entered stays in view.
    await isFocused('monthLimit');
    await page.locator('input[name=monthLimit]').fill('200');
    await continueSignUp(page);
    await page.getByText(`We sent an email to ${NEWCOMER.email}`).waitFor();
    const heading = page.getByRole('heading', { level: 1, name: 'Check your email' });
    await expect(heading).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByLabel('Email address').inputValue()).toBe(NEWCOMER.email);
    await page.locator('input[name=password]').fill(NEWCOMER.password);
    await page.locator('form button[type=submit]').click();
    await balanceIn(page).waitFor();
    expect(await linkFor(product, NEWCOMER.email)).toContain('northlight.localhost');
  });

  test('LIMIT-05 a player confirms that they set no limits, at the field that says so', async ({ visit }) => {
    await openForm(visit, 'northlight');
    const { page } = visitor;
    const tuuli = { ...NEWCOMER, email: 'tuuli@foyer.test' };
    await enter(tuuli);
    await page.locator('input[name=terms]').check();
    await page.locator('input[name=withoutLimits]').uncheck();
    await continueSignUp(page);
    const box = page.getByRole('checkbox', { name: /I can set them at any time in my profile/ });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription('Set a limit, or confirm that you do not want one now.');
    expect(await violations(page)).toEqual([]);
    await box.check();
    await continueSignUp(page);
    await sendSignUp(page, tuuli);
  });

  test('FLAG-13 can opt in to the jackpot, which the jackpot page shows and can undo', async ({ visit }) => {
    await openForm(visit, 'tivoli');
    const { page } = visitor;
    const solveig = { ...NEWCOMER, email: 'solveig@foyer.test' };
    await enter(solveig);
    await page.locator('input[name=terms]').check();
    await continueSignUp(page);
    await page.getByLabel('€0.50 per bet').check();
    await sendSignUp(page, solveig);
    const isConnected = waitForFrame(page, '/jackpot/v1/events', 'JackpotUpdate');
    await page.goto(visitor.address('/en/jackpot/'));
    await isConnected;
    await page.getByText('€0.50 is added to each of your bets.').first().waitFor();
    await page.getByRole('switch', { name: 'Join the jackpot' }).click();
    await page.getByText('Nothing is added to your bets.').first().waitFor();
  });

  test('LIC-07 EXCLUSION-11 asks for a national id if the licence requires it, and says why no account opens while the register of exclusions fails', async ({
    visit,
    product,
  }) => {
    await openForm(visit, 'baltika');
    const { page } = visitor;
    await enter({ ...NEWCOMER, birthDate: '1976-05-04', nationalId: '37605030299' });
    await page.locator('input[name=terms]').check();
    visitor.ignoreErrors(/status of (422|503)|^503: .*\/form\/sign-up/);
    await continueSignUp(page);
    // What the platform refuses is shown on the step that it belongs to. The password is not asked for again.
    await stepOf(page, 'person').getByText('This number does not match your date of birth.').waitFor();
    await expect(page.locator('input[name=nationalId]')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const register = (way: string) =>
      fetch(`${product.providersUrl}/registers/hampi/`, { method: 'POST', body: `way=${way}` });
    await register('fails');
    await fillBirthDate(page, '1976-05-03');
    await continueSignUp(page);
    await continueSignUp(page);
    await page.getByText('the national self-exclusion register does not respond').waitFor();
    await page.getByRole('heading', { name: 'Step 3 of 3' }).waitFor();
    await register('answers');
    await continueSignUp(page);
    await page.getByText(`We sent an email to ${NEWCOMER.email}`).waitFor();
  });

  test('OPEN-34 works on one page without a script', async ({ visit, browser }) => {
    await openForm(visit, 'northlight');
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies(await visitor.context.cookies());
    const page = await context.newPage();
    await page.goto(visitor.page.url());
    const unscripted = { ...NEWCOMER, email: 'plain@foyer.test' };
    for (const field of ['email', 'password', 'firstName', 'lastName'] as const)
      await page.locator(`input[name=${field}]`).fill(unscripted[field]);
    await fillBirthDate(page, '1990-02-30');
    await page.locator('input[name=adult]').check();
    await continueSignUp(page);
    await page.getByText('Enter a valid date of birth.').waitFor();
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('30');
    await fillBirthDate(page, unscripted.birthDate);
    await page.locator('input[name=password]').fill(unscripted.password);
    await page.locator('input[name=terms]').check();
    await continueSignUp(page);
    const withoutLimits = page.getByRole('checkbox', { name: /I do not want to set deposit limits now/ });
    await expect(withoutLimits).toHaveAccessibleDescription(/Set a limit, or confirm/);
    await expect(withoutLimits).toBeFocused();
    await withoutLimits.check();
    await page.locator('input[name=password]').fill(unscripted.password);
    await continueSignUp(page);
    await page.getByText('We sent an email to plain@foyer.test').waitFor();
    await context.close();
  });

  test('FLAG-04 has marketing consent preselected if the toggle is on', async ({ visit }) => {
    await openForm(visit, 'sol');
    const { page } = visitor;
    expect(await page.locator('input[name=emailOffers]').isChecked()).toBe(true);
    // The registration page opened the form at once; Back leads to a page that does not do so again.
    await page.goBack();
    await page.getByRole('button', { name: 'Open an account' }).waitFor();
  });
});

test('CONST-01 a text field takes 100 characters, and not the 101st', async ({ visit }) => {
  visitor = await visit('harbour');
  const { page, address } = visitor;
  await page.goto(address('/en_NZ/register/'));
  const email = page.getByLabel('Email address');
  await email.fill('a'.repeat(99));
  await email.press('End');
  await email.pressSequentially('bc');
  expect(await email.inputValue()).toBe(`${'a'.repeat(99)}b`);
});
