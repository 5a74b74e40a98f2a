import type { SlotModel } from './model.ts';
import { loadModels } from './models.ts';

/** The maths of a game by its kind: what a result depends on, apart from the random numbers. */
export type Maths = { readonly kind: 'slot'; readonly model: SlotModel };
export type Kind = Maths['kind'];

/** The maths this studio has, by the names its games know them under. */
export const loadMaths = (): ReadonlyMap<string, Maths> =>
  new Map<string, Maths>([...loadModels()].map(([id, model]) => [id, { kind: 'slot', model }]));
