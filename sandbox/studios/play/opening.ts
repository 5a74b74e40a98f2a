import type { Currency } from '@foyer/vocabulary/currency.ts';
import { fromDecimal, money, type Money } from '@foyer/vocabulary/money.ts';
import type { Game } from '../games.ts';
import type { Random } from '../maths/window.ts';
import type { Settlements } from '../wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Authenticated } from '../wallet/wire.ts';
import { funPurse } from './funPurse.ts';
import { PlayRefusal } from './refusal.ts';
import type { Seat, Seats } from './seats.ts';
import { openTable, type Spin, type Table } from './table.ts';
import { walletPurse } from './walletPurse.ts';

export interface OpeningParts {
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly seats: Seats;
  readonly random: Random;
  readonly now: () => number;
  readonly later: (delayMs: number, work: () => void) => void;
  readonly patience: () => Promise<void>;
}

export interface Opened {
  readonly seat: Seat;
  /** A round whose result the player has not seen to its end. */
  readonly resumed: Spin | null;
}

/** Opens games: with play money, or with the wallet behind a launch token. */
export function createOpening(parts: OpeningParts) {
  const { client, settlements, seats, random, now, later, patience } = parts;

  const authenticate = async (token: string): Promise<Authenticated> => {
    try {
      return await client.authenticate(token);
    } catch (error) {
      if (error instanceof WalletSilence) throw new PlayRefusal('ConnectionLost');
      if (error instanceof WalletRefusal)
        throw new PlayRefusal('SessionEnded', [error.type, ...error.reasons]);
      throw error;
    }
  };

  /**
   * A round left open: the page was loaded anew in the middle of it, and it is shown again; or the studio stopped,
   * and what is owed for it is sent, or it is played to its end.
   */
  const resume = async (table: Table, { openRound, currency }: Authenticated): Promise<Spin | null> => {
    if (!openRound) return null;
    const drawn = seats.spinOf(openRound.roundId);
    if (drawn) return table.adopt(drawn);
    if (settlements.isOwing(openRound.roundId)) {
      await table.purse.settle(openRound.roundId);
      return null;
    }
    const stake = openRound.bets.reduce((sum, bet) => sum + fromDecimal(bet.amount, currency).minor, 0n);
    return table.finish(openRound.roundId, money(stake, currency));
  };

  return {
    fun(game: Game, currency: Currency): Opened {
      const table = openTable({ model: game.model, purse: funPurse(currency), random, now, later });
      return { seat: seats.take(game, table, null), resumed: null };
    },

    async real(game: Game, token: string): Promise<Opened> {
      const authenticated = await authenticate(token);
      const { sessionId, currency } = authenticated;
      if (authenticated.game !== game.lookupId) throw new PlayRefusal('SessionEnded', ['AnotherGame']);
      const balance: Money = fromDecimal(authenticated.balance, currency);
      const known = seats.tableOf(sessionId);
      if (known) {
        known.purse.hear(balance);
        const isUnseen = authenticated.openRound?.roundId === known.lastSpin()?.roundId;
        return { seat: seats.take(game, known, sessionId), resumed: isUnseen ? known.lastSpin() : null };
      }
      const purse = walletPurse({ sessionId, balance, client, settlements, patience });
      const table = openTable({ model: game.model, purse, random, now, later });
      const resumed = await resume(table, authenticated);
      return { seat: seats.take(game, table, sessionId), resumed };
    },
  };
}
export type Opening = ReturnType<typeof createOpening>;
