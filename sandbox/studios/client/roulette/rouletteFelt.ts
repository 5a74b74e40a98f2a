import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, spotsOf } from '../../maths/roulette/spots.ts';
import type { GameContext } from '../gameContext.ts';
import { createCloth } from './cloth.ts';
import { Felt, type FeltOptions } from './felt.ts';
import { nameOf, numberText } from './names.ts';
import { createRacetrack } from './racetrack.ts';
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
    groups: (['red', 'black', 'green'] as const).map((colour) => ({
      name: colour === 'green' ? '0' : texts.roulette[colour],
      colours: [WHEEL_COLOURS[colour], '#fff'],
      has: (number) => colourOf(model, number) === colour,
    })),
    resultOf: (number) => ({
      text: String(number),
      label: numberText(number, model, texts),
      colours: [WHEEL_COLOURS[colourOf(model, number)], '#fff'],
    }),
    isWon: (id, number) => spots.get(id)?.covers.includes(number) ?? false,
    racetrack: (layEach) => createRacetrack({ model, texts, layEach }),
  });
}
