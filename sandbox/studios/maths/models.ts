import { readFileSync } from 'node:fs';
import { parseModel, type SlotModel } from './model.ts';

/** The slots this studio has; the maths of each is a data file of its own. */
export const MODEL_IDS = ['grove', 'thicket', 'meadow', 'belfry', 'ridge'] as const;
export type ModelId = (typeof MODEL_IDS)[number];

const read = (id: ModelId): SlotModel =>
  parseModel(JSON.parse(readFileSync(new URL(`./models/${id}.json`, import.meta.url), 'utf8')));

export const loadModels = (): ReadonlyMap<ModelId, SlotModel> =>
  new Map(MODEL_IDS.map((id) => [id, read(id)]));
