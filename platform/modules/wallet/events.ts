import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'wallet.balanceChanged': BalanceChanged;
    'wallet.bonusChanged': BonusChanged;
  }
}

export interface BalanceChanged {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly balance: MoneyJson;
  readonly bonusBalance: MoneyJson;
  /** A stake is negative. */
  readonly amount: MoneyJson;
  readonly moneyType: 'Deposit' | 'Withdrawal' | 'InitWithdrawal' | 'CasinoBet';
  readonly wageringProgress: number | null;
  /** Increases by one with each movement of the player. */
  readonly sequence: number;
}

/** WALLET-09: the states of a bonus. */
export type BonusStatus = 'Active' | 'Converted' | 'Expired' | 'Forfeited';

export interface BonusChanged {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly bonusId: string;
  readonly status: BonusStatus;
}
