import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitForHydration } from '../hydration.ts';
import { violations } from '../accessibility.ts';
import { runningProduct } from '../product.ts';
import { openWorld, PHONE, type Visitor, type World } from '../world.ts';
import { codeFor } from './mailbox.ts';

const companies = runningProduct().companiesPort;
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

const REGISTER = `mutation ($form: RegistrationForm!) { registerPlayer(form: $form) { problems { field } } }`;

/** A newcomer of New Zealand, signed in by a code. */
async function arrive(email: string): Promise<void> {
  visitor = await world.visit('harbour', { screen: PHONE });
  const { page } = visitor;
  await page.goto(visitor.address('/en_NZ/login/'));
  const form = {
    email,
    firstName: 'Mere',
    lastName: 'Tui',
    birthDate: '1990-06-06',
    adult: true,
    terms: true,
    emailOffers: false,
    smsOffers: false,
  };
  const { text } = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', locale: 'en_NZ' },
    body: JSON.stringify({ query: REGISTER, variables: { form } }),
  });
  expect(text).toContain('"problems":[]');
  await waitForHydration(page);
  await page.getByLabel('Email address or mobile number').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL(/\/enter-code\//);
  await page.getByText(`We sent a six-digit code to ${email}`).waitFor();
  await waitForHydration(page);
  // The letter to confirm the address came first.
  const code = await codeFor(companies, email, 2);
  await page.keyboard.type(code);
}

describe('a player whose number nobody has seen', () => {
  it('FLAG-11 ROUTE-38 REG-06 GQLO-11 is led to it first, mends it, verifies it, and goes on; another tab sees it at once', async () => {
    await arrive('mere@foyer.test');
    const { page } = visitor;
    await page.waitForURL(/\/phone-verification\/\?redir=/);
    await waitForHydration(page);
    expect(await violations(page)).toEqual([]);
    const number = page.getByLabel('Mobile number');
    await number.fill('09 555 0142');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('This is not a mobile number.').waitFor();
    await number.fill('021 555 0801');
    await page.keyboard.press('Enter');
    await page.getByText('We sent a six-digit code to +64215550801').waitFor();
    await page.getByRole('button', { name: 'Use a different number' }).click();
    await number.fill('021 555 0802');
    await page.keyboard.press('Enter');
    await page.getByText('We sent a six-digit code to +64215550802').waitFor();
    expect(await violations(page)).toEqual([]);

    const other = await visitor.context.newPage();
    await other.goto(visitor.address('/en_NZ/phone-verification/'));
    await other.getByLabel('Mobile number').waitFor();
    await waitForHydration(other);

    const code = await codeFor(companies, '+64215550802');
    let calls = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('VerifyPhone')) calls += 1;
    });
    await page.bringToFront();
    const box = page.getByLabel('Digit 1', { exact: true });
    await box.focus();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, code);
    await page.waitForURL(visitor.address('/en_NZ/'));
    expect(calls).toBe(1);
    await other.getByText('+64215550802 is verified.').waitFor();
    await page.locator('.fy-balance').first().waitFor();
  });
});
