import type { Currency } from '@foyer/domain/currency.ts';
import { add, compare, money, subtract, type Money } from '@foyer/domain/money.ts';
import type { GameWallet } from './gameWallet.ts';
import { PlayRefusal } from './refusal.ts';
import { ladderFor } from './stakes.ts';

/** Initial play money as a multiple of the smallest stake: 1,000.00 in EUR. */
const STAKES_TO_PLAY_WITH = 5000n;

const playMoney = (currency: Currency): Money =>
  money((ladderFor(currency).stakes[0]?.minor ?? 0n) * STAKES_TO_PLAY_WITH, currency);

export function funWallet(currency: Currency): GameWallet {
  let balance = playMoney(currency);
  const owed = new Map<string, Money>();
  return {
    currency,
    balance: () => balance,
    freeRounds: () => [],
    // These methods do nothing, because play money has no session and no open round at a real wallet.
    async moveTo() {},
    async giveBack() {},
    async stake(_roundId, amount) {
      if (compare(amount, balance) > 0) throw new PlayRefusal('InsufficientFunds');
      balance = subtract(balance, amount);
    },
    isHeld: () => false,
    async owe(roundId, win) {
      owed.set(roundId, win);
    },
    async settle(roundId) {
      const win = owed.get(roundId);
      owed.delete(roundId);
      if (win) balance = add(balance, win);
      return true;
    },
  };
}
