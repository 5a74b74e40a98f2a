import type { BalancePartsFragment, WalletPartsFragment } from '@foyer/contract/generated/operations.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialWallet, walletState, type WalletEvent } from './walletState.ts';

const update = (balance: string, sequence: number, changes: Partial<BalancePartsFragment> = {}) =>
  ({
    type: 'moved',
    update: {
      balance,
      bonusBalance: '5.00',
      currency: 'EUR',
      amount: '-1.00',
      moneyType: 'CasinoBet',
      wageringProgress: null,
      sequence,
      ...changes,
    },
  }) satisfies WalletEvent;

const wallet: WalletPartsFragment = {
  id: 'w',
  balance: '100.00',
  bonusBalance: '5.00',
  currency: 'EUR',
  minDepositAmount: '10.00',
  minWithdrawalAmount: '20.00',
};
const play = (...events: WalletEvent[]) => events.reduce(walletState, initialWallet(true));

describe('walletState', () => {
  it('WALLET-04 is LOADING before the first data', () => {
    expect(initialWallet(true)).toMatchObject({ status: 'LOADING', amounts: null });
  });

  it('WALLET-05 is STREAMING after a live update', () => {
    expect(play(update('99.00', 1))).toMatchObject({ status: 'STREAMING', sequence: 1, isStale: false });
  });

  it('WALLET-06 is NOT_AVAILABLE without a session and after its end', () => {
    expect(initialWallet(false).status).toBe('NOT_AVAILABLE');
    expect(play(update('99.00', 1), { type: 'signedOut' })).toEqual(initialWallet(false));
  });

  it('WALLET-08 has the page’s amounts until the first live update', () => {
    const state = play({ type: 'read', wallet });
    expect(state).toMatchObject({ status: 'LOADING', amounts: { balance: '100.00', bonusBalance: '5.00' } });
    expect(walletState(state, update('99.00', 1)).amounts?.balance).toBe('99.00');
  });

  it('WALLET-08 keeps its identity for unchanged page data', () => {
    const state = play({ type: 'read', wallet });
    expect(walletState(state, { type: 'read', wallet: { ...wallet } })).toBe(state);
    const changed = { ...wallet, bonusBalance: '6.00' };
    expect(walletState(state, { type: 'read', wallet: changed }).amounts?.bonusBalance).toBe('6.00');
  });

  it('WALLET-02 new page data does not replace a streamed balance', () => {
    expect(play(update('99.00', 1), { type: 'read', wallet }).amounts?.balance).toBe('99.00');
  });

  it('WALLET-02 ignores a late update with a lower sequence', () => {
    expect(play(update('98.00', 7), update('99.00', 6))).toMatchObject({
      sequence: 7,
      amounts: { balance: '98.00' },
    });
  });

  it('WALLET-02 applies the current state repeated after a reconnect', () => {
    expect(play(update('98.00', 7), update('98.00', 7, { bonusBalance: '4.00' })).amounts?.bonusBalance).toBe(
      '4.00',
    );
  });

  it('WALLET-05 is stale until all missed updates have arrived', () => {
    const down = play(update('98.00', 7), { type: 'connected', isConnected: false });
    expect(down).toMatchObject({ status: 'STREAMING', isStale: true, amounts: { balance: '98.00' } });
    const catchingUp = walletState(down, update('97.00', 8));
    expect(catchingUp).toMatchObject({ isStale: true, amounts: { balance: '97.00' } });
    for (const state of [down, catchingUp])
      expect(walletState(state, { type: 'connected', isConnected: true }).isStale).toBe(false);
  });

  it('WALLET-05 page data is stale too while there is no stream', () => {
    const state = play({ type: 'read', wallet }, { type: 'connected', isConnected: false });
    expect(state).toMatchObject({ status: 'LOADING', isStale: true });
  });

  it('WALLET-02 the newest update wins in any order', () => {
    const sequences = fc.uniqueArray(fc.nat(1_000), { minLength: 1 });
    fc.assert(
      fc.property(sequences, (order) => {
        const state = play(...order.map((sequence) => update(`${sequence}.00`, sequence)));
        expect(state.amounts?.balance).toBe(`${Math.max(...order)}.00`);
      }),
    );
  });
});
