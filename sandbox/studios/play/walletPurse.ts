import { toDecimal, type Money } from '@foyer/vocabulary/money.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Settlements } from '../wallet/settlements.ts';
import type { WalletCall } from '../wallet/wire.ts';
import type { Purse } from './purse.ts';
import { PlayRefusal } from './refusal.ts';

export interface WalletPurseParts {
  readonly sessionId: string;
  readonly balance: Money;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  /** How long a player is kept waiting for a win to land; it goes on landing after that. */
  readonly patience: () => Promise<void>;
}

/** The bets of a round that is being played: those that stand, and how many were tried. */
interface Standing {
  readonly bets: readonly string[];
  readonly tried: number;
}

/** The first bet of a round is `-bet`, the next `-bet-2`: an id needs no other memory than the round's. */
const betId = (roundId: string, tried: number): string =>
  tried === 0 ? `${roundId}-bet` : `${roundId}-bet-${tried + 1}`;

/** The calls of a round, in the session that the player is in when each is made. */
function callsOf(sessionId: () => string) {
  const inRound = (roundId: string, transactionId: string) => ({
    sessionId: sessionId(),
    roundId,
    transactionId,
  });
  const ofAmount = (roundId: string, transactionId: string, amount: Money) => ({
    ...inRound(roundId, transactionId),
    amount: toDecimal(amount),
    currency: amount.currency,
  });
  return {
    bet: (roundId: string, bet: string, amount: Money): WalletCall => ({
      name: 'bet',
      body: ofAmount(roundId, bet, amount),
    }),
    rollback: (roundId: string, bet: string): WalletCall => ({
      name: 'rollback',
      body: { ...inRound(roundId, `${bet}-rollback`), rollsBack: bet },
    }),
    ending: (roundId: string, win: Money): WalletCall[] => [
      ...(win.minor > 0n ? [{ name: 'win' as const, body: ofAmount(roundId, `${roundId}-win`, win) }] : []),
      { name: 'endRound', body: inRound(roundId, `${roundId}-endRound`) },
    ],
  };
}

/** A purse whose money lies in the casino's wallet. */
export function walletPurse(parts: WalletPurseParts): Purse {
  const { client, settlements, patience } = parts;
  const { currency } = parts.balance;
  let { balance, sessionId } = parts;
  const playing = new Map<string, Standing>();

  const { bet: betCall, rollback, ending } = callsOf(() => sessionId);
  const oweBack = (roundId: string, bets: readonly string[]): Promise<void> =>
    settlements.owe({ roundId, calls: bets.map((bet) => rollback(roundId, bet)) });

  /** Nobody knows whether the bet was taken: it alone is given back, under a name of its own in the journal. */
  const giveUp = async (roundId: string, bet: string, earlier: readonly string[]): Promise<void> => {
    await settlements.owe({ roundId: bet, calls: [rollback(roundId, bet)] });
    void settlements.send(bet);
    await restore(roundId, earlier);
  };
  const restore = async (roundId: string, bets: readonly string[]): Promise<void> => {
    if (bets.length > 0) return oweBack(roundId, bets);
    playing.delete(roundId);
    await settlements.release(roundId);
  };

  return {
    currency,
    balance: () => balance,
    moveTo(session, told) {
      sessionId = session;
      balance = told;
    },

    async stake(roundId, amount) {
      const { bets, tried } = playing.get(roundId) ?? { bets: [], tried: 0 };
      const bet = betId(roundId, tried);
      playing.set(roundId, { bets, tried: tried + 1 });
      // Written before the bet leaves: a studio that stops here gives the stake back when it starts again.
      await oweBack(roundId, [...bets, bet]);
      try {
        balance = await client.send(betCall(roundId, bet, amount));
      } catch (error) {
        if (error instanceof WalletSilence) {
          await giveUp(roundId, bet, bets);
          throw new PlayRefusal('ConnectionLost');
        }
        if (!(error instanceof WalletRefusal)) throw error;
        await restore(roundId, bets);
        throw asPlayRefusal(error);
      }
      playing.set(roundId, { bets: [...bets, bet], tried: tried + 1 });
    },

    async owe(roundId, win) {
      playing.delete(roundId);
      await settlements.owe({ roundId, calls: ending(roundId, win) });
    },

    async settle(roundId) {
      const landing = settlements.send(roundId).then((landed) => {
        balance = landed ?? balance;
      });
      await Promise.race([landing, patience()]);
      return !settlements.isOwing(roundId);
    },

    async giveBack(roundId, bets) {
      await oweBack(roundId, bets);
      await this.settle(roundId);
    },
  };
}

function asPlayRefusal({ type, reasons, keys }: WalletRefusal): PlayRefusal {
  if (type === 'InsufficientFunds') return new PlayRefusal('InsufficientFunds', reasons);
  if (type === 'SessionEnded' || type === 'UnknownSession') return new PlayRefusal('SessionEnded', reasons);
  if (type === 'BonusMaxBet' && keys.maxBet) return new PlayRefusal('BetTooHigh', [keys.maxBet, type]);
  if (type === 'LimitReached') return new PlayRefusal('LimitReached', reasons);
  return new PlayRefusal('RoundRefused', [type, ...reasons]);
}
