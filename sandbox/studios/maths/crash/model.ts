import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const modelSchema = v.strictObject({
  id: v.string(),
  /** Return to player in per cent, for every multiplier at which the player may cash out. */
  returnsPercent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  /** Growth rate: the multiplier is e to the power of this rate times the seconds of the flight. */
  growthPerSecond: v.pipe(v.number(), v.minValue(0.01)),
  /** Maximum multiplier in hundredths: every flight ends there, and open bets are paid at it. */
  most: v.pipe(v.number(), v.integer(), v.minValue(101)),
});
/** The maths of a crash game. Multipliers are integers in hundredths: 250 is 2.50. */
export type CrashModel = v.InferOutput<typeof modelSchema>;

/** @throws ValiError from valibot, naming the field, when the data file is invalid */
export const loadBalloon = (): CrashModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL('../models/balloon.json', import.meta.url), 'utf8')));
