import { rankOf, suitOf, type Suit } from '../../../maths/blackjack/cards.ts';
import type { ShownSeat } from '../../../live/cards/cardSeat.ts';
import type { Texts } from '../../../texts/texts.ts';
import { element, fill } from '../../page.ts';
import { resultText } from '../../blackjack/texts.ts';
import type { CardTableState } from './cardTableState.ts';

const SIGNS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };

type ShownHand = ShownSeat['hands'][number];

export class Seating {
  readonly element: HTMLElement;
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
    this.element = element('ol', { class: 'seats' });
  }

  show({ places, turn, box }: CardTableState): void {
    this.element.style.setProperty('--seats', String(places.length));
    this.element.replaceChildren(
      ...places.map((position, index) => {
        const item = element('li', { class: 'seat' }, this.#nameOf(index, index === box));
        // The seats are on an arc: the middle ones are nearest to the player.
        const fromMiddle = index - (places.length - 1) / 2;
        item.style.setProperty('--from-middle', String(fromMiddle));
        item.toggleAttribute('data-empty', position === null);
        item.toggleAttribute('data-own', index === box);
        item.toggleAttribute('data-turn', index === turn);
        item.toggleAttribute('data-bet', position?.hasBet === true);
        item.append(...(position?.hands ?? []).map((hand) => this.#hand(hand)));
        return item;
      }),
    );
  }

  #nameOf(index: number, isOwn: boolean): HTMLElement {
    const { live, blackjack } = this.#texts;
    const name = fill(live.seat, { number: String(index + 1) });
    return element(
      'span',
      { class: 'number' },
      element('span', { class: 'unseen' }, isOwn ? `${name}, ${blackjack.you}` : name),
      element('span', { 'aria-hidden': 'true' }, String(index + 1)),
    );
  }

  #hand(hand: ShownHand): HTMLElement {
    const cards = hand.cards.map((card) => {
      const suit = suitOf(card);
      return element('i', { 'data-suit': suit }, `${rankOf(card)}${SIGNS[suit]}`);
    });
    const message = resultText(hand, this.#texts);
    const made = element(
      'span',
      { class: 'seen', 'data-result': hand.result ?? '' },
      element('span', { class: 'minis' }, ...cards),
      element('b', {}, String(hand.total)),
    );
    if (message) made.append(element('span', { class: 'unseen' }, message));
    return made;
  }
}
