import { SECOND } from '@foyer/domain/duration.ts';
import { toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { totalCoins } from '../../maths/evaluate.ts';
import { drawSlot, type SlotDraw, type SlotMaths } from '../../maths/slot/slotRound.ts';
import { amountText, stakeOf, parseBody } from '../requestBody.ts';
import { grantIn } from '../freeRounds.ts';
import { PlayRefusal } from '../refusal.ts';
import { multipleText } from '../resultTexts.ts';
import { createRounds, cycleOf, type Round } from '../rounds.ts';
import { randomOf, type RoundSeed, type RoundSeeds } from './roundSeeds.ts';
import { isOffered, ladderFor } from '../stakes.ts';
import type { Table, TableDeps } from '../table.ts';
import { amountsOf, worth } from '../worth.ts';

/** Time after which a win is paid even if the frame has not reported it as shown; each cascade step adds `FALL_MS`. */
export const REVEAL_MS = 5 * SECOND;
const FALL_MS = 2 * SECOND;
/** Longest time that a frame takes for a bonus spin, and for the panels before and after them. */
const BONUS_SPIN_MS = 6 * SECOND;
const BONUS_PANELS_MS = 60 * SECOND;

interface Drawn extends Omit<SlotDraw, 'coins'>, Pick<RoundSeed, 'seed' | 'commitment'> {
  readonly win: Money;
  readonly result: string;
}
export type Spin = Round & Drawn;

export type SlotTable = ReturnType<typeof openSlot>;

/** Whether the page has started the round without a press of the player. */
const isAuto = v.optional(v.boolean(), false);
const spinSchema = v.union([
  v.object({ grant: v.string(), isAuto }),
  v.object({ stake: amountText, isAuto }),
]);

const spinJson = ({ roundId, stake, grant, win, seed, commitment, ...drawn }: Spin) => ({
  roundId,
  stake: toJson(stake),
  grant,
  win: toJson(win),
  seed,
  commitment,
  ...drawJson(drawn, stake),
});

/** What a round shows, with the amount of each cascade and bonus spin. */
const drawJson = ({ window, wins, drops, bonusSpins }: Omit<SlotDraw, 'coins'>, stake: Money) => ({
  window,
  wins,
  drops: amountsOf(drops, { stake, before: 0 }),
  bonusSpins: amountsOf(bonusSpins, { stake, before: totalCoins(wins) }),
});

export interface SlotDeps extends Omit<TableDeps, 'random'> {
  readonly seeds: RoundSeeds;
}

/** The seed of the next round, to which the player has the commitment before its stake is taken. */
function createUpcoming(seeds: RoundSeeds) {
  let upcoming = seeds.next();
  return {
    /**
     * Id of the next round. A refused stake consumes its seed too: no id has two attempts, and another frame may already
     * have the next commitment.
     */
    take(): string {
      const { roundId } = upcoming;
      upcoming = seeds.next();
      return roundId;
    },
    withNext: <Answer extends object>(answer: Answer) => ({
      ...answer,
      nextCommitment: upcoming.commitment,
    }),
  };
}

/** A slot, with cascading wins if its maths has them. */
export function openSlot(maths: SlotMaths, deps: SlotDeps) {
  const { wallet, seeds } = deps;
  const ladder = ladderFor(wallet.currency);
  const showMs = ({ drops, bonusSpins }: Drawn): number => {
    const bonusMs = bonusSpins.length > 0 ? BONUS_PANELS_MS + bonusSpins.length * BONUS_SPIN_MS : 0;
    return REVEAL_MS + drops.length * FALL_MS + bonusMs;
  };
  const upcoming = createUpcoming(seeds);
  const rounds = createRounds<Drawn>({ ...deps, newRoundId: upcoming.take }, showMs, spinJson);
  const drawFor =
    (stake: Money) =>
    (roundId: string): Drawn => {
      const of = seeds.of(roundId);
      if (!of) throw new RangeError(`no seed belongs to the round ${roundId}`);
      const { seed, commitment } = of;
      const { coins, ...drawn } = drawSlot(maths, randomOf(seed));
      const win = worth(coins, stake);
      return { ...drawn, seed, commitment, win, result: multipleText(win, stake) };
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
    greet: (openRound) =>
      upcoming.withNext({
        stakes: ladder.stakes.map(toJson),
        defaultStake: ladder.defaultIndex,
        cycleMs: cycleOf(wallet.rules()),
        mayAutoplay: wallet.rules().autoplay,
        mayQuickStop: wallet.rules().quickStop,
        resumed: rounds.resumed(openRound),
      }),
    moves: {
      ...rounds.moves,
      standing: async () => upcoming.withNext(await rounds.moves.standing()),
      async spin(body) {
        const request = parseBody(spinSchema, body);
        const isFree = 'grant' in request;
        // FAIR-01: the server decides by the platform's rules, whatever the page offers. Autoplay has no free rounds.
        if (request.isAuto && (isFree || !wallet.rules().autoplay))
          throw new PlayRefusal('AutoplayNotAllowed');
        if (isFree) return upcoming.withNext(spinJson(await spinFree(request.grant)));
        return upcoming.withNext(spinJson(await spin(stakeOf(request.stake, wallet.currency))));
      },
    },
    async finish(roundId, stake) {
      if (!seeds.of(roundId)) return false;
      await rounds.finish(roundId, stake, drawFor(stake));
      return true;
    },
  } satisfies Table & Record<string, unknown>;
}
