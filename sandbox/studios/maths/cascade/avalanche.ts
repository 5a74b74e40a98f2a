import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseModel } from '../model.ts';
import type { CascadingSlot } from './cascade.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const fileSchema = v.strictObject({
  returns: v.number(),
  cascade: v.strictObject({ multipliers: v.pipe(v.array(count), v.nonEmpty()), most: count }),
  reels: v.unknown(),
});

/** @throws ValiError from valibot, naming the field, when the data file is invalid */
export function loadAvalanche(): CascadingSlot {
  const text = readFileSync(new URL('../models/avalanche.json', import.meta.url), 'utf8');
  const { cascade, returns, reels } = v.parse(fileSchema, JSON.parse(text));
  return { cascade, returns, model: parseModel(reels) };
}
