import { SECOND } from '@foyer/vocabulary/duration.ts';
import { toJson, type Money } from '@foyer/vocabulary/money.ts';
import * as v from 'valibot';
import { evaluate, totalCoins, type Win } from '../maths/evaluate.ts';
import type { SlotModel } from '../maths/model.ts';
import { drawWindow, type Window } from '../maths/window.ts';
import { amountText, stakeOf, understand } from './asked.ts';
import { PlayRefusal } from './refusal.ts';
import { createRounds, CYCLE_MS, type Round } from './rounds.ts';
import { isOffered, ladderFor } from './stakes.ts';
import type { Table, TableParts } from './table.ts';
import { worth } from './worth.ts';

/** Reels have shown a win by then. */
export const REVEAL_MS = 5 * SECOND;

interface Drawn {
  readonly win: Money;
  readonly window: Window;
  readonly wins: readonly Win[];
}
export type Spin = Round & Drawn;

/** A slot with reels that turn once. */
export interface SlotTable extends Table {
  /** @throws PlayRefusal */
  spin(stake: Money): Promise<Spin>;
  /** The reels have stopped: the win is paid. False while it has not landed. */
  reveal(): Promise<boolean>;
}

const spinSchema = v.object({ stake: amountText });

const spinJson = ({ roundId, stake, win, window, wins }: Spin) => ({
  roundId,
  stake: toJson(stake),
  win: toJson(win),
  window,
  wins,
});

export function openSlot(model: SlotModel, parts: TableParts): SlotTable {
  const { purse, random } = parts;
  const ladder = ladderFor(purse.currency);
  const rounds = createRounds<Drawn>(parts, () => REVEAL_MS);
  const drawFor = (stake: Money) => (): Drawn => {
    const window = drawWindow(model, random);
    const wins = evaluate(model, window);
    return { win: worth(totalCoins(wins), stake), window, wins };
  };
  const spin = async (stake: Money): Promise<Spin> => {
    if (!isOffered(stake, ladder)) throw new PlayRefusal('BadStake');
    return rounds.play(stake, drawFor(stake));
  };
  const lastJson = () => {
    const last = rounds.last();
    return last && spinJson(last);
  };

  return {
    purse,
    spin,
    reveal: rounds.reveal,
    holds: (roundId) => rounds.last()?.roundId === roundId,
    greet: (openRound) => ({
      stakes: ladder.stakes.map(toJson),
      defaultStake: ladder.defaultIndex,
      cycleMs: CYCLE_MS,
      resumed: openRound !== null && rounds.last()?.roundId === openRound ? lastJson() : null,
    }),
    moves: {
      spin: async (asked) =>
        spinJson(await spin(stakeOf(understand(spinSchema, asked).stake, purse.currency))),
      reveal: async () => ({ isPaid: await rounds.reveal() }),
      standing: async () => ({ last: lastJson() }),
    },
    async finish(roundId, stake) {
      await rounds.finish(roundId, stake, drawFor(stake));
    },
  };
}
