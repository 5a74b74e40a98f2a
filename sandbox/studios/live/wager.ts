import { toJson, type Money } from '@foyer/domain/money.ts';
import { betsJson } from '../play/roulette/laidBets.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import type { Bet } from './wheelGame.ts';

/** Chips that a player has placed in one request. They are one bet and one round at the wallet. */
export class Wager {
  readonly roundId: string;
  readonly round: number;
  readonly bets: readonly Bet[];
  readonly stake: Money;
  readonly #wallet: GameWallet;
  #win: Money | null = null;
  #owing: Promise<void> | null = null;
  #paying: Promise<boolean> | null = null;
  #isPaid = false;

  constructor(wallet: GameWallet, placed: Pick<Wager, 'roundId' | 'round' | 'bets' | 'stake'>) {
    this.#wallet = wallet;
    this.roundId = placed.roundId;
    this.round = placed.round;
    this.bets = placed.bets;
    this.stake = placed.stake;
  }

  get isOpen(): boolean {
    return !this.#isPaid;
  }

  /** Sets the win; later calls change nothing. Resolves when it is in the journal. */
  decide(win: Money): Promise<void> {
    this.#win ??= win;
    return (this.#owing ??= this.#wallet.owe(this.roundId, this.#win));
  }

  /** Pays the win once. Resolves to false while the wallet has not confirmed it. */
  pay(): Promise<boolean> {
    return (this.#paying ??= this.#settle());
  }

  toJson(isPublic: boolean): object {
    return {
      roundId: this.roundId,
      stake: toJson(this.stake),
      bets: betsJson(this.bets),
      win: isPublic && this.#win ? toJson(this.#win) : null,
      isPaid: this.#isPaid,
    };
  }

  async #settle(): Promise<boolean> {
    await this.#owing;
    const hasLanded = await this.#wallet.settle(this.roundId);
    this.#isPaid = hasLanded;
    // Without a confirmation, the next call tries again.
    if (!hasLanded) this.#paying = null;
    return hasLanded;
  }
}
