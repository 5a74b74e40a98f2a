import * as v from 'valibot';
import { CATEGORIES } from './catalogue.ts';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Percentage of a stake that counts towards the wagering requirement, by game category; 0 for others. */
export const WageringWeightsSchema = v.record(v.picklist(CATEGORIES), percent);

/** Default weights for brands that define none. */
export const USUAL_WEIGHTS: v.InferOutput<typeof WageringWeightsSchema> = {
  slots: 100,
  megaways: 100,
  jackpots: 100,
  'table-games': 10,
  roulette: 10,
  blackjack: 10,
  'live-casino': 10,
};
