import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import gateway from '@foyer/contract/cashier/fixtures/gateway.json' with { type: 'json' };
import meanings from '@foyer/contract/cashier/fixtures/meanings.json' with { type: 'json' };
import { playerId } from '@foyer/domain/ids.ts';
import { fromJson } from '@foyer/domain/money.ts';
import { gatewayPayments } from './payment.ts';

const { key, frameOrigin } = meanings;
const now = new Date(meanings.now);
const portAt = (url: string) => gatewayPayments({ url, keys: [key], frameOrigin }, { now: () => now });
const { read } = portAt('https://gateway.example');

it('a refund names the deposit that it returns', async () => {
  let received = {};
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received = { path: request.url, headers: request.headers, body };
      response.end(gateway.calls.refund.answer);
    });
  });
  await once(server.listen(0), 'listening');
  const {
    deposit: { returnUrl: _, ...deposit },
    account,
  } = meanings;
  await portAt(`http://localhost:${(server.address() as AddressInfo).port}`).refund({
    ...deposit,
    merchant: deposit.brand,
    reference: 'refund-9',
    deposit: deposit.reference,
    playerId: playerId(deposit.playerId),
    amount: fromJson(deposit),
    account: account.id,
    locale: 'fr_CA',
  });
  server.close();
  const { path, headers, body } = gateway.calls.refund.order;
  expect(received).toEqual({ path: `/${path}`, headers: expect.objectContaining(headers), body });
});

it.each(['pending', 'succeeded', 'refused', 'returned'] as const)(
  'a refund that is %s is reported like a payout',
  (outcome) => {
    const isBad = outcome === 'refused' || outcome === 'returned';
    expect(read({ ...gateway.refundNotices[`refund.${outcome}`], now })).toEqual({
      noticeId: `notice-refund.${outcome}`,
      merchant: meanings.deposit.brand,
      reference: 'refund-9',
      kind: 'payout',
      outcome,
      amount: fromJson(meanings.deposit),
      reason: isBad ? meanings.reason : null,
      account: meanings.account,
    });
  },
);

const event = JSON.parse(gateway.notices['deposit.succeeded'].body) as Record<string, unknown>;
const signed = (content: object, path = 'event') => {
  const body = JSON.stringify(content);
  const at = String(now.getTime());
  const signature = createHmac('sha256', key).update(`${at}.${path}.${body}`).digest('hex');
  return { headers: { 'x-timestamp': at, 'x-signature': signature }, body, now };
};

it.each([
  ['amount', { amount: '12.505' }, 'amount'],
  ['amount', { amount: '-5.00' }, 'amount'],
  ['amount', { amount: 5 }, 'amount'],
  ['amount of zero', { amount: '0.00' }, 'amount'],
  ['currency', { currency: 'XXX' }, 'currency'],
  ['type', { type: 'deposit.doubled' }, 'type'],
  ['merchant', { merchant: '' }, 'merchant'],
  ['card number', { account: { id: 'a', label: '4111 1111 1111 1111' } }, 'account.label'],
])('an event with a wrong %s is refused by the field, although it is signed', (_what, change, field) => {
  expect(() => read(signed({ ...event, ...change }))).toThrow(
    expect.objectContaining({ type: 'BadRequest', keys: { field } }),
  );
});

it('an event may have fields that are not known yet', () => {
  expect(read(signed({ ...event, loyalty: 7 }))).toEqual(read(signed(event)));
});

it('an order of ours is no event, although the same key signs it', () => {
  expect(() => read(signed(event, '/v1/payouts'))).toThrow(expect.objectContaining({ type: 'BadSignature' }));
});
