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
const told = (changes: Partial<Payment> = {}): DepositEvent => ({
  type: 'updated',
  payment: payment(changes),
});
const begun = (changes: Partial<Payment> = {}): DepositEvent => ({
  type: 'started',
  payment: payment(changes),
});
const after = (...events: DepositEvent[]) => events.reduce(depositState, CHOOSING);
const paying = [{ type: 'submitted' }, begun()] as const;

describe('depositState', () => {
  it('CASH-19 a deposit is asked for, paid in the frame, and over when the provider has told', () => {
    expect(after({ type: 'submitted' })).toEqual({ step: 'sending' });
    expect(after(...paying)).toMatchObject({ step: 'paying', frameUrl: 'https://pay.example/1' });
    expect(after(...paying, { type: 'returned' })).toMatchObject({ step: 'waiting' });
    expect(after(...paying, { type: 'returned' }, told({ status: 'Completed' }))).toMatchObject({
      step: 'over',
      payment: { status: 'Completed' },
    });
  });

  it('CASH-19 the provider may tell before the frame is back', () => {
    expect(after(...paying, told({ status: 'Completed' }), { type: 'returned' })).toMatchObject({
      step: 'over',
    });
  });

  it('AMB-10 nothing but the provider’s word makes it complete', () => {
    expect(after(...paying, { type: 'returned' }, told({ frameUrl: null }))).toMatchObject({
      step: 'waiting',
    });
  });

  it('MONEY-07 a refusal brings the choice back with its reason, and only to who waits for it', () => {
    const refused = { type: 'refused', reason: NETWORK } as const;
    expect(after({ type: 'submitted' }, refused)).toEqual({ step: 'choosing', refusal: NETWORK });
    expect(after(...paying, refused)).toMatchObject({ step: 'paying' });
  });

  it('news of another payment change nothing', () => {
    expect(after(...paying, told({ id: 'p2', status: 'Completed' }))).toMatchObject({ step: 'paying' });
    expect(after(told({ status: 'Completed' }))).toEqual(CHOOSING);
    expect(after({ type: 'submitted' }, told({ status: 'Completed' }))).toEqual({ step: 'sending' });
    expect(after({ type: 'submitted' }, told({ frameUrl: null }), begun())).toMatchObject({ step: 'paying' });
  });

  it('a frame that stands is not sent elsewhere by news', () => {
    expect(after(...paying, told({ frameUrl: 'https://pay.example/2' }))).toMatchObject({
      frameUrl: 'https://pay.example/1',
    });
  });

  it('what is over is not begun again by news that come late', () => {
    expect(after(...paying, told({ status: 'Completed' }), told())).toMatchObject({
      step: 'over',
      payment: { status: 'Completed' },
    });
    expect(after(...paying, told({ status: 'Cancelled' }), told({ status: 'Completed' }))).toMatchObject({
      payment: { status: 'Completed' },
    });
  });

  it('CASH-19 one that goes on after its frame was left waits for the provider’s word', () => {
    expect(after({ type: 'submitted' }, begun({ frameUrl: null }))).toMatchObject({ step: 'waiting' });
    expect(after({ type: 'submitted' }, begun({ status: 'Cancelled' }))).toMatchObject({ step: 'over' });
    expect(after(begun())).toEqual(CHOOSING);
  });

  it('LIMIT-12 money that is held ends the deposit, and its return is shown when it is there', () => {
    const held = told({ status: 'RollbackInitialized' });
    expect(after(...paying, held)).toMatchObject({
      step: 'over',
      payment: { status: 'RollbackInitialized' },
    });
    expect(after(...paying, held, told({ status: 'RolledBacked' }))).toMatchObject({
      payment: { status: 'RolledBacked' },
    });
    expect(
      after({ type: 'submitted' }, begun({ status: 'CancelInitialized', frameUrl: null })),
    ).toMatchObject({
      step: 'over',
    });
  });

  it('asked for twice it is asked for once', () => {
    expect(after(...paying, { type: 'submitted' })).toMatchObject({ step: 'paying' });
  });
});
