import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const pays = v.pipe(v.number(), v.integer(), v.minValue(0));

const modelSchema = v.strictObject({
  id: v.string(),
  /** What each field of the wheel pays to one, in the order they stand in on it; on 0 every bet is lost. */
  wheel: v.pipe(v.array(pays), v.nonEmpty()),
});
/** The maths of a wheel of fortune: a bet on a number is paid that many to one when a field of it comes. */
export type FortuneModel = v.InferOutput<typeof modelSchema>;

/** @throws valibot's ValiError, naming the field, when the data file is no model. */
export const loadFortune = (): FortuneModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL('../models/fortune.json', import.meta.url), 'utf8')));
