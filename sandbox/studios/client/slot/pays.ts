import type { Money } from '@foyer/domain/money.ts';
import type { Palette } from '../../games.ts';
import type { MathsSettings, Settings } from '../../http/page.ts';
import { symbolUrl } from '../../http/picturePaths.ts';
import { COINS_IN_STAKE } from '../../maths/coins.ts';
import { PAYING_SYMBOLS, type PayingSymbol } from '../../maths/symbols.ts';
import { worth } from '../../play/worth.ts';
import type { Format } from '../amounts.ts';
import { element, fill } from '../page.ts';
import { drawWild, wildColours } from './stage/sprites.ts';

const WILD_SIDE = 96;
export type SlotSettings = Extract<MathsSettings, { kind: 'slot' }>;

/** The paytable, in amounts for the selected stake. */
export function paysContent(
  settings: Settings,
  slot: SlotSettings,
  format: Format,
  stake: Money,
): HTMLElement[] {
  const { game, texts, language } = settings;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const how = slot.ways
    ? fill(texts.paysWays, { ways: number.format(slot.ways) })
    : fill(texts.paysLines, { lines: number.format(slot.lines.length) });
  const pays = PAYING_SYMBOLS.map((symbol) =>
    payRow(settings, slot, symbol, (coins) => format(worth(coins, stake))),
  );
  return [
    element('p', {}, how),
    ...(slot.cascade ? [element('p', {}, cascadeText(texts, slot.cascade, number))] : []),
    element('h3', {}, fill(texts.paysAt, { amount: format(stake) })),
    element('div', { class: 'pays' }, ...pays, wildRow(game.palette, texts.wild)),
    element('p', {}, texts.pace),
  ];
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

function payRow(
  { game, texts }: Settings,
  slot: SlotSettings,
  symbol: PayingSymbol,
  showMessage: (coins: number) => string,
): HTMLElement {
  const names: Partial<Record<PayingSymbol, string>> = texts;
  const art = element('img', { src: symbolUrl(game.lookupId, symbol), alt: names[symbol] ?? symbol });
  const pays = [...(slot.pays[symbol] ?? [])].reverse();
  const lines = pays.map((coins, index) =>
    element('li', {}, element('span', {}, `${pays.length + 2 - index}`), ` ${showMessage(coins)}`),
  );
  return element('div', { class: 'pay' }, art, element('ol', {}, ...lines));
}

function wildRow(palette: Palette, text: string): HTMLElement {
  const canvas = element('canvas', {
    width: `${WILD_SIDE}`,
    height: `${WILD_SIDE}`,
    role: 'img',
    'aria-label': 'Wild',
  });
  const context = canvas.getContext('2d');
  if (context) drawWild(context, WILD_SIDE, wildColours(palette));
  return element('div', { class: 'pay' }, canvas, element('p', {}, text));
}
