import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import { PlayRefusal } from './refusal.ts';
import type { TableDeps } from './table.ts';

/**
 * FAIR-01: minimum time between the starts of two rounds, measured by the server's clock from the wallet's answer to
 * the stake, so that the wallet never sees a shorter time (CLOCK-06).
 */
export const CYCLE_MS = 2.5 * SECOND;

/** A round whose result is drawn as soon as it begins: a spin of reels or of a roulette wheel. */
export interface Round {
  readonly roundId: string;
  readonly stake: Money;
  /** Id of the grant of free rounds that paid the stake; null when the player paid it. */
  readonly grant: string | null;
  readonly win: Money;
}
export type Stake = Pick<Round, 'stake' | 'grant'>;

/** What became of a win. */
export interface Payment {
  /** False while it has not landed. */
  readonly isPaid: boolean;
  /** The operator checks it before it is paid. */
  readonly isHeld: boolean;
}

export interface Outcome {
  readonly win: Money;
}

/** Rounds of one player, one at a time: stake, draw, show, pay. */
export interface Rounds<Drawn extends Outcome> {
  /** @throws PlayRefusal */
  play(stake: Stake, draw: () => Drawn): Promise<Round & Drawn>;
  /** Finishes an earlier round whose stake was already taken. */
  finish(roundId: string, stake: Money, draw: () => Drawn): Promise<Round & Drawn>;
  /** The result has been seen: the win is paid. */
  reveal(): Promise<Payment>;
  /** The last round, so that a reloaded frame can show its result. */
  last(): (Round & Drawn) | null;
}

/**
 * Creates the rounds of a player. A win is paid when the game reports that it was shown, or after `showMs`
 * without a report.
 */
export function createRounds<Drawn extends Outcome>(
  { wallet, now, later }: Pick<TableDeps, 'wallet' | 'now' | 'later'>,
  showMs: (drawn: Drawn) => number,
): Rounds<Drawn> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let isTaking = false;
  let last: (Round & Drawn) | null = null;
  let unpaid: string | null = null;

  const decide = async (roundId: string, stake: Stake, draw: () => Drawn): Promise<Round & Drawn> => {
    const drawn = draw();
    await wallet.owe(roundId, drawn.win);
    unpaid = roundId;
    last = { ...drawn, roundId, ...stake };
    later(showMs(drawn), () => void settle(roundId));
    return last;
  };

  const takeStake = async (roundId: string, { stake, grant }: Stake): Promise<void> => {
    try {
      await wallet.stake(roundId, stake, grant);
    } catch (error) {
      // A refused stake begins no cycle; one without an answer may have begun one at the wallet.
      if (error instanceof PlayRefusal && error.type === 'ConnectionLost') begunAt = now();
      throw error;
    }
    begunAt = now();
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
    reveal,
    last: () => last,
    async play(stake, draw) {
      if (isTaking || now() - begunAt < CYCLE_MS) throw new PlayRefusal('TooSoon');
      isTaking = true;
      try {
        // One round at a time: the next stake waits until the wallet has confirmed the last win.
        if (!(await reveal()).isPaid) throw new PlayRefusal('ConnectionLost');
        const roundId = randomUUID();
        await takeStake(roundId, stake);
        return await decide(roundId, stake, draw);
      } finally {
        isTaking = false;
      }
    },
    finish(roundId, stake, draw) {
      begunAt = now();
      return decide(roundId, { stake, grant: null }, draw);
    },
  };
}
