import { readFileSync } from 'node:fs';
import { parseModel, type SlotModel } from './model.ts';

/** The slots of this studio; the maths of each is a separate data file. */
export const MODEL_IDS = [
  'grove',
  'thicket',
  'meadow',
  'belfry',
  'ridge',
  'lantern',
  'orchard',
  'tundra',
] as const;
export type ModelId = (typeof MODEL_IDS)[number];

const read = (id: ModelId): SlotModel =>
  parseModel(JSON.parse(readFileSync(new URL(`./models/${id}.json`, import.meta.url), 'utf8')));

export const loadModels = (): ReadonlyMap<ModelId, SlotModel> =>
  new Map(MODEL_IDS.map((id) => [id, read(id)]));
