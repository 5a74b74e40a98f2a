import { expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { cardNumberFields } from '@foyer/platform/modules/cashier/payment/cardNumbers.ts';
import { paymentPorts } from '@foyer/platform/server/providers/paymentPorts.ts';
import { DIALECTS } from '@foyer/sandbox/payments/dialects/dialects.ts';

const KEY = 'the-key-of-this-company';
const now = new Date('2026-11-29T12:00:00Z');
const amount = money(20_00n, 'EUR');

/** Quayside speaks the gateway API, and the others their own. */
const protocolOf = (name: string) => (name === 'quayside' ? { protocol: 'gateway' } : {});

it.each(Object.entries(DIALECTS))(
  'a card number as the id of an account is found in a callback of %s, and a token is none',
  (name, dialect) => {
    const config = {
      paymentProviders: { [name]: { url: `https://api.example/${name}`, keys: [KEY], ...protocolOf(name) } },
      paymentFrames: {},
    } as const;
    const port = paymentPorts(config, { now: () => now }, ['northlight'])[name];
    const read = (id: string) => {
      const { headers, body } = dialect.notify(
        {
          id: 'message-1',
          merchant: 'northlight',
          reference: 'payment-1',
          event: 'deposit.succeeded',
          amount,
          reason: null,
          account: { id, label: 'Visa •• 1111' },
          nowMs: now.getTime(),
        },
        KEY,
      );
      return port?.read({ headers, body, now }) ?? expect.fail('no port');
    };
    expect(read('token-4111')).toMatchObject({
      amount,
      account: { id: 'token-4111', label: 'Visa •• 1111' },
    });
    expect(cardNumberFields(read('token-4111'))).toEqual([]);
    expect(cardNumberFields(read('4111111111111111'))).toEqual(['account.id']);
  },
);
