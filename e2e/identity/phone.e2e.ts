import { LEGAL_DOCUMENTS } from '@foyer/contract/legal/documents.ts';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import { codeFor } from './mailbox.ts';
import { balanceIn } from '../support/balance.ts';

const REGISTER = `mutation ($form: RegistrationForm!) { registerPlayer(form: $form) { problems { field } documents { key version } } }`;

/** Registers a player in New Zealand and signs them in with a code. */
async function registerAndSignIn(product: Product, visit: Visit, email: string): Promise<Visitor> {
  const visitor = await visit('harbour', { screen: PHONE });
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
  const register = async (documents: object) => {
    const { text } = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', locale: 'en_NZ' },
      body: JSON.stringify({ query: REGISTER, variables: { form: { ...form, documents } } }),
    });
    return JSON.parse(text).data.registerPlayer;
  };
  // The response to a form with outdated documents contains the current versions.
  const outdated = await register(LEGAL_DOCUMENTS.map((key) => ({ key, version: 1 })));
  expect(outdated.problems).toEqual([{ field: 'terms' }]);
  expect((await register(outdated.documents)).problems).toEqual([]);
  await waitForHydration(page);
  await page.getByLabel('Email address or mobile number').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL(/\/enter-code\//);
  await page.getByText(`We sent a six-digit code to ${email}`).waitFor();
  await waitForHydration(page);
  // The first message asks to confirm the address.
  const code = await codeFor(product, email, 2);
  await page.keyboard.type(code);
  return visitor;
}

test.describe('a player without a verified phone number', () => {
  test('FLAG-11 ROUTE-38 REG-06 is asked for it first, corrects it, verifies it, and continues; another tab updates at once', async ({
    visit,
    product,
  }) => {
    const visitor = await registerAndSignIn(product, visit, 'mere@foyer.test');
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

    const code = await codeFor(product, '+64215550802');
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
    await balanceIn(page).waitFor();
  });
});
