import type { FortuneModel } from '../../../maths/fortune/model.ts';
import { stallsOf } from '../../../maths/fortune/fortune.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { GameContext } from '../../gameContext.ts';
import { fill } from '../../page.ts';
import { Felt, type FeltOptions } from '../../roulette/felt.ts';
import { coloursOf, createFortuneWheel } from './fortuneWheel.ts';
import { createStalls } from './stalls.ts';

/** Text for what a segment pays; the segment on which all bets lose has a name. */
export function fieldText(field: number, { wheel }: FortuneModel, { live }: Texts): string {
  const pays = wheel[field] ?? 0;
  return pays === 0 ? live.moon : fill(live.paysToOne, { number: String(pays) });
}

export function fortuneFelt(
  context: GameContext,
  model: FortuneModel,
  chipOptions: Pick<FeltOptions, 'chip' | 'room'>,
): Felt {
  const { texts, isStill } = context;
  const stalls = stallsOf(model);
  const nameOf = (id: string): string => fill(texts.live.paysToOne, { number: id });
  return new Felt({
    ...chipOptions,
    context,
    wheel: createFortuneWheel(model, isStill),
    cloth: (handlers) => createStalls({ ...handlers, stalls: [...stalls.values()], model, texts, nameOf }),
    nameOf,
    groups: [...new Set(model.wheel)]
      .toSorted((one, other) => one - other)
      .map((pays) => ({
        name: pays === 0 ? texts.live.moon : `${pays}:1`,
        colours: coloursOf(pays),
        has: (field) => model.wheel[field] === pays,
      })),
    resultOf(field) {
      const pays = model.wheel[field] ?? 0;
      const text = pays === 0 ? '☾' : `${pays}:1`;
      return { text, label: fieldText(field, model, texts), colours: coloursOf(pays) };
    },
    isWon: (id, field) => id === String(model.wheel[field]),
  });
}
