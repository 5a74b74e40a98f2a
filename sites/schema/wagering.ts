import * as v from 'valibot';
import { CATEGORIES } from './catalogue.ts';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** How much of a stake counts for the wagering of a bonus, by kind of game; a kind that is not named counts nothing. */
export const WageringWeightsSchema = v.record(v.picklist(CATEGORIES), percent);

/** Of a brand that names none. */
export const USUAL_WEIGHTS: v.InferOutput<typeof WageringWeightsSchema> = {
  slots: 100,
  megaways: 100,
  jackpots: 100,
  'table-games': 10,
  roulette: 10,
  blackjack: 10,
  'live-casino': 10,
};
