import { colourOf, type Spot } from '../../maths/roulette/spots.ts';
import type { RouletteModel } from '../../maths/roulette/model.ts';
import type { Texts } from '../../texts/texts.ts';
import { fill } from '../page.ts';

export function nameOf({ id, kind, covers }: Spot, { roulette }: Texts): string {
  const outside: Partial<Record<string, string>> = {
    low: '1–18',
    high: '19–36',
    even: roulette.even,
    odd: roulette.odd,
    red: roulette.red,
    black: roulette.black,
  };
  if (kind === 'column' || kind === 'dozen') return fill(roulette[kind], { number: id.slice(-1) });
  return outside[id] ?? (kind === 'straight' ? id : `${roulette[kind]} ${covers.join(', ')}`);
}

export function numberText(number: number, model: RouletteModel, { roulette }: Texts): string {
  const colour = colourOf(model, number);
  return colour === 'green' ? '0' : `${number}, ${roulette[colour]}`;
}
