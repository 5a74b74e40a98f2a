import { loadRules, RULE_SETS, type BlackjackModel } from './blackjack/model.ts';
import { loadAvalanche } from './cascade/avalanche.ts';
import { loadBalloon, type CrashModel } from './crash/model.ts';
import { loadFortune, type FortuneModel } from './fortune/model.ts';
import { loadModels } from './models.ts';
import { loadWheel, type RouletteModel } from './roulette/model.ts';
import type { SlotMaths } from './slot/slotRound.ts';

/** The maths of a game by kind: everything that determines a result, apart from the random numbers. */
export type Maths =
  | ({ readonly kind: 'slot' } & SlotMaths)
  | { readonly kind: 'roulette'; readonly model: RouletteModel }
  | { readonly kind: 'blackjack'; readonly model: BlackjackModel }
  | { readonly kind: 'crash'; readonly model: CrashModel }
  | { readonly kind: 'fortune'; readonly model: FortuneModel };

export type Kind = Maths['kind'];

/** Loads all maths models of this studio, by the name that the games refer to. */
export const loadMaths = (): ReadonlyMap<string, Maths> => {
  const slots = [...loadModels()].map(([id, model]): [string, Maths] => [id, { kind: 'slot', model }]);
  return new Map<string, Maths>([
    ...slots,
    ['avalanche', { kind: 'slot', ...loadAvalanche() }],
    ['balloon', { kind: 'crash', model: loadBalloon() }],
    ...RULE_SETS.map((id): [string, Maths] => [id, { kind: 'blackjack', model: loadRules(id) }]),
    ['fortune', { kind: 'fortune', model: loadFortune() }],
    ['wheel', { kind: 'roulette', model: loadWheel() }],
  ]);
};
