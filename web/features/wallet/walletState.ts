import type { BalancePartsFragment, WalletPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';

/** WALLET-04 to WALLET-06 */
type WalletStatus = 'LOADING' | 'STREAMING' | 'NOT_AVAILABLE';

interface Amounts {
  readonly balance: string;
  readonly bonusBalance: string;
  readonly currency: Currency;
}

export interface WalletState {
  readonly status: WalletStatus;
  /** What is known: first from the page, then from the stream. */
  readonly amounts: Amounts | null;
  /** Of the last update taken in; each movement has the next one. */
  readonly sequence: number;
  /** The stream is down, or tells what was missed meanwhile: the amounts may be out of date. */
  readonly isStale: boolean;
  /** What the stream told last; null until it has spoken. */
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
      // A page is read at one moment and the stream runs on: what it said last is newer.
      if (state.status === 'STREAMING') return state;
      const { balance, bonusBalance, currency } = event.wallet;
      const { amounts } = state;
      // The page wakes with what it was rendered with.
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
      // After a reconnect an older update may arrive behind a newer one.
      if (sequence < state.sequence) return state;
      // While what was missed is told one by one, the latest is still to come.
      const amounts = { balance, bonusBalance, currency };
      return { ...state, status: 'STREAMING', amounts, sequence, latest: event.update };
    }
    case 'connected':
      return { ...state, isStale: !event.isConnected };
    case 'signedOut':
      return initialWallet(false);
  }
}
