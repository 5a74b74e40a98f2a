import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const pays = v.pipe(v.number(), v.integer(), v.minValue(0));

const modelSchema = v.strictObject({
  id: v.string(),
  /** Payout per unit staked of each segment, in the order on the wheel; all bets lose on 0. */
  wheel: v.pipe(v.array(pays), v.nonEmpty()),
});
export type FortuneModel = v.InferOutput<typeof modelSchema>;

/** @throws ValiError from valibot, naming the field, when the data file is invalid */
export const loadFortune = (): FortuneModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL('../models/fortune.json', import.meta.url), 'utf8')));
