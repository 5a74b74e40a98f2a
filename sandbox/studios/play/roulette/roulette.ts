import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import { drawNumber, returned } from '../../maths/roulette/roulette.ts';
import { colourOf, spotsOf, type Spot } from '../../maths/roulette/spots.ts';
import { betsJson, createReadBets, refuseAbove, totalOf, wonBy, type LaidBet } from './laidBets.ts';
import { grantIn } from '../freeRounds.ts';
import { PlayRefusal } from '../refusal.ts';
import { wheelText } from '../resultTexts.ts';
import { createRounds, CYCLE_MS, type Round, type Stake } from '../rounds.ts';
import { chipsFor, type Limits } from '../stakes.ts';
import type { Table, TableDeps } from '../table.ts';

/** Time after which a win is paid even if the frame has not reported that the win was shown. */
const REVEAL_MS = 8 * SECOND;

const freeSchema = v.object({ grant: v.string(), spot: v.string() });

interface Drawn {
  readonly win: Money;
  readonly result: string;
  readonly number: number;
  readonly bets: readonly LaidBet<Spot>[];
}

const spinJson = ({ roundId, stake, grant, win, number, bets }: Round & Drawn) => ({
  roundId,
  stake: toJson(stake),
  grant,
  win: toJson(win),
  number,
  bets: betsJson(bets),
});

/** Single-player roulette: the wheel spins when the player places the chips. */
export function openRoulette(model: RouletteModel, deps: TableDeps, limits: Limits): Table {
  const { wallet, random } = deps;
  const { currency } = wallet;
  const chips = chipsFor(currency, limits);
  const spots = spotsOf(model);
  const readBets = createReadBets(spots, chips);
  const rounds = createRounds<Drawn>({ ...deps, newRoundId: randomUUID }, () => REVEAL_MS, spinJson);
  const stakeIn = (request: unknown): Stake & Pick<Drawn, 'bets'> => {
    const free = v.safeParse(freeSchema, request);
    if (free.success) return freeChip(free.output);
    const bets = readBets(request);
    const stake = totalOf(bets, currency);
    refuseAbove(stake, chips);
    return { stake, grant: null, bets };
  };
  /** A free spin is one chip with the grant's stake, on a bet position that the player selects. */
  const freeChip = ({ grant, spot: id }: v.InferOutput<typeof freeSchema>) => {
    const { stake } = grantIn(wallet, grant);
    const spot = spots.get(id);
    if (!spot) throw new PlayRefusal('BadRequest', [id]);
    return { stake, grant, bets: [{ spot, stake }] };
  };

  return {
    wallet,
    hasRound: rounds.hasRound,
    greet: (openRound) => ({
      chips: chips.chips.map(toJson),
      most: toJson(chips.most),
      cycleMs: CYCLE_MS,
      resumed: rounds.resumed(openRound),
    }),
    moves: {
      ...rounds.moves,
      async spin(request) {
        const { bets, ...stake } = stakeIn(request);
        const drawn = await rounds.play(stake, () => {
          const number = drawNumber(model, random);
          const win = wonBy(bets, (spot) => returned(model, spot, number), currency);
          const result = wheelText({ text: String(number), colour: colourOf(model, number) });
          return { number, bets, win, result };
        });
        return spinJson(drawn);
      },
    },
  };
}
