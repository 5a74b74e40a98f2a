import { SECOND } from '@foyer/domain/duration.ts';
import { subtract, toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { drawRound, type BonusSpin } from '../maths/bonus/bonus.ts';
import { totalCoins, type Win } from '../maths/evaluate.ts';
import { coinsOf, drawCascade, type Drop } from '../maths/cascade/cascade.ts';
import type { Maths } from '../maths/maths.ts';
import type { Window } from '../maths/window.ts';
import { amountText, stakeOf, parseBody } from './requestBody.ts';
import { grantIn } from './freeRounds.ts';
import { PlayRefusal } from './refusal.ts';
import { multipleText } from './resultTexts.ts';
import { createRounds, cycleOf, type Round } from './rounds.ts';
import { isOffered, ladderFor } from './stakes.ts';
import type { Table, TableDeps } from './table.ts';
import { worth } from './worth.ts';

/** Time after which a win is paid even if the frame has not reported it as shown; each cascade step adds `FALL_MS`. */
export const REVEAL_MS = 5 * SECOND;
const FALL_MS = 2 * SECOND;
/** Longest time that a frame takes for a bonus spin, and for the panels before and after them. */
const BONUS_SPIN_MS = 6 * SECOND;
const BONUS_PANELS_MS = 60 * SECOND;

type SlotMaths = Pick<Extract<Maths, { kind: 'slot' }>, 'model' | 'cascade'>;

interface Drawn {
  readonly win: Money;
  readonly result: string;
  readonly window: Window;
  readonly wins: readonly Win[];
  /** Steps of a cascading slot; the first one shows `window`. */
  readonly drops: readonly Drop[];
  /** Bonus spins of the round, which scatters have started. */
  readonly bonusSpins: readonly BonusSpin[];
}
export type Spin = Round & Drawn;

export type SlotTable = ReturnType<typeof openSlot>;

/** Whether the page has started the round without a press of the player. */
const isAuto = v.optional(v.boolean(), false);
const spinSchema = v.union([
  v.object({ grant: v.string(), isAuto }),
  v.object({ stake: amountText, isAuto }),
]);

const spinJson = ({ roundId, stake, grant, win, window, wins, drops, bonusSpins }: Spin) => ({
  roundId,
  stake: toJson(stake),
  grant,
  win: toJson(win),
  window,
  wins,
  drops: amountsOf(drops, { stake, before: 0 }),
  bonusSpins: amountsOf(bonusSpins, { stake, before: totalCoins(wins) }),
});

/** The win of a step is a difference of cumulative wins, so that the rounded amounts sum to the round's win. */
function amountsOf<Step extends { readonly coins: number }>(
  steps: readonly Step[],
  { stake, before }: { readonly stake: Money; readonly before: number },
) {
  let won = before;
  return steps.map(({ coins, ...step }) => {
    const win = subtract(worth(won + coins, stake), worth(won, stake));
    won += coins;
    return { ...step, win: toJson(win) };
  });
}

/** In a cascading slot `wins` is empty, because each step has its own wins. */
function drawOnce({ model, cascade }: SlotMaths, random: TableDeps['random']) {
  if (!cascade) {
    return { ...drawRound(model, random), drops: [] };
  }
  const drops = drawCascade({ model, cascade }, random);
  return { coins: coinsOf(drops), window: drops[0]?.window ?? [], wins: [], drops, bonusSpins: [] };
}

/** A slot, with cascading wins if its maths has them. */
export function openSlot(maths: SlotMaths, deps: TableDeps) {
  const { wallet, random } = deps;
  const ladder = ladderFor(wallet.currency);
  const showMs = ({ drops, bonusSpins }: Drawn): number => {
    const bonusMs = bonusSpins.length > 0 ? BONUS_PANELS_MS + bonusSpins.length * BONUS_SPIN_MS : 0;
    return REVEAL_MS + drops.length * FALL_MS + bonusMs;
  };
  const rounds = createRounds<Drawn>(deps, showMs, spinJson);
  const drawFor = (stake: Money) => (): Drawn => {
    const { coins, ...drawn } = drawOnce(maths, random);
    const win = worth(coins, stake);
    return { ...drawn, win, result: multipleText(win, stake) };
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
      cycleMs: cycleOf(wallet.rules()),
      mayAutoplay: wallet.rules().autoplay,
      mayQuickStop: wallet.rules().quickStop,
      resumed: rounds.resumed(openRound),
    }),
    moves: {
      ...rounds.moves,
      async spin(body) {
        const request = parseBody(spinSchema, body);
        const isFree = 'grant' in request;
        // FAIR-01: the server decides by the platform's rules, whatever the page offers. Autoplay has no free rounds.
        if (request.isAuto && (isFree || !wallet.rules().autoplay))
          throw new PlayRefusal('AutoplayNotAllowed');
        if (isFree) return spinJson(await spinFree(request.grant));
        return spinJson(await spin(stakeOf(request.stake, wallet.currency)));
      },
    },
    finish: (roundId, stake) => rounds.finish(roundId, stake, drawFor(stake)),
  } satisfies Table & Record<string, unknown>;
}
