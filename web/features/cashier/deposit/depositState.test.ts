import { describe, expect, it } from 'vitest';
import { NETWORK } from '../refusal/refusal.ts';
import type { Payment } from '../payment/payment.ts';
import { CHOOSING, depositState, type DepositEvent } from './depositState.ts';

const payment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  type: 'Deposit',
  status: 'Initialized',
  provider: 'trustly',
  method: 'trustly',
  accountLabel: null,
  amount: '50.00',
  fee: '0.00',
  currency: 'EUR',
  speed: 'Instant',
  createdAt: '2026-11-21T12:00:00.000Z',
  processedAt: null,
  waitsFor: { for: 'Player', by: null },
  refusal: null,
  cancelReason: null,
  isCancellable: false,
  frameUrl: 'https://pay.example/1',
  ...changes,
});
const updated = (changes: Partial<Payment> = {}): DepositEvent => ({
  type: 'updated',
  payment: payment(changes),
});
const started = (changes: Partial<Payment> = {}): DepositEvent => ({
  type: 'started',
  payment: payment(changes),
});
const after = (...events: DepositEvent[]) => events.reduce(depositState, CHOOSING);
const paying = [{ type: 'submitted' }, started()] as const;

describe('depositState', () => {
  it('CASH-19 a deposit is requested, paid in the frame, and completed by the provider’s report', () => {
    expect(after({ type: 'submitted' })).toEqual({ step: 'sending' });
    expect(after(...paying)).toMatchObject({ step: 'paying', frameUrl: 'https://pay.example/1' });
    expect(after(...paying, { type: 'returned' })).toMatchObject({ step: 'waiting' });
    expect(after(...paying, { type: 'returned' }, updated({ status: 'Completed' }))).toMatchObject({
      step: 'over',
      payment: { status: 'Completed' },
    });
  });

  it('CASH-19 the provider’s report may arrive before the frame returns', () => {
    expect(after(...paying, updated({ status: 'Completed' }), { type: 'returned' })).toMatchObject({
      step: 'over',
    });
  });

  it('AMB-10 only the provider’s report completes a deposit', () => {
    expect(after(...paying, { type: 'returned' }, updated({ frameUrl: null }))).toMatchObject({
      step: 'waiting',
    });
  });

  it('MONEY-07 a refusal returns to the form with its reason, only while a request is pending', () => {
    const refused = { type: 'refused', reason: NETWORK } as const;
    expect(after({ type: 'submitted' }, refused)).toEqual({ step: 'choosing', refusal: NETWORK });
    expect(after(...paying, refused)).toMatchObject({ step: 'paying' });
  });

  it('updates of other payments are ignored', () => {
    expect(after(...paying, updated({ id: 'p2', status: 'Completed' }))).toMatchObject({ step: 'paying' });
    expect(after(updated({ status: 'Completed' }))).toEqual(CHOOSING);
    expect(after({ type: 'submitted' }, updated({ status: 'Completed' }))).toEqual({ step: 'sending' });
    expect(after({ type: 'submitted' }, updated({ frameUrl: null }), started())).toMatchObject({
      step: 'paying',
    });
  });

  it('an update does not change the URL of the open frame', () => {
    expect(after(...paying, updated({ frameUrl: 'https://pay.example/2' }))).toMatchObject({
      frameUrl: 'https://pay.example/1',
    });
  });

  it('a late update does not reopen a completed deposit', () => {
    expect(after(...paying, updated({ status: 'Completed' }), updated())).toMatchObject({
      step: 'over',
      payment: { status: 'Completed' },
    });
    expect(
      after(...paying, updated({ status: 'Cancelled' }), updated({ status: 'Completed' })),
    ).toMatchObject({
      payment: { status: 'Completed' },
    });
  });

  it('CASH-19 a deposit whose frame was left waits for the provider’s report', () => {
    expect(after({ type: 'submitted' }, started({ frameUrl: null }))).toMatchObject({ step: 'waiting' });
    expect(after({ type: 'submitted' }, started({ status: 'Cancelled' }))).toMatchObject({ step: 'over' });
    expect(after(started())).toEqual(CHOOSING);
  });

  it('LIMIT-12 held money ends the deposit, and its refund is shown later', () => {
    const heldDeposit = updated({ status: 'RollbackInitialized' });
    expect(after(...paying, heldDeposit)).toMatchObject({
      step: 'over',
      payment: { status: 'RollbackInitialized' },
    });
    expect(after(...paying, heldDeposit, updated({ status: 'RolledBacked' }))).toMatchObject({
      payment: { status: 'RolledBacked' },
    });
    expect(
      after({ type: 'submitted' }, started({ status: 'CancelInitialized', frameUrl: null })),
    ).toMatchObject({
      step: 'over',
    });
  });

  it('a second request while one is pending is ignored', () => {
    expect(after(...paying, { type: 'submitted' })).toMatchObject({ step: 'paying' });
  });
});
