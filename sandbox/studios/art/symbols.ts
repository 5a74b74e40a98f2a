import { mix } from '@foyer/domain/colour.ts';
import { place } from './drawing/elements.ts';
import { named } from './drawing/scene.ts';
import { textLine } from './lettering/text.ts';
import { PALETTES } from './palettes.ts';
import { plan, type PosterSubject } from './plan.ts';
import { FACES, type FaceColours, type FaceName } from './worlds/faces.ts';

/** What stands on a studio's reels: five animals and five royals. */
export const SYMBOL_NAMES = ['fox', 'owl', 'hare', 'stag', 'bear', 'A', 'K', 'Q', 'J', 'ten'] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];

type Animal = Extract<SymbolName, FaceName>;
type Royal = Exclude<SymbolName, FaceName>;

/** Each animal's own coat, its second colour and, left out, the game's accent for the eyes. */
const COATS: Readonly<Record<Animal, { a: string; b?: string }>> = {
  fox: { a: '#e8612c' },
  owl: { a: '#d9b36a', b: '#f2d9a0' },
  hare: { a: '#e9dcc3', b: '#d99a8b' },
  stag: { a: '#b98a55', b: '#f0d9a6' },
  bear: { a: '#7a4a2c', b: '#c58d5b' },
};
const ROYALS: Readonly<Record<Royal, { letters: string; colour: string }>> = {
  A: { letters: 'A', colour: '#f2662e' },
  K: { letters: 'K', colour: '#e6b44c' },
  Q: { letters: 'Q', colour: '#7cc3a6' },
  J: { letters: 'J', colour: '#8fb4d9' },
  ten: { letters: '10', colour: '#c9a6e0' },
};

const SIDE = 200;
/** Ears and antlers reach further up than muzzles down. */
const STANCE: Readonly<Record<Animal, { scale: number; drop: number }>> = {
  fox: { scale: 82, drop: 0 },
  owl: { scale: 80, drop: -6 },
  bear: { scale: 88, drop: -4 },
  hare: { scale: 66, drop: 8 },
  stag: { scale: 64, drop: 12 },
};

export const isSymbolName = (name: string): name is SymbolName =>
  SYMBOL_NAMES.some((known) => known === name);

const isRoyal = (symbol: SymbolName): symbol is Royal => Object.hasOwn(ROYALS, symbol);

/** A reel symbol in the colours of its game, on no ground. */
export function renderSymbol(subject: PosterSubject, symbol: SymbolName): string {
  const palette = named(PALETTES, plan(subject).palette);
  const drawing = isRoyal(symbol) ? drawRoyal(symbol) : drawAnimal(symbol, palette);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `${drawing}</svg>`
  );
}

function drawAnimal(animal: Animal, palette: { ink: string; t: string }): string {
  const { a, b = palette.ink } = COATS[animal];
  const { scale, drop } = STANCE[animal];
  const colours: FaceColours = { a, b, t: palette.t, ink: palette.ink, hi: '#fff6e6' };
  return place(FACES[animal](colours), SIDE / 2, SIDE / 2 + drop, scale);
}

function drawRoyal(royal: Royal): string {
  const { letters, colour } = ROYALS[royal];
  const size = SIDE * (letters.length > 1 ? 0.72 : 0.86);
  const baseline = SIDE / 2 + size * 0.39;
  const shade = textLine(letters, 'slab', size, SIDE / 2 + 3, baseline + 4, mix(colour, '#000000', 0.45), {
    anchor: 'middle',
  });
  return shade + textLine(letters, 'slab', size, SIDE / 2 - 2, baseline - 2, colour, { anchor: 'middle' });
}
