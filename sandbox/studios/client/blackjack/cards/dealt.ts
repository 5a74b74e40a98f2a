import type { Card } from '../../../maths/blackjack/cards.ts';
import { element, later } from '../../page.ts';
import { drawBack, drawFace } from './face.ts';

/** From one card to the next. */
const DEAL_MS = 380;
const TURN_MS = 420;

export interface DealtOptions {
  readonly label: string;
  readonly name: (card: Card) => string;
  /** Of a card that lies face down. */
  readonly hidden: string;
  /** Whether cards come at once. */
  readonly isStill: () => boolean;
  /** The cards that can be seen have become others. */
  readonly changed: (cards: readonly Card[]) => void;
}

/** Cards that lie before somebody, in the order they came. */
export class Dealt {
  readonly element: HTMLElement;
  readonly #parts: DealtOptions;
  #cards: Card[] = [];
  #hidden: HTMLElement | null = null;

  constructor(parts: DealtOptions) {
    this.#parts = parts;
    this.element = element('ol', { class: 'cards', 'aria-label': parts.label });
  }

  get cards(): readonly Card[] {
    return this.#cards;
  }

  get hasHidden(): boolean {
    return this.#hidden !== null;
  }

  clear(): void {
    this.element.replaceChildren();
    this.#cards = [];
    this.#hidden = null;
    this.#lie();
  }

  /** A card comes from the shoe; null is one face down. */
  async add(card: Card | null): Promise<void> {
    const { hidden, isStill } = this.#parts;
    const item = element('li', { class: 'card' }, element('span', { class: 'turning' }));
    this.element.append(item);
    if (card === null) {
      this.#hidden = item;
      item.dataset.hidden = '';
      item.append(element('span', { class: 'unseen' }, hidden));
      item.firstElementChild?.append(element('span', { class: 'back' }, drawBack()));
    } else this.#face(item, card);
    this.#lie();
    if (!isStill()) await later(DEAL_MS);
  }

  /** The card that lies face down is turned. */
  async turn(card: Card): Promise<void> {
    const item = this.#hidden;
    if (!item) return;
    this.#hidden = null;
    item.lastElementChild?.remove();
    this.#face(item, card);
    delete item.dataset.hidden;
    this.#lie();
    if (!this.#parts.isStill()) await later(TURN_MS);
  }

  /** Takes the last card away, to another hand. */
  takeLast(): Card | undefined {
    this.element.lastElementChild?.remove();
    const card = this.#cards.pop();
    this.#lie();
    return card;
  }

  /** A card that came from another hand: it does not come from the shoe. */
  place(card: Card): void {
    const item = element('li', { class: 'card placed' }, element('span', { class: 'turning' }));
    this.element.append(item);
    this.#face(item, card);
    this.#lie();
  }

  #face(item: HTMLElement, card: Card): void {
    item.firstElementChild?.append(element('span', { class: 'front' }, drawFace(card)));
    item.append(element('span', { class: 'unseen' }, this.#parts.name(card)));
    this.#cards.push(card);
  }

  /** What lies now is laid out and counted. */
  #lie(): void {
    this.element.style.setProperty('--count', String(this.element.childElementCount));
    this.#parts.changed(this.#cards);
  }
}
