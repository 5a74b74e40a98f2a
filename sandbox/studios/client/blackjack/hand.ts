import type { Card } from '../../maths/blackjack/cards.ts';
import { element } from '../page.ts';
import { Dealt, type DealtOptions } from './cards/dealt.ts';
import { countText, totalText } from './texts.ts';

type HandOptions = Omit<DealtOptions, 'changed'>;

export class Hand {
  readonly element: HTMLElement;
  readonly dealt: Dealt;
  readonly #count = element('p', { class: 'count' });
  readonly #bet = element('p', { class: 'bet' });
  readonly #outcome = element('p', { class: 'outcome', hidden: '' });

  constructor(options: HandOptions) {
    this.dealt = new Dealt({ ...options, changed: (cards) => this.#tellCount(cards) });
    const lying = element('div', { class: 'lying-cards' }, this.dealt.element, this.#outcome);
    const foot = element('div', { class: 'foot' }, this.#count, this.#bet);
    this.element = element('section', { class: 'hand', 'aria-label': options.label }, lying, foot);
    this.#tellCount([]);
  }

  bet(text: string): void {
    this.#bet.replaceChildren(text);
  }

  setTurn(isTurn: boolean): void {
    this.element.toggleAttribute('data-turn', isTurn);
  }

  /** Shows a result. `kind` selects its colour; an empty text hides it. */
  outcome(kind: string, text: string): void {
    this.#outcome.hidden = text === '';
    this.#outcome.replaceChildren(text);
    this.element.dataset.result = kind;
  }

  /** No more cards follow, so the total is shown with one value for an ace. */
  close(): void {
    this.#count.replaceChildren(totalText(this.dealt.cards));
  }

  clear(): void {
    this.dealt.clear();
    this.outcome('', '');
    this.setTurn(false);
    this.bet('');
  }

  #tellCount(cards: readonly Card[]): void {
    this.#count.hidden = cards.length === 0;
    this.#count.replaceChildren(countText(cards));
  }
}
