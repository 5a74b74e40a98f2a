import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Settlements } from '../wallet/settlements.ts';
import type { FreeWins } from '../wallet/freeWins.ts';
import type { WalletCall } from '../wallet/wire.ts';
import { createFreeRoundsStore, type FreeRoundsStore } from './freeRounds.ts';
import type { GameWallet } from './gameWallet.ts';
import { PlayRefusal } from './refusal.ts';

export interface RealWalletDeps {
  readonly sessionId: string;
  readonly balance: Money;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly freeWins: FreeWins;
  /** How long a player is kept waiting for a win to land; it goes on landing after that. */
  readonly patience: () => Promise<void>;
}

/** The bets of a round that is being played: those that stand, and how many were tried. */
interface Standing {
  readonly bets: readonly string[];
  readonly tried: number;
}

interface Staked {
  readonly amount: Money;
  /** The free rounds that it is one of. */
  readonly grant: string | null;
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
    bet: (roundId: string, bet: string, { amount, grant }: Staked): WalletCall => ({
      name: 'bet',
      body: { ...ofAmount(roundId, bet, amount), ...(grant !== null && { freeRounds: grant }) },
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

interface BetParts extends Pick<RealWalletDeps, 'client' | 'settlements'> {
  readonly calls: ReturnType<typeof callsOf>;
  readonly freeRounds: FreeRoundsStore;
}

/** The bets of the rounds that are being played, each told to the wallet and known to be given back. */
function createBets({ client, settlements, calls, freeRounds }: BetParts) {
  const playing = new Map<string, Standing>();
  let givenUp: string[] = [];

  const oweBack = (roundId: string, bets: readonly string[]): Promise<void> =>
    settlements.owe({ roundId, calls: bets.map((bet) => calls.rollback(roundId, bet)) });
  /** Nobody knows whether the bet was taken: it alone is given back, under a name of its own in the journal. */
  const giveUp = async (roundId: string, bet: string, earlier: readonly string[]): Promise<void> => {
    await settlements.owe({ roundId: bet, calls: [calls.rollback(roundId, bet)] });
    void settlements.send(bet);
    await restore(roundId, earlier);
  };
  const restore = async (roundId: string, bets: readonly string[]): Promise<void> => {
    if (bets.length > 0) return oweBack(roundId, bets);
    playing.delete(roundId);
    await settlements.release(roundId);
  };
  /** A free round of which nobody knows may be the last one: until it is given back the wallet may have no more. */
  const requireGivenBack = (): void => {
    givenUp = givenUp.filter(settlements.isOwing);
    if (givenUp.length > 0) throw new PlayRefusal('ConnectionLost');
  };

  return {
    oweBack,
    /** Nothing more can be staked in it. */
    close: (roundId: string) => void playing.delete(roundId),
    /** @returns the balance after it. @throws PlayRefusal */
    async place(roundId: string, { amount, grant }: Staked): Promise<Money> {
      if (grant !== null) requireGivenBack();
      const { bets, tried } = playing.get(roundId) ?? { bets: [], tried: 0 };
      const bet = betId(roundId, tried);
      playing.set(roundId, { bets, tried: tried + 1 });
      // Written before the bet leaves: a studio that stops here gives the stake back when it starts again.
      await oweBack(roundId, [...bets, bet]);
      try {
        const balance = await client.send(calls.bet(roundId, bet, { amount, grant }));
        playing.set(roundId, { bets: [...bets, bet], tried: tried + 1 });
        if (grant !== null) freeRounds.use(grant, roundId);
        return balance;
      } catch (error) {
        if (error instanceof WalletSilence) {
          if (grant !== null) givenUp.push(bet);
          await giveUp(roundId, bet, bets);
          throw new PlayRefusal('ConnectionLost');
        }
        if (!(error instanceof WalletRefusal)) throw error;
        await restore(roundId, bets);
        const refusal = asPlayRefusal(error);
        if (grant !== null && refusal.type === 'FreeRoundsRefused') freeRounds.end(grant);
        throw refusal;
      }
    },
  };
}

/** A purse whose money lies in the casino's wallet. */
export function realWallet(parts: RealWalletDeps): GameWallet {
  const { client, settlements, freeWins, patience } = parts;
  const { currency } = parts.balance;
  let { balance, sessionId } = parts;
  const calls = callsOf(() => sessionId);
  const freeRounds = createFreeRoundsStore(freeWins);
  const bets = createBets({ client, settlements, calls, freeRounds });

  return {
    currency,
    balance: () => balance,
    freeRounds: freeRounds.all,
    async moveTo(session, told, granted) {
      sessionId = session;
      balance = told;
      await freeRounds.hear(granted);
    },

    async stake(roundId, amount, grant = null) {
      balance = await bets.place(roundId, { amount, grant });
    },

    async owe(roundId, win) {
      bets.close(roundId);
      await settlements.owe({ roundId, calls: calls.ending(roundId, win) });
      await freeRounds.bring(roundId, win);
    },

    async settle(roundId) {
      const landing = settlements.send(roundId).then((landed) => {
        balance = landed ?? balance;
      });
      await Promise.race([landing, patience()]);
      return !settlements.isOwing(roundId);
    },

    async giveBack(roundId, given) {
      await bets.oweBack(roundId, given);
      await this.settle(roundId);
    },
  };
}

const OF_FREE_ROUNDS = ['UnknownFreeRounds', 'FreeRoundsOver', 'FreeStakeDiffers'];

function asPlayRefusal({ type, reasons, keys }: WalletRefusal): PlayRefusal {
  if (type === 'InsufficientFunds') return new PlayRefusal('InsufficientFunds', reasons);
  if (type === 'SessionEnded' || type === 'UnknownSession') return new PlayRefusal('SessionEnded', reasons);
  if (type === 'BonusMaxBet' && keys.maxBet) return new PlayRefusal('BetTooHigh', [keys.maxBet, type]);
  if (type === 'LimitReached') return new PlayRefusal('LimitReached', reasons);
  if (type === 'RealityCheckDue') return new PlayRefusal('RealityCheckDue', reasons);
  if (OF_FREE_ROUNDS.includes(type)) return new PlayRefusal('FreeRoundsRefused', [type]);
  return new PlayRefusal('RoundRefused', [type, ...reasons]);
}
