import { money, toJson, zero, type Money } from '@foyer/domain/money.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { multiplierText } from '../../play/resultTexts.ts';
import { Payout } from '../payout.ts';

/** Each player has this many bets in a flight. */
export const SLOTS = [0, 1] as const;
export type Slot = (typeof SLOTS)[number];

/** A bet as it was placed. */
export interface PlacedBet {
  readonly wallet: GameWallet;
  readonly roundId: string;
  readonly stake: Money;
  /** The player, or the seat of a player with play money. */
  readonly owner: string;
  readonly isReal: boolean;
  /** Number of the flight. */
  readonly round: number;
  readonly slot: Slot;
  /** Part of the message from which the flight is drawn. */
  readonly seed: string;
  /** Multiplier of the automatic cash-out. */
  readonly target: number;
}

/** One bet on a flight; at the wallet it is a round of its own. Multipliers are integers in hundredths. */
export class FlightBet extends Payout {
  readonly placed: PlacedBet;
  #at: number | null = null;

  constructor(placed: PlacedBet) {
    super(placed.wallet, placed);
    this.placed = placed;
  }

  get isDecided(): boolean {
    return this.win !== null;
  }

  /** Multiplier of the cash-out; null while the bet flies, when it is lost, and until its win is in the journal. */
  get cashedOutAt(): number | null {
    return this.isWritten ? this.#at : null;
  }

  /** Decides the bet without writing it. A bet that is decided stays as it is. */
  cashOut(multiplier: number): void {
    if (this.isDecided) return;
    this.#at = multiplier;
    this.setWin(this.#winAt(multiplier), multiplierText(multiplier));
  }

  /** Decides the bet without writing it. A bet that is decided stays as it is. @param end where the flight ended */
  lose(end: number): void {
    this.setWin(zero(this.stake.currency), multiplierText(end));
  }

  /** If the studio stops during the flight, a bet that reaches its target is paid; others are rolled back. */
  writeTarget(): Promise<void> {
    const { target } = this.placed;
    return this.writeFallbackWin(this.#winAt(target), multiplierText(target));
  }

  /**
   * The player sees a result only when it is in the journal: a restart could not keep it otherwise.
   * @param most the highest multiplier of the game, which is no choice of the player
   */
  toJson(most: number): object {
    const { wallet, round, slot, target } = this.placed;
    const win = this.isWritten ? this.win : null;
    return {
      roundId: this.roundId,
      round,
      slot,
      stake: toJson(this.stake),
      target: target < most ? target : null,
      isOver: win !== null,
      at: this.cashedOutAt,
      win: win && toJson(win),
      isPaid: this.isPaid,
      isHeld: wallet.isHeld(this.roundId),
    };
  }

  #winAt(multiplier: number): Money {
    const { minor, currency } = this.stake;
    return money((minor * BigInt(multiplier)) / 100n, currency);
  }
}
