import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money } from '@foyer/domain/money.ts';
import type { Game } from '../games.ts';
import type { FreeWins } from '../wallet/freeWins.ts';
import type { Settlements } from '../wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Authenticated, PlayRules } from '../wallet/wire.ts';
import { funWallet } from './funWallet.ts';
import type { GameWallet } from './gameWallet.ts';
import { PlayRefusal } from './refusal.ts';
import type { Seats } from './seats.ts';
import type { Table } from './table.ts';
import { realWallet } from './realWallet.ts';

export interface OpeningDeps {
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly freeWins: FreeWins;
  readonly seats: Seats;
  /** @param player null for play money */
  readonly openTable: (game: Game, wallet: GameWallet, player: string | null) => Table;
  readonly patience: () => Promise<void>;
}

export interface Opened {
  readonly seat: ReturnType<Seats['take']>;
  /** The open round at the wallet, whose result the game shows first; null without one. */
  readonly openRound: string | null;
}

/** Opens games, with play money or with the wallet session of a launch token. */
export function createOpening(deps: OpeningDeps) {
  const { client, settlements, freeWins, seats, openTable, patience } = deps;
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

  /** Concludes a round that the studio lost by a restart: sends pending calls, plays it on, or rolls it back. */
  const conclude = async (table: Table, { openRound, currency }: Authenticated): Promise<void> => {
    if (!openRound) return;
    const { roundId, bets } = openRound;
    if (settlements.isOwing(roundId)) return void (await table.wallet.settle(roundId));
    const stake = bets.reduce((sum, bet) => sum + fromDecimal(bet.amount, currency).minor, 0n);
    if (await table.finish?.(roundId, money(stake, currency))) return;
    const standing = bets.map(({ transactionId }) => transactionId);
    await table.wallet.giveBack(roundId, standing);
  };

  return {
    fun(game: Game, currency: Currency, rules: PlayRules): Opened {
      const table = openTable(game, funWallet(currency, rules), null);
      return { seat: seats.take(game, table, null), openRound: null };
    },

    async real(game: Game, token: string): Promise<Opened> {
      const authenticated = await authenticate(token);
      const { sessionId, currency, rules } = authenticated;
      if (authenticated.game !== game.lookupId) throw new PlayRefusal('SessionEnded', ['AnotherGame']);
      const balance = fromDecimal(authenticated.balance, currency);
      const openRound = authenticated.openRound?.roundId ?? null;
      const freeRounds = authenticated.freeRounds.map((revealed) => ({
        ...revealed,
        stake: fromDecimal(revealed.stake, currency),
      }));
      const session = { sessionId, balance, freeRounds, rules };
      const known = seats.tableOf(sessionId) ?? (openRound === null ? null : seats.tableHolding(openRound));
      if (known) {
        await known.wallet.moveTo(session);
        return { seat: seats.take(game, known, sessionId), openRound };
      }
      const wallet = realWallet({ sessionId, balance, client, settlements, freeWins, patience });
      await wallet.moveTo(session);
      const table = openTable(game, wallet, authenticated.playerId);
      await conclude(table, authenticated);
      return { seat: seats.take(game, table, sessionId), openRound };
    },
  };
}
export type Opening = ReturnType<typeof createOpening>;
