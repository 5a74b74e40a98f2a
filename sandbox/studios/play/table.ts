import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { Money } from '@foyer/vocabulary/money.ts';
import { evaluate, totalCoins, type Win } from '../maths/evaluate.ts';
import type { SlotModel } from '../maths/model.ts';
import { drawWindow, type Random, type Window } from '../maths/window.ts';
import type { Purse } from './purse.ts';
import { PlayRefusal } from './refusal.ts';
import { isOffered, ladderFor } from './stakes.ts';
import { worth } from './worth.ts';

/** D1: a slot's cycle takes at least this long, by the server's clock. */
export const CYCLE_MS = 2.5 * SECOND;
/** A win is paid when the reels have shown it, or after this when the game does not say that they have. */
export const REVEAL_MS = 5 * SECOND;

export interface Spin {
  readonly roundId: string;
  readonly stake: Money;
  readonly win: Money;
  readonly window: Window;
  readonly wins: readonly Win[];
}

/** One player at one game. */
export interface Table {
  readonly purse: Purse;
  /** @throws PlayRefusal */
  spin(stake: Money): Promise<Spin>;
  /** Plays an earlier round, whose stake is taken, to its end. */
  finish(roundId: string, stake: Money): Promise<Spin>;
  /** Takes over a round drawn at a table whose frame is gone: the player has not seen it to its end. */
  adopt(spin: Spin): Spin;
  /** The reels have stopped: the win is paid. False while it has not landed. */
  reveal(): Promise<boolean>;
  /** The round whose reels may still be turning in a frame that is gone. */
  lastSpin(): Spin | null;
}

export interface TableParts {
  readonly model: SlotModel;
  readonly purse: Purse;
  readonly random: Random;
  readonly now: () => number;
  /** Runs the work later; the table does not wait for it. */
  readonly later: (delayMs: number, work: () => void) => void;
}

export function openTable({ model, purse, random, now, later }: TableParts): Table {
  const ladder = ladderFor(purse.currency);
  let lastSpinAt = Number.NEGATIVE_INFINITY;
  let isTaking = false;
  let last: Spin | null = null;
  let unpaid: string | null = null;

  const draw = async (roundId: string, stake: Money): Promise<Spin> => {
    const window = drawWindow(model, random);
    const wins = evaluate(model, window);
    const win = worth(totalCoins(wins), stake);
    await purse.owe(roundId, win);
    unpaid = roundId;
    last = { roundId, stake, win, window, wins };
    later(REVEAL_MS, () => void settle(roundId));
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
    purse,
    reveal,
    lastSpin: () => last,
    async spin(stake) {
      if (!isOffered(stake, ladder)) throw new PlayRefusal('BadStake');
      if (isTaking || now() - lastSpinAt < CYCLE_MS) throw new PlayRefusal('TooSoon');
      isTaking = true;
      const before = lastSpinAt;
      lastSpinAt = now();
      try {
        // One round at a time: the next stake waits until the last win is in the purse.
        if (!(await reveal())) throw new PlayRefusal('ConnectionLost');
        const roundId = randomUUID();
        await purse.stake(roundId, stake);
        return await draw(roundId, stake);
      } catch (error) {
        // No round was played, so no cycle has begun.
        lastSpinAt = before;
        throw error;
      } finally {
        isTaking = false;
      }
    },
    adopt(spin) {
      lastSpinAt = now();
      last = spin;
      unpaid = spin.roundId;
      return spin;
    },
    async finish(roundId, stake) {
      lastSpinAt = now();
      return draw(roundId, stake);
    },
  };
}
