import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import { PlayRefusal } from './refusal.ts';
import type { TableDeps } from './table.ts';

/** FAIR-01: a cycle takes at least this long, by the server's clock. */
export const CYCLE_MS = 2.5 * SECOND;

/** A round that is decided the moment it is begun: a spin of reels or of a wheel. */
export interface Round {
  readonly roundId: string;
  readonly stake: Money;
  /** The grant of the house's that paid the stake; null where the player did. */
  readonly grant: string | null;
  readonly win: Money;
}
export type Stake = Pick<Round, 'stake' | 'grant'>;

export interface Outcome {
  readonly win: Money;
}

/** Rounds of one player, one at a time: stake, draw, show, pay. */
export interface Rounds<Drawn extends Outcome> {
  /** @throws PlayRefusal */
  play(stake: Stake, draw: () => Drawn): Promise<Round & Drawn>;
  /** Plays an earlier round, whose stake is taken, to its end. */
  finish(roundId: string, stake: Money, draw: () => Drawn): Promise<Round & Drawn>;
  /** The result has been seen: the win is paid. False while it has not landed. */
  reveal(): Promise<boolean>;
  /** The round that may still be on show in a frame that is gone. */
  last(): (Round & Drawn) | null;
}

/** `showMs`: a win is paid when the game says that it was shown, or after this when the game does not say so. */
export function createRounds<Drawn extends Outcome>(
  { purse, now, later }: Pick<TableDeps, 'purse' | 'now' | 'later'>,
  showMs: (drawn: Drawn) => number,
): Rounds<Drawn> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let isTaking = false;
  let last: (Round & Drawn) | null = null;
  let unpaid: string | null = null;

  const decide = async (roundId: string, stake: Stake, draw: () => Drawn): Promise<Round & Drawn> => {
    const drawn = draw();
    await purse.owe(roundId, drawn.win);
    unpaid = roundId;
    last = { ...drawn, roundId, ...stake };
    later(showMs(drawn), () => void settle(roundId));
    return last;
  };

  const settle = async (roundId: string): Promise<boolean> => {
    if (unpaid !== roundId) return true;
    const isPaid = await purse.settle(roundId);
    if (isPaid && unpaid === roundId) unpaid = null;
    return isPaid;
  };
  const reveal = async (): Promise<boolean> => (unpaid === null ? true : settle(unpaid));

  return {
    reveal,
    last: () => last,
    async play(stake, draw) {
      if (isTaking || now() - begunAt < CYCLE_MS) throw new PlayRefusal('TooSoon');
      isTaking = true;
      const before = begunAt;
      begunAt = now();
      try {
        // One round at a time: the next stake waits until the last win is in the purse.
        if (!(await reveal())) throw new PlayRefusal('ConnectionLost');
        const roundId = randomUUID();
        await purse.stake(roundId, stake.stake, stake.grant);
        return await decide(roundId, stake, draw);
      } catch (error) {
        // No round was played, so no cycle has begun.
        begunAt = before;
        throw error;
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
