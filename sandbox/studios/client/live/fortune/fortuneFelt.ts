import type { FortuneModel } from '../../../maths/fortune/model.ts';
import { stallsOf } from '../../../maths/fortune/fortune.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { GameContext } from '../../gameContext.ts';
import { element, fill } from '../../page.ts';
import { Felt, type FeltOptions } from '../../roulette/felt.ts';
import { colourAsField, createFortuneWheel } from './fortuneWheel.ts';
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
    pastItem(field) {
      const pays = model.wheel[field] ?? 0;
      const label = fieldText(field, model, texts);
      const item = element('li', { 'aria-label': label }, pays === 0 ? '☾' : `${pays}:1`);
      colourAsField(item, pays);
      return item;
    },
  });
}
