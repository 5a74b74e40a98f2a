import { describe, expect, it } from 'vitest';
import { brandId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { PaymentNotice } from '../../modules/cashier/index.ts';
import { portOfMerchants, type MerchantPort } from './merchants.ts';

const [COMMON, OWN] = ['the key of the provider', 'the key of one merchant'];
const now = new Date('2026-11-20T12:00:00Z');
const called: string[] = [];

/** Callbacks are `<key> <merchant>`, with the id of the event in a header if it is not `n`. */
const create = ([key]: readonly [string, ...string[]]): MerchantPort => ({
  frameOrigin: 'https://pay.example',
  beginDeposit: async ({ merchant }) => `${key} ${merchant}`,
  payOut: async ({ merchant }) => void called.push(`${key} ${merchant}`),
  refund: async ({ merchant }) => void called.push(`${key} ${merchant}`),
  cancelDeposit: async () => true,
  cancelPayout: async () => true,
  latestCallback: async ({ merchant }) => ({ headers: {}, body: `${key} ${merchant}` }),
  read: ({ headers, body }) => {
    if (!body.startsWith(`${key} `)) throw new Refusal('BadSignature', { status: 401 });
    return { ...noticeTo(body.slice(key.length + 1)), noticeId: String(headers['event'] ?? 'n') };
  },
  acknowledge: () => ({ type: 'text/plain', body: key }),
});

const noticeTo = (merchant: string): PaymentNotice => ({
  noticeId: 'n',
  merchant,
  reference: 'r',
  kind: 'deposit',
  outcome: 'succeeded',
  amount: fromDecimal('1.00', 'EUR'),
  reason: null,
  account: null,
});

const port = portOfMerchants(
  {
    url: 'https://api.example',
    protocol: 'gateway',
    frameOrigin: 'https://pay.example',
    keys: [COMMON],
    merchant: 'casino',
    merchants: { tivoli: { id: 'casino-tivoli', keys: [OWN] }, sol: { id: 'casino-sol', keys: null } },
  },
  create,
);
const callback = (key: string, merchant: string) => ({ headers: {}, body: `${key} ${merchant}`, now });
const badSignature = expect.objectContaining({ type: 'BadSignature' });

describe('merchants of a payment provider', () => {
  it('are the brand’s own, or the provider’s, or the brand’s id', () => {
    const idsOf = (one: typeof port) =>
      ['tivoli', 'sol', 'harbour', 'constructor'].map((brand) => one.merchantOf(brandId(brand)));
    expect(idsOf(port)).toEqual(['casino-tivoli', 'casino-sol', 'casino', 'casino']);
    const plain = { url: '', protocol: 'gateway', frameOrigin: '', keys: [COMMON] as const };
    expect(idsOf(portOfMerchants({ ...plain, merchant: null, merchants: {} }, create))).toEqual([
      'tivoli',
      'sol',
      'harbour',
      'constructor',
    ]);
  });

  it('sign with keys of their own', async () => {
    const latest = (merchant: string) => port.latestCallback({ merchant, reference: 'r' });
    expect(await latest('casino-tivoli')).toMatchObject({ body: `${OWN} casino-tivoli` });
    expect(await latest('casino-sol')).toMatchObject({ body: `${COMMON} casino-sol` });
    expect(await latest('casino')).toMatchObject({ body: `${COMMON} casino` });
  });

  it('accept callbacks of their own keys only', () => {
    for (const [key, merchant] of [
      [COMMON, 'casino'],
      [COMMON, 'casino-sol'],
      [OWN, 'casino-tivoli'],
    ] as const) {
      expect(port.read(callback(key, merchant))).toMatchObject({ merchant, reference: 'r' });
      expect(port.acknowledge(callback(key, merchant)).body).toBe(key);
    }
    for (const [key, merchant] of [
      [COMMON, 'casino-tivoli'],
      [OWN, 'casino'],
      [OWN, 'casino-sol'],
      ['another key', 'casino'],
    ] as const)
      expect(() => port.read(callback(key, merchant))).toThrow(badSignature);
  });

  it('with keys of their own have event ids of their own', () => {
    expect(port.read(callback(OWN, 'casino-tivoli')).noticeId).toBe('casino-tivoli/n');
    expect(port.read(callback(COMMON, 'casino-sol')).noticeId).toBe('n');
  });

  it('do not lose an event because another merchant sent one whose id has their name in it', () => {
    const sent = (key: string, merchant: string, event: string) =>
      port.read({ ...callback(key, merchant), headers: { event } }).noticeId;
    const ids = [
      sent(OWN, 'casino-tivoli', '7'),
      sent(COMMON, 'casino', 'casino-tivoli/7'),
      sent(COMMON, 'casino', '/casino-tivoli/7'),
      sent(COMMON, 'casino', 'elsewhere/7'),
    ];
    expect(ids).toEqual(['casino-tivoli/7', '/casino-tivoli/7', '//casino-tivoli/7', 'elsewhere/7']);
  });
});
