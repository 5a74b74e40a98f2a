import type { Texts } from '../../texts/texts.ts';
import { element, fill } from '../page.ts';
import type { FlightState } from './flightState.ts';

/** Multipliers from which a past flight has another colour. */
const [DOUBLE, HIGH] = [200, 1000];

/** The last flights; each is a button that opens its proof. */
export class PastFlights {
  readonly element: HTMLElement;
  readonly #texts: Texts;
  readonly #times: (multiplier: number) => string;
  readonly #open: (round: number) => void;
  #newest: number | null = null;

  constructor(texts: Texts, times: (multiplier: number) => string, open: (round: number) => void) {
    this.#texts = texts;
    this.#times = times;
    this.#open = open;
    this.element = element('ol', { class: 'past flights', 'aria-label': texts.crash.past });
  }

  show(past: FlightState['past']): void {
    const newest = past[0]?.round ?? null;
    if (newest === this.#newest) return;
    this.#newest = newest;
    this.element.replaceChildren(...past.map((flight) => this.#chip(flight)));
  }

  #chip({ round, end }: FlightState['past'][number]): HTMLElement {
    const height = end >= HIGH ? 'high' : end >= DOUBLE ? 'middle' : 'low';
    const number = this.#times(end);
    const label = fill(this.#texts.crash.verify, { number });
    const chip = element('button', { type: 'button', 'aria-label': label, title: label }, number);
    chip.addEventListener('click', () => this.#open(round));
    return element('li', { 'data-height': height }, chip);
  }
}
