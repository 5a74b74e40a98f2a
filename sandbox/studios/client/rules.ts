import type { Money } from '@foyer/vocabulary/money.ts';
import { PAYING_SYMBOLS, type PayingSymbol } from '../maths/symbols.ts';
import type { Settings } from '../http/page.ts';
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
export function createRules(
  settings: Settings,
  format: Format,
  worth: (coins: number, stake: Money) => Money,
): Rules {
  const { game, texts, lobby, language } = settings;
  const dialog = element('dialog', { class: 'rules', 'aria-labelledby': 'rules-title' });
  document.body.append(dialog);
  // A press beside the dialog is a press on its backdrop, which belongs to the element itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });

  const nameOf = (symbol: PayingSymbol): string => {
    const names: Partial<Record<PayingSymbol, string>> = texts;
    return names[symbol] ?? symbol;
  };
  const row = (symbol: PayingSymbol, stake: Money): HTMLElement => {
    const pays = [...(game.pays[symbol] ?? [])].reverse();
    const list = pays.map((coins, index) =>
      element('li', {}, element('span', {}, `${5 - index}`), ` ${format(worth(coins, stake))}`),
    );
    const art = element('img', {
      src: artOf(lobby, game.lookupId, symbol),
      alt: nameOf(symbol),
      width: '56',
      height: '56',
    });
    return element('div', { class: 'pay' }, art, element('ol', {}, ...list));
  };
  const wild = (): HTMLElement => {
    const canvas = element('canvas', {
      width: `${WILD_SIDE}`,
      height: `${WILD_SIDE}`,
      role: 'img',
      'aria-label': 'Wild',
    });
    const context = canvas.getContext('2d');
    if (context) drawWild(context, WILD_SIDE, wildColours(game.palette));
    return element('div', { class: 'pay' }, canvas, element('p', {}, texts.wild));
  };
  const fact = (name: string, value: string): HTMLElement =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

  const content = (stake: Money): HTMLElement[] => {
    const close = element(
      'button',
      { type: 'button', class: 'close', 'aria-label': texts.close },
      icon(CROSS),
    );
    close.addEventListener('click', () => dialog.close());
    const how = game.ways
      ? fill(texts.paysWays, { ways: number.format(game.ways) })
      : fill(texts.paysLines, { lines: number.format(game.lines.length) });
    return [
      element('header', {}, element('h2', { id: 'rules-title' }, texts.rules), close),
      element('p', {}, how),
      element('h3', {}, fill(texts.paysAt, { amount: format(stake) })),
      element('div', { class: 'pays' }, ...PAYING_SYMBOLS.map((symbol) => row(symbol, stake)), wild()),
      element(
        'dl',
        { class: 'facts' },
        fact(texts.returnToPlayer, `${number.format(game.rtp)} %`),
        fact(texts.highestWin, fill(texts.timesStake, { number: number.format(game.maxWin) })),
      ),
      element('p', {}, texts.pace),
      ...(settings.mode === 'fun' ? [element('p', {}, texts.funNotice)] : []),
    ];
  };

  return {
    show(stake) {
      dialog.replaceChildren(...content(stake));
      dialog.showModal();
    },
    isOpen: () => dialog.open,
  };
}
