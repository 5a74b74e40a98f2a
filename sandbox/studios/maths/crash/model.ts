import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const modelSchema = v.strictObject({
  id: v.string(),
  /** The return to player, whatever the player aims at. */
  returnsPercent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** The multiplier is e to the power of this, times the seconds of the flight. */
  growthPerSecond: v.pipe(v.number(), v.minValue(0.01)),
  /** In hundredths: here every flight ends, and what is still in it is paid. */
  most: v.pipe(v.number(), v.integer(), v.minValue(101)),
});
/** The maths of a crash game. Multipliers are whole hundredths throughout: 250 is 2.50. */
export type CrashModel = v.InferOutput<typeof modelSchema>;

/** @throws valibot's ValiError, naming the field, when the data file is no model. */
export const loadBalloon = (): CrashModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL('../models/balloon.json', import.meta.url), 'utf8')));
