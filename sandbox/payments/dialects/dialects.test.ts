import { readFileSync } from 'node:fs';
import { fromJson } from '@foyer/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { EVENTS, type OrderResponse } from './dialect.ts';
import { DIALECTS } from './dialects.ts';

// The platform's tests read the same fixtures, so that both sides write and parse the same messages.
const fixture = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../contract/cashier/fixtures/${name}.json`, import.meta.url), 'utf8'),
  );
const meanings = fixture('meanings');
const { key, reason } = meanings;

const paymentOf = ({
  brand,
  reference,
  playerId: player,
  method,
  account,
  ...order
}: Record<string, string>) => ({
  merchant: brand,
  reference,
  player,
  amount: fromJson({ amount: order['amount']!, currency: order['currency']! }),
  method,
  account,
});
const named = { merchant: meanings.payout.brand, reference: meanings.payout.reference };
const begun = { merchant: meanings.deposit.brand, reference: meanings.deposit.reference };
const { returnUrl, locale } = meanings.deposit;

const ASKED: Readonly<Record<string, object>> = {
  deposit: { ask: 'deposit', ...paymentOf(meanings.deposit), returnUrl, locale },
  payout: { ask: 'payout', ...paymentOf(meanings.payout) },
  payoutRefused: { ask: 'payout', ...paymentOf(meanings.payout) },
  depositClosed: { ask: 'cancelDeposit', ...begun },
  depositNotClosed: { ask: 'cancelDeposit', ...begun },
  cancelInTime: { ask: 'cancelPayout', ...named },
  cancelTooLate: { ask: 'cancelPayout', ...named },
};
const ANSWERS: Readonly<Record<string, OrderResponse>> = {
  deposit: { is: 'frame', url: meanings.frameUrl },
  payout: { is: 'taken' },
  payoutRefused: { is: 'refused', reason },
  depositClosed: { is: 'cancelled', inTime: true },
  depositNotClosed: { is: 'cancelled', inTime: false },
  cancelInTime: { is: 'cancelled', inTime: true },
  cancelTooLate: { is: 'cancelled', inTime: false },
};

/** Quayside speaks the platform's own API. */
const FIXTURES: Readonly<Record<string, string>> = { quayside: 'gateway' };

describe.each(Object.entries(DIALECTS))('the wire format of %s', (name, dialect) => {
  const { calls, question, notices } = fixture(FIXTURES[name] ?? name);

  it.each(Object.keys(ASKED))('parses the request %s and builds its response', (call) => {
    const { order, answer } = calls[call];
    expect(dialect.paths).toContain(order.path);
    expect(dialect.read(order, key)).toEqual(ASKED[call]);
    expect(dialect.answer(ANSWERS[call]!, order, key).body).toBe(answer);
  });

  it('parses a status request and verifies its signature', () => {
    expect(dialect.paths).toContain(question.path);
    expect(dialect.read(question, key)).toEqual({ ask: 'latest', ...named });
    expect(dialect.read(question, 'another key')).toBeNull();
  });

  it('refuses a request with a wrong key or a changed body', () => {
    const { order } = calls.payout;
    expect(dialect.read(order, 'another key')).toBeNull();
    const middle = Math.floor(order.body.length / 2);
    const body = `${order.body.slice(0, middle)}~${order.body.slice(middle + 1)}`;
    expect(dialect.read({ ...order, body }, key)).toBeNull();
    expect(dialect.read({ ...order, headers: {}, body: '{}' }, key)).toBeNull();
  });

  it.each(EVENTS)('builds the callback %s of the shared fixture', (event) => {
    const { brand, reference, ...order } = event.startsWith('deposit') ? meanings.deposit : meanings.payout;
    const notice = {
      id: `notice-${event}`,
      merchant: brand,
      reference,
      event,
      amount: fromJson(order),
      reason: /refused|returned|reversed/.test(event) ? reason : null,
      account: event.endsWith('abandoned') ? null : meanings.account,
      nowMs: Date.parse(meanings.now),
    };
    expect(dialect.notify(notice, key)).toEqual(notices[event]);
  });
});

describe('refunds at Quayside', () => {
  const { calls, refundNotices } = fixture('gateway');
  const { brand: merchant, reference: deposit, ...order } = meanings.deposit;
  const about = { merchant, reference: 'refund-9', amount: fromJson(order) };

  it('are payouts that name the deposit', () => {
    expect(DIALECTS['quayside']?.read(calls.refund.order, key)).toEqual({
      ask: 'payout',
      ...about,
      player: order.playerId,
      method: order.method,
      account: meanings.account.id,
      refundOf: deposit,
    });
  });

  it.each(['pending', 'succeeded', 'refused', 'returned'] as const)('are reported as %s', (outcome) => {
    const isBad = outcome === 'refused' || outcome === 'returned';
    const notice = {
      ...about,
      id: `notice-refund.${outcome}`,
      event: `payout.${outcome}`,
      reason: isBad ? reason : null,
      account: meanings.account,
      isRefund: true,
      nowMs: Date.parse(meanings.now),
    } as const;
    expect(DIALECTS['quayside']?.notify(notice, key)).toEqual(refundNotices[`refund.${outcome}`]);
  });
});
