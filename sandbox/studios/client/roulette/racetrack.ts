import type { RouletteModel } from '../../maths/roulette/model.ts';
import { colourOf } from '../../maths/roulette/spots.ts';
import type { Texts } from '../../texts/texts.ts';
import { allow, element, fill, onPress } from '../page.ts';
import { CALL_BETS, neighboursOf } from './callBets.ts';
import { createFrequent } from './frequent.ts';
import { numberText } from './names.ts';
import { WHEEL_COLOURS } from './wheel.ts';

export interface RacetrackOptions {
  readonly model: RouletteModel;
  readonly texts: Texts;
  /** Lays one chip on each of the positions. `name` is announced. */
  readonly layEach: (spots: readonly string[], name: string) => void;
}

export interface Racetrack {
  readonly element: HTMLElement;
  allow(isAllowed: boolean): void;
  showPast(past: readonly number[]): void;
}

/** Numbers of the wheel on each side of the track, clockwise from its top left. */
const [TOP, RIGHT, BOTTOM] = [16, 3, 15];
/** The pocket at the top left of the track, so that the three sections are in the middle. */
const FIRST = 5;

/** Bets on neighbours on the wheel and on its sections, and the hot and cold numbers of the table. */
export function createRacetrack({ model, texts, layEach }: RacetrackOptions): Racetrack {
  const { roulette } = texts;
  const start = model.wheel.indexOf(FIRST);
  const order = model.wheel.map((_, index) => model.wheel.at((start + index) % model.wheel.length) ?? 0);
  const numberButton = (number: number): HTMLButtonElement => {
    const label = fill(roulette.neighbours, { number: numberText(number, model, texts) });
    const made = element('button', { type: 'button', class: 'lap', 'aria-label': label, tabindex: '-1' });
    made.style.setProperty('--number', WHEEL_COLOURS[colourOf(model, number)]);
    made.append(String(number));
    const around = neighboursOf(model, number);
    onPress(made, () => layEach(around.map(String), label));
    const light = (isLit: boolean): void => {
      for (const one of around) buttons.get(one)?.toggleAttribute('data-lit', isLit);
    };
    for (const [event, isLit] of [
      ['pointerenter', true],
      ['focus', true],
      ['pointerleave', false],
      ['blur', false],
    ] as const)
      made.addEventListener(event, () => light(isLit));
    return made;
  };
  const buttons = new Map(order.map((number) => [number, numberButton(number)]));
  const laps = [...buttons.values()];
  const side = (name: string, from: number, to: number, isBackwards = false): HTMLElement => {
    const part = laps.slice(from, to);
    return element('div', { class: `side ${name}` }, ...(isBackwards ? part.toReversed() : part));
  };
  const calls = Object.entries(CALL_BETS).map(([name, spots]) => {
    const made = element('button', { type: 'button', class: 'call', tabindex: '-1' }, name);
    onPress(made, () => layEach(spots, name));
    return made;
  });
  const track = element(
    'div',
    { class: 'track', role: 'toolbar', 'aria-label': roulette.track },
    side('top', 0, TOP),
    side('end', TOP, TOP + RIGHT),
    side('bottom', TOP + RIGHT, TOP + RIGHT + BOTTOM, true),
    side('start', TOP + RIGHT + BOTTOM, laps.length, true),
    element('div', { class: 'calls' }, ...calls),
  );
  // In the order on the screen, so that the arrow keys lead to what lies beside a number.
  moveByArrows([...track.querySelectorAll('button')], track);

  const frequent = createFrequent(model, texts);
  return {
    element: element('div', { class: 'racetrack' }, track, frequent.element),
    allow(isAllowed) {
      for (const made of [...laps, ...calls]) allow(made, isAllowed);
    },
    showPast: frequent.show,
  };
}

/** A toolbar is one tab stop; arrow keys move within it. */
function moveByArrows(items: readonly HTMLElement[], toolbar: HTMLElement): void {
  const enter = (index: number): void => {
    for (const item of items) item.tabIndex = -1;
    const next = items.at(index % items.length);
    if (next) next.tabIndex = 0;
    next?.focus();
  };
  if (items[0]) items[0].tabIndex = 0;
  toolbar.addEventListener('keydown', (event) => {
    const at = items.findIndex((item) => item === document.activeElement);
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at === -1 || by === undefined) return;
    event.preventDefault();
    enter(at + by);
  });
}
