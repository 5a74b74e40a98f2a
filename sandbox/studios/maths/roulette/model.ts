import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pocket = v.pipe(count, v.maxValue(36));

const modelSchema = v.strictObject({
  id: v.string(),
  /** The pockets in the order on the wheel. */
  wheel: v.pipe(
    v.array(pocket),
    v.length(37),
    v.check((pockets) => new Set(pockets).size === 37, 'a pocket twice'),
  ),
  red: v.pipe(v.array(pocket), v.length(18)),
  /** Payout per unit staked of each kind of bet, without the stake. */
  pays: v.strictObject({
    straight: count,
    split: count,
    street: count,
    corner: count,
    sixLine: count,
    dozen: count,
    column: count,
    even: count,
  }),
});
export type RouletteModel = v.InferOutput<typeof modelSchema>;
export type BetKind = keyof RouletteModel['pays'];

/** @throws ValiError from valibot, naming the field, when the data file is invalid */
export const loadWheel = (): RouletteModel =>
  v.parse(modelSchema, JSON.parse(readFileSync(new URL('../models/wheel.json', import.meta.url), 'utf8')));
