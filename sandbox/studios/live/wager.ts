import { toJson } from '@foyer/domain/money.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { betsJson } from '../play/roulette/laidBets.ts';
import { Payout } from './payout.ts';
import type { Bet } from './wheelGame.ts';

/** Chips that a player has placed in one request. They are one bet and one round at the wallet. */
export class Wager extends Payout {
  readonly round: number;
  readonly bets: readonly Bet[];

  constructor(wallet: GameWallet, placed: Pick<Wager, 'roundId' | 'round' | 'bets' | 'stake'>) {
    super(wallet, placed);
    this.round = placed.round;
    this.bets = placed.bets;
  }

  toJson(isPublic: boolean): object {
    return {
      roundId: this.roundId,
      stake: toJson(this.stake),
      bets: betsJson(this.bets),
      win: isPublic && this.isWritten && this.win ? toJson(this.win) : null,
      isPaid: this.isPaid,
    };
  }
}
