import type { Money } from '@foyer/domain/money.ts';
import type { GameWallet } from '../play/gameWallet.ts';

/** The result of one bet at a shared game: written to the journal once, and paid once. */
export class Payout {
  readonly roundId: string;
  readonly stake: Money;
  readonly #wallet: GameWallet;
  #win: Money | null = null;
  #result: string | null = null;
  /** Ends with the last write to the journal, whether it succeeded or failed. */
  #lastWrite: Promise<void> = Promise.resolve();
  #writing: Promise<void> | null = null;
  #isWritten = false;
  #paying: Promise<boolean> | null = null;
  #isPaid = false;

  constructor(wallet: GameWallet, { roundId, stake }: Pick<Payout, 'roundId' | 'stake'>) {
    this.#wallet = wallet;
    this.roundId = roundId;
    this.stake = stake;
  }

  /** Null until the bet is decided. */
  get win(): Money | null {
    return this.#win;
  }

  /** Whether the win is in the journal. Until then, the studio gives the stake back if it stops. */
  get isWritten(): boolean {
    return this.#isWritten;
  }

  get isPaid(): boolean {
    return this.#isPaid;
  }

  get isOpen(): boolean {
    return !this.#isPaid;
  }

  /** Sets the win; later calls change nothing. Resolves when it is in the journal. */
  decide(win: Money, result: string | null): Promise<void> {
    this.setWin(win, result);
    return this.write();
  }

  /** @param result the result, for the player's history at the casino */
  protected setWin(win: Money, result: string | null): void {
    if (this.#win !== null) return;
    this.#win = win;
    this.#result = result;
  }

  /** Writes the win to the journal, once. Rejects when the journal fails; the next call then tries again. */
  write(): Promise<void> {
    const win = this.#win;
    if (win === null || this.#isWritten) return Promise.resolve();
    return (this.#writing ??= this.#append(win, this.#result)
      .then(() => void (this.#isWritten = true))
      .finally(() => (this.#writing = null)));
  }

  /** Writes the win that is paid if the studio stops before the bet is decided. Rejects when the journal fails. */
  protected writeFallbackWin(win: Money, result: string | null): Promise<void> {
    return this.#win === null ? this.#append(win, result) : Promise.resolve();
  }

  /** Pays the win once. Resolves to false while the wallet has not confirmed it. */
  pay(): Promise<boolean> {
    // Without a confirmation, the next call tries again.
    return (this.#paying ??= this.#settle().finally(() => (this.#paying = null)));
  }

  /** One entry after the other, because they replace each other. */
  #append(win: Money, result: string | null): Promise<void> {
    const written = this.#lastWrite.then(() => this.#wallet.owe(this.roundId, win, result ?? undefined));
    this.#lastWrite = written.catch(() => {});
    return written;
  }

  async #settle(): Promise<boolean> {
    if (this.#isPaid) return true;
    await this.write();
    this.#isPaid = await this.#wallet.settle(this.roundId);
    return this.#isPaid;
  }
}
