import { toDecimal, type Money } from '@foyer/domain/money.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Settlements } from '../wallet/settlements.ts';
import type { FreeWins } from '../wallet/freeWins.ts';
import { NO_PLAY_RULES, type Movement, type WalletCall } from '../wallet/wire.ts';
import { createFreeRoundsStore, type FreeRoundsStore } from './freeRounds.ts';
import type { GameWallet } from './gameWallet.ts';
import { PlayRefusal } from './refusal.ts';

export interface RealWalletDeps {
  readonly sessionId: string;
  readonly balance: Money;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly freeWins: FreeWins;
  /** Resolves when the player should no longer wait for the confirmation of a win. */
  readonly patience: () => Promise<void>;
}

/** Accepted bets of a round in progress, and the number of attempted bets. */
interface Standing {
  readonly bets: readonly string[];
  readonly tried: number;
}

interface Staked {
  readonly amount: Money;
  /** Id of the grant when the round is a free round. */
  readonly grant: string | null;
}

/** Bet ids are derived from the round id and the attempt (`-bet`, `-bet-2`), so they need not be stored. */
const betId = (roundId: string, tried: number): string =>
  tried === 0 ? `${roundId}-bet` : `${roundId}-bet-${tried + 1}`;

/** Builds the wallet calls of a round, each with the player's current session. */
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
    ending: (roundId: string, win: Money, result: string | undefined): WalletCall[] => [
      ...(win.minor > 0n ? [{ name: 'win' as const, body: ofAmount(roundId, `${roundId}-win`, win) }] : []),
      {
        name: 'endRound',
        body: { ...inRound(roundId, `${roundId}-endRound`), ...(result !== undefined && { result }) },
      },
    ],
  };
}

interface BetDeps extends Pick<RealWalletDeps, 'client' | 'settlements'> {
  readonly calls: ReturnType<typeof callsOf>;
  readonly freeRounds: FreeRoundsStore;
}

/** Places the bets of rounds in progress. A rollback of each bet is in the journal before the bet is sent. */
function createBets({ client, settlements, calls, freeRounds }: BetDeps) {
  const playing = new Map<string, Standing>();
  let givenUp: string[] = [];

  const oweBack = (roundId: string, bets: readonly string[]): Promise<void> =>
    settlements.owe({ roundId, calls: bets.map((bet) => calls.rollback(roundId, bet)) });
  /** The outcome of the bet is unknown: it alone is rolled back, with its own journal entry. */
  const giveUp = async (roundId: string, bet: string, earlier: readonly string[]): Promise<void> => {
    const owing = settlements.owe({ roundId: bet, calls: [calls.rollback(roundId, bet)] });
    const isStored = await settlements.attempt(owing);
    void settlements.send(bet);
    // If the entry is not stored, that of the round keeps the rollback for a restart.
    if (isStored) await settlements.attempt(restore(roundId, earlier));
  };
  const restore = async (roundId: string, bets: readonly string[]): Promise<void> => {
    if (bets.length > 0) return oweBack(roundId, bets);
    playing.delete(roundId);
    await settlements.release(roundId);
  };
  /** A free round with an unknown outcome may have been the last one, so its rollback is awaited. */
  const requireGivenBack = (): void => {
    givenUp = givenUp.filter(settlements.isOwing);
    if (givenUp.length > 0) throw new PlayRefusal('ConnectionLost');
  };

  return {
    oweBack,
    /** The accepted bets of a round in progress. */
    placed: (roundId: string): readonly string[] => playing.get(roundId)?.bets ?? [],
    /** Removes the round, so that no further bets can join it. */
    close: (roundId: string) => void playing.delete(roundId),
    /** Throws PlayRefusal. */
    async place(roundId: string, { amount, grant }: Staked): Promise<Movement> {
      if (grant !== null) requireGivenBack();
      const { bets, tried } = playing.get(roundId) ?? { bets: [], tried: 0 };
      const bet = betId(roundId, tried);
      playing.set(roundId, { bets, tried: tried + 1 });
      // The debt is stored before the bet is sent: after a crash at this point, the restarted studio rolls the stake back.
      await oweBack(roundId, [...bets, bet]);
      try {
        const movement = await client.send(calls.bet(roundId, bet, { amount, grant }));
        playing.set(roundId, { bets: [...bets, bet], tried: tried + 1 });
        if (grant !== null) freeRounds.use(grant, roundId);
        return movement;
      } catch (error) {
        if (error instanceof WalletSilence) {
          if (grant !== null) givenUp.push(bet);
          await giveUp(roundId, bet, bets);
          throw new PlayRefusal('ConnectionLost');
        }
        if (!(error instanceof WalletRefusal)) throw error;
        // A rollback that stays in the journal is harmless, because the wallet has no such bet.
        await settlements.attempt(restore(roundId, bets));
        const refusal = asPlayRefusal(error);
        if (grant !== null && refusal.type === 'FreeRoundsRefused') freeRounds.end(grant);
        throw refusal;
      }
    },
  };
}

/** A wallet whose money is held by the casino's platform. */
export function realWallet(deps: RealWalletDeps): GameWallet {
  const { client, settlements, freeWins, patience } = deps;
  const { currency } = deps.balance;
  let { balance, sessionId } = deps;
  let rules = NO_PLAY_RULES;
  const heldRounds = new Set<string>();
  let latest = 0;
  const calls = callsOf(() => sessionId);
  const freeRounds = createFreeRoundsStore(freeWins);
  const bets = createBets({ client, settlements, calls, freeRounds });
  /** Of two calls at the same time, the response that arrives last need not have the newest balance. */
  const follow = (movement: Movement): void => {
    if (movement.request < latest) return;
    latest = movement.request;
    balance = movement.balance;
  };

  return {
    currency,
    balance: () => balance,
    rules: () => rules,
    async refresh() {
      try {
        follow(await client.balance(sessionId));
      } catch (error) {
        if (!(error instanceof WalletSilence || error instanceof WalletRefusal)) throw error;
      }
    },
    freeRounds: freeRounds.all,
    async moveTo(session) {
      ({ sessionId, balance, rules } = session);
      await freeRounds.update(session.freeRounds);
    },

    async stake(roundId, amount, grant = null) {
      follow(await bets.place(roundId, { amount, grant }));
    },

    async owe(roundId, win, result) {
      bets.close(roundId);
      await settlements.owe({ roundId, calls: calls.ending(roundId, win, result) });
      await freeRounds.bring(roundId, win);
    },

    async settle(roundId) {
      const landing = settlements.send(roundId).then((landed) => {
        if (landed) follow(landed);
        if (landed?.isHeld) heldRounds.add(roundId);
      });
      await Promise.race([landing, patience()]);
      return !settlements.isOwing(roundId);
    },

    isHeld: (roundId) => heldRounds.has(roundId),

    async giveBack(roundId, given = bets.placed(roundId)) {
      bets.close(roundId);
      await bets.oweBack(roundId, given);
      await this.settle(roundId);
    },
  };
}

const ENDED = ['SessionEnded', 'SessionLimitReached', 'UnknownSession'];
const OF_FREE_ROUNDS = ['UnknownFreeRounds', 'FreeRoundsOver', 'FreeStakeDiffers'];

function asPlayRefusal({ type, reasons, keys }: WalletRefusal): PlayRefusal {
  if (type === 'InsufficientFunds') return new PlayRefusal('InsufficientFunds', reasons);
  if (ENDED.includes(type)) return new PlayRefusal('SessionEnded', reasons);
  if (type === 'BonusMaxBet' && keys.maxBet) return new PlayRefusal('BetTooHigh', [keys.maxBet, type]);
  if (type === 'LimitReached') return new PlayRefusal('LimitReached', reasons);
  if (type === 'ContentAcceptRequired') return new PlayRefusal('ContentAcceptRequired', reasons);
  if (type === 'RealityCheckDue') return new PlayRefusal('RealityCheckDue', reasons);
  // CLOCK-06: the player began a round in another slot.
  if (type === 'RoundTooSoon') return new PlayRefusal('TooSoon', reasons);
  if (OF_FREE_ROUNDS.includes(type)) return new PlayRefusal('FreeRoundsRefused', [type]);
  return new PlayRefusal('RoundRefused', [type, ...reasons]);
}
