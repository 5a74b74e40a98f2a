import type { BalancePartsFragment, WalletPartsFragment } from '@foyer/contract/generated/operations.ts';

export interface WalletState {
  readonly status: 'LOADING' | 'STREAMING' | 'NOT_AVAILABLE';
  /** Latest known amounts: first from the page's query, then from the stream. */
  readonly amounts: Pick<WalletPartsFragment, 'balance' | 'bonusBalance' | 'currency'> | null;
  /** Number of the last applied update. Each balance change increases it by one. */
  readonly sequence: number;
  /** The stream is disconnected or replays missed updates. */
  readonly isStale: boolean;
  readonly latest: BalancePartsFragment | null;
}

export type WalletEvent =
  | { readonly type: 'read'; readonly wallet: WalletPartsFragment }
  | { readonly type: 'moved'; readonly update: BalancePartsFragment }
  | { readonly type: 'connected'; readonly isConnected: boolean }
  | { readonly type: 'signedOut' };

export const initialWallet = (isRefreshable: boolean): WalletState => ({
  status: isRefreshable ? 'LOADING' : 'NOT_AVAILABLE',
  amounts: null,
  sequence: -1,
  isStale: false,
  latest: null,
});

export function walletState(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case 'read': {
      // The stream is newer than the result of a page's query.
      if (state.status === 'STREAMING') return state;
      const { balance, bonusBalance, currency } = event.wallet;
      const { amounts } = state;
      // Hydration repeats the server-rendered wallet, which must not change the state.
      if (
        amounts?.balance === balance &&
        amounts.bonusBalance === bonusBalance &&
        amounts.currency === currency
      )
        return state;
      return { ...state, amounts: { balance, bonusBalance, currency } };
    }
    case 'moved': {
      const { balance, bonusBalance, currency, sequence } = event.update;
      // After a reconnect an older update can arrive after a newer one.
      if (sequence < state.sequence) return state;
      // While missed updates are replayed, `isStale` stays, because later updates follow.
      const amounts = { balance, bonusBalance, currency };
      return { ...state, status: 'STREAMING', amounts, sequence, latest: event.update };
    }
    case 'connected':
      return { ...state, isStale: !event.isConnected };
    case 'signedOut':
      return initialWallet(false);
  }
}
