import { SECOND } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Palette } from '../../games.ts';
import type { MathsSettings, Settings } from '../../http/page.ts';
import { symbolUrl } from '../../http/picturePaths.ts';
import { COINS_IN_STAKE } from '../../maths/coins.ts';
import { PAYING_SYMBOLS, type PayingSymbol } from '../../maths/symbols.ts';
import { worth } from '../../play/worth.ts';
import type { Format } from '../stakes/amounts.ts';
import { element, fill, shape } from '../page.ts';
import { drawScatter, drawWild, wildColours } from './stage/sprites.ts';

const WILD_SIDE = 96;
/** The highest symbols are pictures, the others are letters. */
const PICTURES = 5;
export type SlotSettings = Extract<MathsSettings, { kind: 'slot' }>;

export interface PaysOptions {
  readonly format: Format;
  readonly stake: Money;
  /** How the game may be played; null before its session is open. */
  readonly rules: {
    readonly cycleMs: number;
    readonly mayAutoplay: boolean;
    readonly mayQuickStop: boolean;
  } | null;
}

/** The paytable, in amounts for the selected stake. */
export function paysContent(
  settings: Settings,
  slot: SlotSettings,
  { format, stake, rules }: PaysOptions,
): HTMLElement[] {
  const { game, texts, language } = settings;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const how = slot.ways
    ? fill(texts.paysWays, { ways: number.format(slot.ways) })
    : fill(texts.paysLines, { lines: number.format(slot.lines.length) });
  const pays = PAYING_SYMBOLS.map((symbol) =>
    payRow(settings, slot, symbol, (coins) => format(worth(coins, stake))),
  );
  const scatter = slot.bonus ? [wildRow(game.palette, texts.slot.feature.scatter, drawScatter)] : [];
  return [
    element('p', {}, how),
    ...(slot.cascade ? [element('p', {}, cascadeText(texts, slot.cascade, number))] : []),
    element('h3', {}, fill(texts.paysAt, { amount: format(stake) })),
    element('div', { class: 'pays' }, ...pays, wildRow(game.palette, texts.wild, drawWild), ...scatter),
    ...(slot.bonus ? bonusText(texts, slot.bonus, number) : []),
    ...(slot.ways ? [] : linesContent(texts.paylines, slot)),
    ...(rules ? paceContent(texts, rules, number) : []),
  ];
}

/** FAIR-01: how fast rounds follow each other, and who starts them. */
const paceContent = (
  texts: Settings['texts'],
  { cycleMs, mayAutoplay, mayQuickStop }: NonNullable<PaysOptions['rules']>,
  number: Intl.NumberFormat,
): HTMLElement[] =>
  [
    fill(mayAutoplay ? texts.slot.paceAutoplay : texts.slot.pace, {
      seconds: number.format(cycleMs / SECOND),
    }),
    ...(mayQuickStop ? [texts.slot.quickStop] : []),
  ].map((text) => element('p', {}, text));

/** A picture of each line, with its number. */
function linesContent(title: string, { lines, heights }: SlotSettings): HTMLElement[] {
  const rows = Math.max(...heights);
  const pictures = lines.map((line, index) => {
    const cells = line.flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) =>
        shape('rect', {
          x: reel * 6 + 0.5,
          y: row * 6 + 0.5,
          width: 5,
          height: 5,
          rx: 1,
          class: row === lit ? 'on' : '',
        }),
      ),
    );
    const path = shape('polyline', {
      points: line.map((row, reel) => `${reel * 6 + 3},${row * 6 + 3}`).join(' '),
    });
    const label = `${index + 1}: ${line.map((row) => row + 1).join(' ')}`;
    const picture = shape('svg', {
      viewBox: `0 0 ${line.length * 6} ${rows * 6}`,
      role: 'img',
      'aria-label': label,
    });
    picture.append(...cells, path);
    return element('li', {}, element('span', { 'aria-hidden': 'true' }, String(index + 1)), picture);
  });
  return [element('h3', {}, title), element('ol', { class: 'paylines' }, ...pictures)];
}

const cascadeText = (
  { cascade }: Settings['texts'],
  { multipliers, most }: NonNullable<SlotSettings['cascade']>,
  number: Intl.NumberFormat,
): string =>
  fill(cascade.rules, {
    multipliers: multipliers.map((one) => `×${one}`).join(', '),
    most: number.format(most / COINS_IN_STAKE),
  });

/** How bonus spins start, and what they pay. */
function bonusText(
  { slot: { feature } }: Settings['texts'],
  { spins, multiplier, expandsWilds, most }: NonNullable<SlotSettings['bonus']>,
  number: Intl.NumberFormat,
): HTMLElement[] {
  const [three, four, five] = spins.map((count) => number.format(count));
  return [
    fill(feature.rules, { three: three ?? '', four: four ?? '', five: five ?? '' }),
    ...(multiplier > 1 ? [fill(feature.multiplier, { multiplier: number.format(multiplier) })] : []),
    ...(expandsWilds ? [feature.wilds] : []),
    fill(feature.limit, { most: number.format(most / COINS_IN_STAKE) }),
  ].map((text) => element('p', {}, text));
}

function payRow(
  { game, texts }: Settings,
  slot: SlotSettings,
  symbol: PayingSymbol,
  showMessage: (coins: number) => string,
): HTMLElement {
  const names: Partial<Record<PayingSymbol, string>> = texts;
  const number = PAYING_SYMBOLS.indexOf(symbol) + 1;
  const isPicture = number <= PICTURES && !slot.hasAnimals;
  const alt = isPicture ? fill(texts.symbol, { number: String(number) }) : (names[symbol] ?? symbol);
  const art = element('img', { src: symbolUrl(game.lookupId, symbol), alt });
  const pays = [...(slot.pays[symbol] ?? [])].reverse();
  const lines = pays.map((coins, index) =>
    element('li', {}, element('span', {}, `${pays.length + 2 - index}`), ` ${showMessage(coins)}`),
  );
  return element('div', { class: 'pay' }, art, element('ol', {}, ...lines));
}

/** A symbol that the game draws itself, with its meaning. */
function wildRow(palette: Palette, text: string, draw: typeof drawWild): HTMLElement {
  const canvas = element('canvas', {
    width: `${WILD_SIDE}`,
    height: `${WILD_SIDE}`,
    role: 'img',
    'aria-label': draw === drawWild ? 'Wild' : 'Scatter',
  });
  const context = canvas.getContext('2d');
  if (context) draw(context, WILD_SIDE, wildColours(palette));
  return element('div', { class: 'pay' }, canvas, element('p', {}, text));
}
