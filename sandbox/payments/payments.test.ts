import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { startCompanies, type Companies } from '../companies/server.ts';
import { sign as signFields } from '../paymentLogins/dialects/piq.ts';

const SECRET = 'the secret of the companies';
const keyOf = (company: string) => createHmac('sha256', SECRET).update(company).digest('hex');
const RETURN_URL = 'http://harbour.localhost:3000/en_CA/deposit/?done=1';

let casino: Server;
let heard: { path: string; body: URLSearchParams }[];
let status: number;
let companies: Companies;
beforeEach(async () => {
  heard = [];
  status = 200;
  casino = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', body: new URLSearchParams(body) });
      response.writeHead(status).end('OK');
    });
  });
  await new Promise<void>((listening) => casino.listen(0, listening));
  const platformUrl = `http://localhost:${(casino.address() as AddressInfo).port}`;
  companies = await startCompanies({ port: 0, secret: SECRET, platformUrl });
});
afterEach(async () => {
  await companies.stop();
  casino.close();
});

const order = {
  merchantId: 'harbour',
  attributeRef: 'r1',
  userId: 'player-1',
  txName: 'wallet',
  txAmount: '20.00',
  txAmountCy: 'CAD',
  locale: 'fr_CA',
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${companies.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const ask = async (path: string, fields: Record<string, string>) => {
  const answer = await post(`/piq/api/${path}`, { ...fields, sign: signFields(keyOf('piq'), fields) });
  return answer.json();
};
/** Starts a deposit and returns the path of its page on this server. */
async function begin(change: Record<string, string> = {}): Promise<string> {
  const { redirectOutput } = await ask('deposit/init', { ...order, returnUrl: RETURN_URL, ...change });
  const { hostname, port, pathname } = new URL(redirectOutput.url);
  expect(hostname).toBe('piq.localhost');
  expect(port).toBe(new URL(companies.url).port);
  return pathname;
}
const page = async (path: string) => (await fetch(`${companies.url}${path}`)).text();
const deliveries = () => heard.map(({ body }) => `${body.get('txType')} ${body.get('statusCode')}`);
const store = async () => (await fetch(`${companies.url}/payments/book`)).json();

describe('the page of a payment company', () => {
  it('can be embedded only by lobbies, is in the player’s language, and tells the lobby when it is closed', async () => {
    const response = await fetch(`${companies.url}${await begin()}`);
    const html = await response.text();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:\d+ http:\/\/\*\.localhost:\d+ /);
    expect(policy).toContain("form-action 'self' http://harbour.localhost:3000;");
    expect(html).toContain('<html lang="fr">');
    expect(html).toMatch(/<h1>Payer 20,00\s\$CA<\/h1>/);
    expect(html).toContain('parent.postMessage("close-quick-deposit","http://harbour.localhost:3000")');
  });

  it('redirects back after the payment, and the casino has received the callback by then', async () => {
    const path = await begin();
    const answer = await post(path, { choice: 'confirm' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, RETURN_URL]);
    expect(heard[0]?.path).toBe('/providers/piq/payment');
    expect(Object.fromEntries(heard[0]?.body ?? [])).toMatchObject({
      attributeRef: 'r1',
      statusCode: '0',
      txAmount: '20.00',
      maskedAccount: 'Wallet •• 7731',
    });
    expect(await page(path)).toContain('Ce paiement est terminé.');
    await post(path, { choice: 'confirm' });
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['abandonment', '', ['deposit -1']],
    ['confirm', 'refusal:bank_limit', ['deposit -2']],
    ['confirm', 'pending', ['deposit 1']],
    ['confirm', 'silence', []],
    ['confirm', 'untold', []],
    ['confirm', 'twice', ['deposit 0', 'deposit 0']],
    ['confirm', 'tenAtOnce', Array.from({ length: 10 }, () => 'deposit 0')],
    ['confirm', 'outOfOrder', ['deposit 0', 'deposit 1']],
  ])('after %s %s the casino has received %j', async (choice, outcome, expected) => {
    const answer = await post(await begin(), { choice, outcome });
    expect(answer.headers.get('location')).toBe(RETURN_URL);
    expect(deliveries()).toEqual(expected);
    expect(new Set(heard.map(({ body }) => body.get('txId'))).size).toBe(
      outcome === 'outOfOrder' ? 2 : Math.min(1, expected.length),
    );
  });

  it('can send a wrong signature, a wrong amount, and a callback after the redirect', async () => {
    const isSigned = ({ body }: (typeof heard)[number]) => {
      const fields = Object.fromEntries(body);
      return fields['sign'] === signFields(keyOf('piq'), fields);
    };
    await post(await begin(), { choice: 'confirm', outcome: 'wrongSignature' });
    await post(await begin({ attributeRef: 'r2' }), { choice: 'confirm', outcome: 'changedAmount' });
    expect(heard.map(isSigned)).toEqual([false, true]);
    expect(heard[1]?.body.get('txAmount')).toBe('20.01');
    await post(await begin({ attributeRef: 'r3' }), { choice: 'confirm', outcome: 'afterReturn' });
    await expect.poll(deliveries).toHaveLength(3);
  });
});

describe('LIMIT-12 the page of a deposit that the casino cancels', () => {
  const cancel = (attributeRef = 'r1') => ask('deposit/cancel', { merchantId: 'harbour', attributeRef });

  it('LIMIT-12 is closed permanently: no payment is possible, and the deposit is abandoned', async () => {
    const path = await begin();
    expect([await cancel(), await cancel()]).toEqual([{ success: true }, { success: true }]);
    expect(await page(path)).toContain('Ce paiement a été annulé.');
    await post(path, { choice: 'confirm' });
    expect(heard).toEqual([]);
    const asked = { merchantId: 'harbour', attributeRef: 'r1' };
    const latest = await post(LATEST, { ...asked, sign: signFields(keyOf('piq'), asked) });
    expect(await latest.text()).toContain('statusCode=-1');
  });

  it.each(['success', 'pending'])('LIMIT-12 cannot be closed after %s', async (outcome) => {
    await post(await begin(), { choice: 'confirm', outcome });
    expect(await cancel()).toEqual({ success: false });
  });

  it('LIMIT-12 is never opened when the cancellation arrives before the order', async () => {
    expect(await cancel('r9')).toEqual({ success: true });
    const late = await ask('deposit/init', { ...order, attributeRef: 'r9', returnUrl: RETURN_URL });
    expect(late).toMatchObject({ success: false });
  });
});

describe('a card', () => {
  const card = { choice: 'confirm', number: '4111 1111 1111 1111', expiry: '12/40', cvc: '123' };
  const beginCard = (reference: string, change = {}) =>
    begin({ txName: 'card', attributeRef: reference, ...change });

  it('succeeds, is reported by token and last digits, and can be charged again by its token', async () => {
    await post(await beginCard('c1'), card);
    const { accountId = '', maskedAccount } = Object.fromEntries(heard[0]?.body ?? []);
    expect(maskedAccount).toBe('Visa •• 1111');
    expect(String(heard[0]?.body)).not.toMatch(/4111/);
    const again = await beginCard('c2', { accountId });
    expect(await page(again)).toContain('Payer avec Visa •• 1111');
    await post(again, { choice: 'confirm', cvc: '123' });
    expect(heard[1]?.body.get('accountId')).toBe(accountId);
  });

  it('with an invalid number, date or code shows a message at the field and is not charged', async () => {
    const path = await beginCard('c1');
    const answer = await post(path, { ...card, number: '4111111111111112' });
    const html = await answer.text();
    expect(html).toContain('aria-describedby="wrong-number"');
    expect(html).toContain('Ce n’est pas un numéro de carte.');
    expect(html).not.toContain('4111111111111112');
    expect(heard).toEqual([]);
  });

  it('without funds is refused, and one that waits for the bank is pending', async () => {
    await post(await beginCard('c1'), { ...card, number: '4000000000009995' });
    await post(await beginCard('c2'), { ...card, number: '5555555555554444' });
    expect(deliveries()).toEqual(['deposit -2', 'deposit 1']);
    expect(heard[0]?.body.get('statusReason')).toBe('insufficient_funds');
  });

  it('that requires a bank code succeeds only with that code', async () => {
    const path = await beginCard('c1');
    const asked = await (await post(path, { ...card, number: '4000000000003220' })).text();
    expect(asked).toContain('autocomplete="one-time-code"');
    expect(await (await post(path, { choice: 'confirm', code: '1111' })).text()).toContain('Ce code');
    expect(deliveries()).toEqual([]);
    await post(path, { choice: 'confirm', code: '2468' });
    expect(deliveries()).toEqual(['deposit 0']);
  });
});

describe('an order', () => {
  it('is identified by its reference, under which another amount is refused', async () => {
    expect(await begin()).toBe(await begin());
    const other = await ask('deposit/init', { ...order, returnUrl: RETURN_URL, txAmount: '99.00' });
    expect(other).toEqual({ success: false, errors: [{ msg: 'reference_taken' }] });
    expect(await store()).toHaveLength(1);
  });

  it('is refused without a signature', async () => {
    const answer = await post('/piq/api/deposit/init', { ...order, returnUrl: RETURN_URL, sign: 'ABC' });
    expect(answer.status).toBe(401);
    expect(await store()).toEqual([]);
  });
});

const LATEST = '/piq/api/transaction/status';

describe('a payout', () => {
  const payoutModes = (way: string) => post('/payments/payouts/piq/', { way });
  const payOut = (reference = 'p1') =>
    ask('withdrawal/init', { ...order, attributeRef: reference, accountId: 'acc_1' });

  it('succeeds automatically', async () => {
    expect(await payOut()).toEqual({ success: true });
    await expect.poll(deliveries).toEqual(['withdrawal 0']);
    expect(await ask('withdrawal/cancel', { merchantId: 'harbour', attributeRef: 'p1' })).toEqual({
      success: false,
    });
  });

  it.each([
    ['fail', ['withdrawal -2']],
    ['return', ['withdrawal 0', 'withdrawal -3']],
  ])('follows the mode of the console: %s', async (way, expected) => {
    await payoutModes(way);
    expect(await payOut()).toEqual({ success: true });
    await expect.poll(deliveries).toEqual(expected);
  });

  it('can be refused immediately', async () => {
    await payoutModes('refuse');
    expect(await payOut()).toEqual({ success: false, errors: [{ msg: 'account_closed' }] });
    expect(deliveries()).toEqual([]);
  });

  it('that is held can be cancelled, repeatedly with the same result, or completed in the console', async () => {
    await payoutModes('hold');
    await payOut('p1');
    await payOut('p2');
    const cancel = () => ask('withdrawal/cancel', { merchantId: 'harbour', attributeRef: 'p1' });
    expect([await cancel(), await cancel()]).toEqual([{ success: true }, { success: true }]);
    const [held] = await store();
    expect(held).toMatchObject({ reference: 'p2', standing: null, isCancelled: false });
    await post(`/payments/${held.id}/`, { tell: 'payout.succeeded' });
    await post(`/payments/${held.id}/`, { tell: 'again' });
    await post(`/payments/${held.id}/`, { tell: 'payout.returned', reason: 'account_closed' });
    expect(deliveries()).toEqual(['withdrawal 0', 'withdrawal 0', 'withdrawal -3']);
  });

  it('without a callback has a status response that equals a callback, each time the same', async () => {
    await payoutModes('silent');
    await payOut();
    const asked = { merchantId: 'harbour', attributeRef: 'p1' };
    const latest = async () => {
      const fields = { ...asked, sign: signFields(keyOf('piq'), asked) };
      return Object.fromEntries(new URLSearchParams(await (await post(LATEST, fields)).text()));
    };
    await expect.poll(latest).toMatchObject({ txType: 'withdrawal', statusCode: '0', txAmount: '20.00' });
    const [one, other] = [await latest(), await latest()];
    expect(one['sign']).toBe(signFields(keyOf('piq'), one));
    expect(other['txId']).toBe(one['txId']);
    expect(deliveries()).toEqual([]);
  });

  it('that is held is pending, and the status of an unknown payment is not found', async () => {
    await payoutModes('hold');
    await payOut();
    const answerTo = (attributeRef: string) => {
      const asked = { merchantId: 'harbour', attributeRef };
      return post(LATEST, { ...asked, sign: signFields(keyOf('piq'), asked) });
    };
    expect(await (await answerTo('p1')).text()).toContain('statusCode=1');
    expect((await answerTo('p2')).status).toBe(404);
  });

  it('has its callback retried until the casino accepts it', async () => {
    status = 503;
    await payOut();
    await expect.poll(deliveries).toHaveLength(1);
    status = 200;
    await expect.poll(deliveries, { timeout: 5_000 }).toHaveLength(2);
  });
});
