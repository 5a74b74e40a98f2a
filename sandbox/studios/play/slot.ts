import { SECOND } from '@foyer/domain/duration.ts';
import { subtract, toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { evaluate, totalCoins, type Win } from '../maths/evaluate.ts';
import { coinsOf, drawCascade, type Drop } from '../maths/cascade/cascade.ts';
import type { Maths } from '../maths/maths.ts';
import { drawWindow, type Window } from '../maths/window.ts';
import { amountText, stakeOf, parseBody } from './requestBody.ts';
import { grantIn } from './freeRounds.ts';
import { PlayRefusal } from './refusal.ts';
import { createRounds, CYCLE_MS, type Round } from './rounds.ts';
import { isOffered, ladderFor } from './stakes.ts';
import type { Table, TableDeps } from './table.ts';
import { worth } from './worth.ts';

/** Time after which a win is paid even if the frame has not reported it as shown; each cascade step adds `FALL_MS`. */
export const REVEAL_MS = 5 * SECOND;
const FALL_MS = 2 * SECOND;

type SlotMaths = Pick<Extract<Maths, { kind: 'slot' }>, 'model' | 'cascade'>;

interface Drawn {
  readonly win: Money;
  readonly window: Window;
  readonly wins: readonly Win[];
  /** Steps of a cascading slot; the first one shows `window`. */
  readonly drops: readonly Drop[];
}
export type Spin = Round & Drawn;

export type SlotTable = ReturnType<typeof openSlot>;

const spinSchema = v.union([v.object({ grant: v.string() }), v.object({ stake: amountText })]);

const spinJson = ({ roundId, stake, grant, win, window, wins, drops }: Spin) => ({
  roundId,
  stake: toJson(stake),
  grant,
  win: toJson(win),
  window,
  wins,
  drops: dropsJson(drops, stake),
});

/** The win of a step is a difference of cumulative wins, so that the rounded amounts sum to the round's win. */
function dropsJson(drops: readonly Drop[], stake: Money) {
  let before = 0;
  return drops.map(({ coins, ...drop }) => {
    const win = subtract(worth(before + coins, stake), worth(before, stake));
    before += coins;
    return { ...drop, win: toJson(win) };
  });
}

/** In a cascading slot `wins` is empty, because each step has its own wins. */
function drawOnce({ model, cascade }: SlotMaths, random: TableDeps['random']) {
  if (!cascade) {
    const window = drawWindow(model, random);
    const wins = evaluate(model, window);
    return { coins: totalCoins(wins), window, wins, drops: [] };
  }
  const drops = drawCascade({ model, cascade }, random);
  return { coins: coinsOf(drops), window: drops[0]?.window ?? [], wins: [], drops };
}

/** A slot, with cascading wins if its maths has them. */
export function openSlot(maths: SlotMaths, deps: TableDeps) {
  const { wallet, random } = deps;
  const ladder = ladderFor(wallet.currency);
  const showMs = ({ drops }: Drawn): number => REVEAL_MS + drops.length * FALL_MS;
  const rounds = createRounds<Drawn>(deps, showMs, spinJson);
  const drawFor = (stake: Money) => (): Drawn => {
    const { coins, ...drawn } = drawOnce(maths, random);
    return { ...drawn, win: worth(coins, stake) };
  };
  const spin = async (stake: Money): Promise<Spin> => {
    if (!isOffered(stake, ladder)) throw new PlayRefusal('BadStake');
    return rounds.play({ stake, grant: null }, drawFor(stake));
  };
  const spinFree = async (grant: string): Promise<Spin> => {
    const { stake } = grantIn(wallet, grant);
    return rounds.play({ stake, grant }, drawFor(stake));
  };

  return {
    wallet,
    spin,
    reveal: rounds.moves.reveal,
    hasRound: rounds.hasRound,
    greet: (openRound) => ({
      stakes: ladder.stakes.map(toJson),
      defaultStake: ladder.defaultIndex,
      cycleMs: CYCLE_MS,
      resumed: rounds.resumed(openRound),
    }),
    moves: {
      ...rounds.moves,
      async spin(body) {
        const request = parseBody(spinSchema, body);
        if ('grant' in request) return spinJson(await spinFree(request.grant));
        return spinJson(await spin(stakeOf(request.stake, wallet.currency)));
      },
    },
    finish: (roundId, stake) => rounds.finish(roundId, stake, drawFor(stake)),
  } satisfies Table & Record<string, unknown>;
}
