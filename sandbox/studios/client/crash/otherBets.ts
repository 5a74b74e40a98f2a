import type { GameContext } from '../gameContext.ts';
import { element, fill } from '../page.ts';
import type { FlightState } from './flightState.ts';

/** The bets of the other players in the flight: where they were cashed out, not whose they are. */
export class OtherBets {
  readonly element: HTMLElement;
  readonly #context: GameContext;
  readonly #times: (multiplier: number) => string;
  readonly #players = element('h2', {});
  readonly #list: HTMLElement;
  readonly #empty: HTMLElement;
  #shown = '';

  constructor(context: GameContext, times: (multiplier: number) => string) {
    const { crash } = context.texts;
    this.#context = context;
    this.#times = times;
    this.#list = element('ol', { 'aria-label': crash.others, tabindex: '0' });
    this.#empty = element('p', {}, crash.noOthers);
    this.element = element('section', { class: 'other-bets' }, this.#players, this.#empty, this.#list);
    this.element.setAttribute('aria-label', crash.others);
  }

  show({ others, players, phase }: Pick<FlightState, 'others' | 'players' | 'phase'>): void {
    const shown = JSON.stringify([others, players, phase]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { crash } = this.#context.texts;
    this.#players.replaceChildren(fill(crash.players, { count: String(players) }));
    this.#empty.hidden = others.length > 0;
    this.#list.hidden = others.length === 0;
    const open = phase === 'betting' ? crash.waiting : phase === 'flying' ? crash.inFlight : crash.lost;
    // The latest cash-out is first; bets that still fly follow.
    const bets = others.map((at, index) => ({ at, number: String(index + 1) }));
    const sorted = bets.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
    this.#list.replaceChildren(
      ...sorted.map(({ at, number }) => {
        const value = at === null ? open : this.#times(at);
        const item = element('li', {}, element('span', {}, fill(crash.bet, { number })), ' ');
        item.append(element('b', {}, value));
        item.toggleAttribute('data-won', at !== null);
        return item;
      }),
    );
  }
}
