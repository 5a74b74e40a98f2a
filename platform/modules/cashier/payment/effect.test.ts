import { describe, expect, it } from 'vitest';
import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';
import type { PaymentNotice } from '../paymentPort.ts';
import { effectOf, type Effect } from './effect.ts';
import { transitionPath } from './transitions.ts';

const STATUSES = [
  'Initialized',
  'CancelInitialized',
  'Cancelled',
  'Completed',
  'RollbackInitialized',
  'RolledBacked',
] as const satisfies readonly TransactionStatus[];
const OUTCOMES = [
  'succeeded',
  'refused',
  'abandoned',
  'pending',
  'returned',
  'reversed',
] as const satisfies readonly PaymentNotice['outcome'][];

describe('CASH-19 allowed status changes of a payment', () => {
  it.each([
    ['Initialized', 'Completed', ['Completed']],
    ['Initialized', 'CancelInitialized', ['CancelInitialized']],
    ['Initialized', 'Cancelled', ['CancelInitialized', 'Cancelled']],
    ['Initialized', 'RolledBacked', ['RollbackInitialized', 'RolledBacked']],
    ['CancelInitialized', 'Cancelled', ['Cancelled']],
    ['CancelInitialized', 'Initialized', ['Initialized']],
    ['CancelInitialized', 'Completed', ['Completed']],
    ['CancelInitialized', 'RolledBacked', ['RollbackInitialized', 'RolledBacked']],
    ['Completed', 'RolledBacked', ['RollbackInitialized', 'RolledBacked']],
    ['RollbackInitialized', 'RolledBacked', ['RolledBacked']],
    // Held money is released, or held again after the bank returned the refund.
    ['RollbackInitialized', 'Completed', ['Completed']],
    ['RolledBacked', 'RollbackInitialized', ['RollbackInitialized']],
  ] as const)('CASH-19 from %s to %s by %j', (from, to, path) => {
    expect(transitionPath(from, to)).toEqual(path);
  });

  it('CASH-19 no others: a cancelled payment stays cancelled, and a completed one is only rolled back', () => {
    const refused = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => {
        try {
          transitionPath(from, to);
          return false;
        } catch (error) {
          expect(error).toEqual(new RangeError(`no payment goes from ${from} to ${to}`));
          return true;
        }
      }).map((to) => `${from} ${to}`),
    );
    for (const to of STATUSES) expect(refused).toContain(`Cancelled ${to}`);
    for (const to of STATUSES)
      if (to !== 'RollbackInitialized') expect(refused).toContain(`RolledBacked ${to}`);
    for (const to of ['Initialized', 'CancelInitialized', 'Cancelled', 'Completed'])
      expect(refused).toContain(`Completed ${to}`);
  });
});

const request = new Date(0);
const effect = (
  type: 'Deposit' | 'Withdrawal',
  status: TransactionStatus,
  requestedAt: Date | null = request,
) =>
  Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, effectOf({ type, status, requestedAt, refusal: null }, outcome)]),
  );

describe('the effect of a callback', () => {
  it.each(['Initialized', 'CancelInitialized'] as const)('CASH-18 for a deposit that is %s', (status) => {
    expect(effect('Deposit', status)).toEqual({
      succeeded: 'complete',
      refused: 'cancel',
      abandoned: 'cancel',
      pending: 'wait',
      returned: 'contradicts',
      reversed: 'rollBackUnpaid',
    });
  });

  it('CASH-19 a completed deposit is reverted by a chargeback only', () => {
    const { reversed, returned, ...rest } = effect('Deposit', 'Completed');
    expect([reversed, returned]).toEqual(['rollBack', 'contradicts']);
    expect(new Set(Object.values(rest))).toEqual(new Set<Effect>(['nothing']));
  });

  it('CASH-19 money that arrives after the end of its deposit is credited', () => {
    expect(effect('Deposit', 'Cancelled')).toMatchObject({ succeeded: 'receiveLate', pending: 'nothing' });
    expect(effect('Deposit', 'RolledBacked')).toMatchObject({ succeeded: 'nothing' });
  });

  it('LIMIT-12 held money is reverted by a chargeback only, and refunded money is not reverted again', () => {
    const { reversed, returned, ...rest } = effect('Deposit', 'RollbackInitialized');
    expect([reversed, returned]).toEqual(['reverseHeld', 'contradicts']);
    expect(new Set(Object.values(rest))).toEqual(new Set<Effect>(['nothing']));
    const after = (type: string) =>
      effectOf(
        { type: 'Deposit', status: 'RolledBacked', requestedAt: null, refusal: { type, rule: null } },
        'reversed',
      );
    expect([after('Timeout'), after('Reversed')]).toEqual(['contradicts', 'nothing']);
  });

  it.each(['Initialized', 'CancelInitialized'] as const)('CASH-18 for a payout that is %s', (status) => {
    expect(effect('Withdrawal', status)).toEqual({
      succeeded: 'complete',
      refused: 'cancel',
      abandoned: 'cancel',
      pending: 'wait',
      returned: 'rollBackUnpaid',
      reversed: 'contradicts',
    });
  });

  it('CASH-19 only a chargeback of refunded money needs an operator', () => {
    const { reversed, returned, ...rest } = effect('Deposit', 'RolledBacked');
    expect([reversed, returned]).toEqual(['contradicts', 'contradicts']);
    expect(new Set(Object.values(rest))).toEqual(new Set<Effect>(['nothing']));
  });

  it('CASH-19 a payout that was cancelled, refused or paid needs an operator to change', () => {
    expect(effect('Withdrawal', 'Cancelled')).toMatchObject({ succeeded: 'contradicts', refused: 'nothing' });
    expect(effect('Withdrawal', 'Completed')).toMatchObject({
      succeeded: 'nothing',
      refused: 'contradicts',
      abandoned: 'contradicts',
      returned: 'rollBack',
    });
  });

  it('CASH-19 a callback about a payout that was never requested has no effect', () => {
    for (const status of STATUSES)
      expect(new Set(Object.values(effect('Withdrawal', status, null)))).toEqual(
        new Set<Effect>(['contradicts']),
      );
  });
});
