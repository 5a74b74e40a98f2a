import type { Money } from '@foyer/vocabulary/money.ts';
import type { Palette } from '../games.ts';
import type { Settings } from '../http/page.ts';
import { PAYING_SYMBOLS, type PayingSymbol } from '../maths/symbols.ts';
import { worth } from '../play/worth.ts';
import type { Format } from './amounts.ts';
import { element, fill, icon } from './page.ts';
import { artOf, drawWild, wildColours } from './stage/sprites.ts';

const CROSS = 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6 10.6 12 5 6.4z';
const WILD_SIDE = 96;

export interface Rules {
  show(stake: Money): void;
  isOpen(): boolean;
}

/** The rules and the pay table, in amounts of the bet that is set. */
export function createRules(settings: Settings, format: Format): Rules {
  const dialog = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' });
  document.body.append(dialog);
  // A press beside the dialog is a press on its backdrop, which belongs to the element itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    show(stake) {
      const { texts } = settings;
      const close = element(
        'button',
        { type: 'button', class: 'close', 'aria-label': texts.close },
        icon(CROSS),
      );
      close.addEventListener('click', () => dialog.close());
      const title = element('h2', { id: 'rules-title' }, texts.rules);
      dialog.replaceChildren(element('header', {}, title, close), ...content(settings, format, stake));
      dialog.showModal();
    },
    isOpen: () => dialog.open,
  };
}

function content(settings: Settings, format: Format, stake: Money): HTMLElement[] {
  const { game, texts, language, mode } = settings;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const how = game.ways
    ? fill(texts.paysWays, { ways: number.format(game.ways) })
    : fill(texts.paysLines, { lines: number.format(game.lines.length) });
  const pays = PAYING_SYMBOLS.map((symbol) =>
    payRow(settings, symbol, (coins) => format(worth(coins, stake))),
  );
  return [
    element('p', {}, how),
    element('h3', {}, fill(texts.paysAt, { amount: format(stake) })),
    element('div', { class: 'pays' }, ...pays, wildRow(game.palette, texts.wild)),
    element(
      'dl',
      { class: 'facts' },
      fact(texts.returnToPlayer, share.format(game.rtp / 100)),
      fact(texts.highestWin, fill(texts.timesStake, { number: number.format(game.maxWin) })),
    ),
    element('p', {}, texts.pace),
    ...(mode === 'fun' ? [element('p', {}, texts.funNotice)] : []),
  ];
}

function payRow(
  { game, texts, lobby }: Settings,
  symbol: PayingSymbol,
  say: (coins: number) => string,
): HTMLElement {
  const names: Partial<Record<PayingSymbol, string>> = texts;
  const art = element('img', { src: artOf(lobby, game.lookupId, symbol), alt: names[symbol] ?? symbol });
  const pays = [...(game.pays[symbol] ?? [])].reverse();
  const lines = pays.map((coins, index) =>
    element('li', {}, element('span', {}, `${pays.length + 2 - index}`), ` ${say(coins)}`),
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

const fact = (name: string, value: string): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));
