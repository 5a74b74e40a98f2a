import type { Currency } from '@foyer/domain/currency.ts';
import { add, compare, money, subtract, type Money } from '@foyer/domain/money.ts';
import { NO_PLAY_RULES, type PlayRules } from '../wallet/wire.ts';
import type { GameWallet } from './gameWallet.ts';
import { PlayRefusal } from './refusal.ts';
import { ladderFor } from './stakes.ts';

/** Initial play money as a multiple of the smallest stake: 1,000.00 in EUR. */
const STAKES_TO_PLAY_WITH = 5000n;

const playMoney = (currency: Currency): Money =>
  money((ladderFor(currency).stakes[0]?.minor ?? 0n) * STAKES_TO_PLAY_WITH, currency);

/** @param rules as the address of the game states them: play money has no session that could confirm them */
export function funWallet(currency: Currency, rules: PlayRules = NO_PLAY_RULES): GameWallet {
  let balance = playMoney(currency);
  const staked = new Map<string, Money>();
  const owed = new Map<string, Money>();
  return {
    currency,
    balance: () => balance,
    rules: () => rules,
    freeRounds: () => [],
    // Play money has no session, and changes only in the game.
    async moveTo() {},
    async refresh() {},
    async giveBack(roundId) {
      const stake = staked.get(roundId);
      staked.delete(roundId);
      if (stake) balance = add(balance, stake);
    },
    async stake(roundId, amount) {
      if (compare(amount, balance) > 0) throw new PlayRefusal('InsufficientFunds');
      balance = subtract(balance, amount);
      staked.set(roundId, add(staked.get(roundId) ?? money(0n, currency), amount));
    },
    isHeld: () => false,
    async owe(roundId, win) {
      staked.delete(roundId);
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
