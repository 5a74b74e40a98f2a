import type { BetKind, RouletteModel } from '../../maths/roulette/model.ts';
import type { Texts } from '../../texts/texts.ts';
import { element, fill } from '../page.ts';

export function payTable({ pays }: RouletteModel, { roulette }: Texts): HTMLElement {
  const names: readonly (readonly [BetKind, string])[] = [
    ['straight', roulette.straight],
    ['split', roulette.split],
    ['street', roulette.street],
    ['corner', roulette.corner],
    ['sixLine', roulette.sixLine],
    ['dozen', fill(roulette.dozen, { number: '1–3' })],
    ['column', fill(roulette.column, { number: '1–3' })],
    ['even', `${roulette.red}, ${roulette.black}, ${roulette.even}, ${roulette.odd}, 1–18, 19–36`],
  ];
  const rows = names.map(([kind, name]) =>
    element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, `${pays[kind]} : 1`)),
  );
  return element('table', { class: 'pay-table' }, element('tbody', {}, ...rows));
}
