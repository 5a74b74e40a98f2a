import { toJson, type Money } from '@foyer/domain/money.ts';
import { betsJson } from '../play/roulette/laidBets.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { Bet } from './wheelGame.ts';

/**
 * Chips that a player has placed at once: one bet at the wallet, in a round of its own there, that names the round of
 * the table. What becomes of it hangs on no other player's, and on none he places after it.
 */
export class Wager {
  readonly roundId: string;
  readonly round: number;
  readonly bets: readonly Bet[];
  readonly stake: Money;
  readonly #purse: GameWallet;
  #win: Money | null = null;
  #owing: Promise<void> | null = null;
  #paying: Promise<boolean> | null = null;
  #isPaid = false;

  constructor(purse: GameWallet, placed: Pick<Wager, 'roundId' | 'round' | 'bets' | 'stake'>) {
    this.#purse = purse;
    this.roundId = placed.roundId;
    this.round = placed.round;
    this.bets = placed.bets;
    this.stake = placed.stake;
  }

  get isOpen(): boolean {
    return !this.#isPaid;
  }

  /** What it wins stands, however often it is told; resolves when it is written down. */
  decide(win: Money): Promise<void> {
    this.#win ??= win;
    return (this.#owing ??= this.#purse.owe(this.roundId, this.#win));
  }

  /** Pays what it has won, once. False while it has not landed. */
  pay(): Promise<boolean> {
    return (this.#paying ??= this.#settle());
  }

  toJson(isTold: boolean): object {
    return {
      roundId: this.roundId,
      stake: toJson(this.stake),
      bets: betsJson(this.bets),
      win: isTold && this.#win ? toJson(this.#win) : null,
      isPaid: this.#isPaid,
    };
  }

  async #settle(): Promise<boolean> {
    await this.#owing;
    const hasLanded = await this.#purse.settle(this.roundId);
    this.#isPaid = hasLanded;
    // Until it lands, whoever looks next asks again.
    if (!hasLanded) this.#paying = null;
    return hasLanded;
  }
}
