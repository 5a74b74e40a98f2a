import type { MathsSettings } from '../../http/page.ts';
import type { GameContext } from '../gameContext.ts';
import { element, fill } from '../page.ts';
import type { Felt, FeltOptions } from '../roulette/felt.ts';
import { numberText } from '../roulette/names.ts';
import { rouletteFelt } from '../roulette/rouletteFelt.ts';
import { payTable } from '../roulette/rules.ts';
import { fortuneFelt, fieldText } from './fortune/fortuneFelt.ts';

export interface Board {
  readonly felt: Felt;
  textOf(outcome: number): string;
  /** `most` is the formatted maximum total stake of a round. */
  rules(most: string): HTMLElement[];
}

export function openBoard(
  context: GameContext,
  maths: MathsSettings,
  chipOptions: Pick<FeltOptions, 'chip' | 'room'>,
): Board {
  const { texts } = context;
  const shared = (most: string): HTMLElement[] => [
    element('p', {}, texts.live.rules),
    element('p', {}, fill(texts.roulette.overLimit, { amount: most })),
  ];
  if (maths.kind === 'roulette') {
    const { model } = maths;
    return {
      felt: rouletteFelt(context, model, chipOptions),
      textOf: (number) => numberText(number, model, texts),
      rules: (most) => [
        element('p', {}, texts.roulette.rules),
        payTable(model, texts),
        element('p', {}, texts.roulette.trackRules),
        ...shared(most),
      ],
    };
  }
  if (maths.kind === 'fortune') {
    const { model } = maths;
    return {
      felt: fortuneFelt(context, model, chipOptions),
      textOf: (field) => fieldText(field, model, texts),
      rules: (most) => [
        element('p', {}, fill(texts.live.fortuneRules, { fields: String(model.wheel.length) })),
        ...shared(most),
      ],
    };
  }
  throw new Error(`no table for ${maths.kind}`);
}
