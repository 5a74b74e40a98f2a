import { SECOND } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { PlayRules } from '../wallet/wire.ts';
import { PlayRefusal } from './refusal.ts';
import type { TableDeps } from './table.ts';

/**
 * FAIR-01: minimum time between the starts of two rounds, measured by the server's clock from the wallet's answer to
 * the stake, so that the wallet never sees a shorter time (CLOCK-06).
 */
export const CYCLE_MS = 2.5 * SECOND;

/** A licence may require a longer cycle than the game has. */
export const cycleOf = ({ shortestCycleMs }: PlayRules): number => Math.max(CYCLE_MS, shortestCycleMs ?? 0);

/** A round whose result is drawn as soon as it begins: a spin of reels or of a roulette wheel. */
export interface Round {
  readonly roundId: string;
  readonly stake: Money;
  /** Id of the grant of free rounds that paid the stake; null when the player paid it. */
  readonly grant: string | null;
  readonly win: Money;
}
/** What a round needs of its result. */
interface Outcome extends Pick<Round, 'win'> {
  /** The result, for the player's history at the casino. */
  readonly result: string;
}
export type Stake = Pick<Round, 'stake' | 'grant'>;
type Draw<Drawn> = (roundId: string) => Drawn;

export interface Payment {
  readonly isPaid: boolean;
  /** Whether the operator checks the win before it is paid. */
  readonly isHeld: boolean;
}

/** CLOCK-06: the minimum cycle of a player, measured from the wallet's answer to a stake. */
function createCycle(now: () => number, lastsMs: () => number) {
  let begunAt = Number.NEGATIVE_INFINITY;
  const begin = (): void => void (begunAt = now());
  return {
    begin,
    isOver: (): boolean => now() - begunAt >= lastsMs(),
    async after(stake: Promise<void>): Promise<void> {
      try {
        await stake;
      } catch (error) {
        // A refused stake begins no cycle; one without an answer may have begun one at the wallet.
        if (error instanceof PlayRefusal && error.type === 'ConnectionLost') begin();
        throw error;
      }
      begin();
    },
  };
}

interface RoundsDeps extends Pick<TableDeps, 'wallet' | 'now' | 'later'> {
  /** Called once for each attempt to stake. */
  readonly newRoundId: () => string;
}

/** Rounds of a player, one at a time. A win is paid when it was shown, or `showMs` later. */
export function createRounds<Drawn extends Outcome>(
  { wallet, now, later, newRoundId }: RoundsDeps,
  showMs: (drawn: Drawn) => number,
  roundJson: (round: Round & Drawn) => object,
) {
  const cycle = createCycle(now, () => cycleOf(wallet.rules()));
  let isTaking = false;
  /** The round whose stake is on its way. */
  let staked: string | null = null;
  let last: (Round & Drawn) | null = null;
  let unpaid: string | null = null;

  const decide = async (roundId: string, stake: Stake, draw: Draw<Drawn>): Promise<Round & Drawn> => {
    const drawn = draw(roundId);
    await wallet.owe(roundId, drawn.win, drawn.result);
    unpaid = roundId;
    last = { ...drawn, roundId, ...stake };
    later(showMs(drawn), () => void settle(roundId));
    return last;
  };

  const settle = async (roundId: string): Promise<boolean> => {
    if (unpaid !== roundId) return true;
    const isPaid = await wallet.settle(roundId);
    if (isPaid && unpaid === roundId) unpaid = null;
    return isPaid;
  };

  const reveal = async (): Promise<Payment> => {
    const isPaid = unpaid === null || (await settle(unpaid));
    return { isPaid, isHeld: last !== null && wallet.isHeld(last.roundId) };
  };

  return {
    /** Also while its stake is on its way: a page that is opened meanwhile must not conclude the round. */
    hasRound: (roundId: string): boolean => last?.roundId === roundId || staked === roundId,
    /** The open round at the wallet, whose result a reloaded frame shows first. */
    resumed: (open: string | null) => (last?.roundId === open ? last && roundJson(last) : null),
    moves: {
      /** Pays the win, because the player has seen the result. */
      reveal,
      standing: async () => ({ last: last && roundJson(last) }),
    },
    /** Throws PlayRefusal. */
    async play(stake: Stake, draw: Draw<Drawn>): Promise<Round & Drawn> {
      if (isTaking || !cycle.isOver()) throw new PlayRefusal('TooSoon');
      isTaking = true;
      try {
        // Before any wait, so that a page which is opened meanwhile gets the commitment to another round.
        const roundId = newRoundId();
        staked = roundId;
        // One round at a time: the next stake waits until the wallet has confirmed the last win.
        if (!(await reveal()).isPaid) throw new PlayRefusal('ConnectionLost');
        await cycle.after(wallet.stake(roundId, stake.stake, stake.grant));
        return await decide(roundId, stake, draw);
      } finally {
        staked = null;
        isTaking = false;
      }
    },
    /** Finishes an earlier round whose stake was already taken. */
    async finish(roundId: string, stake: Money, draw: Draw<Drawn>): Promise<void> {
      cycle.begin();
      await decide(roundId, { stake, grant: null }, draw);
    },
  };
}
