import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf, POCKETS } from '../../maths/roulette/spots.ts';
import type { Texts } from '../../texts/texts.ts';
import { element, fill } from '../page.ts';
import { hotAndCold } from './callBets.ts';
import { numberText } from './names.ts';
import { WHEEL_COLOURS } from './wheel.ts';

const LENGTH = 4;

/** The hot and cold numbers among the past results, each with how often it came. */
export function createFrequent(model: RouletteModel, texts: Texts) {
  const { hot, cold, drawn } = texts.roulette;
  const [hotNumbers, coldNumbers] = [element('dd'), element('dd')];
  const shown = ({ outcome, count }: { readonly outcome: number; readonly count: number }): HTMLElement => {
    const name = fill(drawn, { name: numberText(outcome, model, texts), count: String(count) });
    const number = element('b', {}, String(outcome));
    const made = element(
      'span',
      { class: 'frequency', role: 'img', 'aria-label': name },
      number,
      String(count),
    );
    made.style.setProperty('--number', WHEEL_COLOURS[colourOf(model, outcome)]);
    return made;
  };
  return {
    element: element(
      'dl',
      { class: 'frequent' },
      element('div', {}, element('dt', {}, hot), hotNumbers),
      element('div', {}, element('dt', {}, cold), coldNumbers),
    ),
    show(past: readonly number[]): void {
      const found = hotAndCold(past, POCKETS, LENGTH);
      hotNumbers.replaceChildren(...found.hot.map(shown));
      coldNumbers.replaceChildren(...found.cold.map(shown));
    },
  };
}
