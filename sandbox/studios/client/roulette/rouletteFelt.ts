import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, spotsOf } from '../../maths/roulette/spots.ts';
import type { GameContext } from '../gameContext.ts';
import { element } from '../page.ts';
import { createCloth } from './cloth.ts';
import { Felt, type FeltOptions } from './felt.ts';
import { nameOf, numberText } from './names.ts';
import { createWheel, WHEEL_COLOURS } from './wheel.ts';

export function rouletteFelt(
  context: GameContext,
  model: RouletteModel,
  chipOptions: Pick<FeltOptions, 'chip' | 'room' | 'isOneChip'>,
): Felt {
  const { texts, settings, isStill } = context;
  const spots = spotsOf(model);
  return new Felt({
    ...chipOptions,
    context,
    wheel: createWheel(model, { rim: settings.game.palette.s, isStill }),
    cloth: (handlers) =>
      createCloth({
        ...handlers,
        model,
        spots,
        label: texts.roulette.cloth,
        name: (spot) => nameOf(spot, texts),
      }),
    nameOf(id) {
      const spot = spots.get(id);
      return spot ? nameOf(spot, texts) : id;
    },
    pastItem(number) {
      const item = element('li', { 'aria-label': numberText(number, model, texts) }, String(number));
      item.style.setProperty('--number', WHEEL_COLOURS[colourOf(model, number)]);
      return item;
    },
  });
}
