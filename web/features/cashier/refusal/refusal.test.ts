import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown, KNOWN_REASONS, NETWORK, reasonOf, refusalReason } from './refusal.ts';

const refusal = (type: string, keys: Readonly<Record<string, unknown>> = {}) => ({
  type,
  keys,
  traceId: null,
});

describe('refusal reasons', () => {
  it.each([
    'RefusedByProvider',
    'PartnerUnavailable',
    'Abandoned',
    'Expired',
    'Returned',
    'Reversed',
    'ClosedLoop',
    'InsufficientFunds',
    'MethodNotAvailable',
    'TransactionConflict',
    'Unavailable',
    'depositsUnderWay',
    'tooLittle',
    'tooMuch',
    'tooLate',
    'licence',
  ])('CASH-19 GQLC-11 %s has a text of its own', (type) => {
    expect(KNOWN_REASONS).toContain(reasonOf(refusal(type)).type);
    expect(KNOWN_REASONS).toContain(refusalReason({ type, rule: null, until: null }).type);
  });

  it.each(['AccountClosed', 'BankLimit', 'CardExpired', 'Declined', 'InsufficientFunds'] as const)(
    'CASH-19 what the provider said has words of its own: %s',
    (reason) => {
      const { type } = refusalReason({ type: 'RefusedByProvider', rule: null, until: null, reason });
      expect([type, KNOWN_REASONS.includes(`provider.${reason}`)]).toEqual([`provider.${reason}`, true]);
    },
  );

  it('MONEY-07 a payment that failed in the network or was unavailable keeps its idempotency key', () => {
    expect([NETWORK, reasonOf(refusal('Unavailable'))].map(isOutcomeUnknown)).toEqual([true, true]);
    expect(isOutcomeUnknown(reasonOf(refusal('InsufficientFunds')))).toBe(false);
  });

  it('LIMIT-07 a limit refusal has the remaining amount and the reset time', () => {
    const keys = { rule: 'LIMIT-07', left: '30.00', currency: 'EUR', returnsAt: '2027-03-08T00:00:00.000Z' };
    expect(reasonOf(refusal('Week', keys))).toEqual({
      type: 'DepositLimitReached',
      rule: 'LIMIT-07',
      until: '2027-03-08T00:00:00.000Z',
      amount: { amount: '30.00', currency: 'EUR' },
    });
  });

  it('MONEY-07 a failed request is distinguished, because repeating it is safe', () => {
    expect(reasonOf(null)).toBe(NETWORK);
  });
});
