import type { Card } from '../../../maths/blackjack/cards.ts';
import { element, later } from '../../page.ts';
import { drawBack, drawFace } from './face.ts';

/** Delay between two dealt cards. */
const DEAL_MS = 380;
const TURN_MS = 420;

export interface DealtOptions {
  readonly label: string;
  readonly name: (card: Card) => string;
  /** Accessible text of a face-down card. */
  readonly hidden: string;
  readonly isStill: () => boolean;
  /** Called with the visible cards whenever they change. */
  readonly changed: (cards: readonly Card[]) => void;
}

export class Dealt {
  readonly element: HTMLElement;
  readonly #options: DealtOptions;
  #cards: Card[] = [];
  #hidden: HTMLElement | null = null;

  constructor(options: DealtOptions) {
    this.#options = options;
    this.element = element('ol', { class: 'cards', 'aria-label': options.label });
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
    this.#updateLayout();
  }

  /** Deals a card from the shoe; null deals a face-down card. */
  async add(card: Card | null): Promise<void> {
    const { hidden, isStill } = this.#options;
    const item = element('li', { class: 'card' }, element('span', { class: 'turning' }));
    this.element.append(item);
    if (card === null) {
      this.#hidden = item;
      item.dataset.hidden = '';
      item.append(element('span', { class: 'unseen' }, hidden));
      item.firstElementChild?.append(element('span', { class: 'back' }, drawBack()));
    } else this.#face(item, card);
    this.#updateLayout();
    if (!isStill()) await later(DEAL_MS);
  }

  async turn(card: Card): Promise<void> {
    const item = this.#hidden;
    if (!item) return;
    this.#hidden = null;
    item.lastElementChild?.remove();
    this.#face(item, card);
    delete item.dataset.hidden;
    this.#updateLayout();
    if (!this.#options.isStill()) await later(TURN_MS);
  }

  /** Removes the last card and returns it, to move it to another hand. */
  takeLast(): Card | undefined {
    this.element.lastElementChild?.remove();
    const card = this.#cards.pop();
    this.#updateLayout();
    return card;
  }

  /** Adds a card that was moved from another hand, without the dealing animation. */
  position(card: Card): void {
    const item = element('li', { class: 'card placed' }, element('span', { class: 'turning' }));
    this.element.append(item);
    this.#face(item, card);
    this.#updateLayout();
  }

  #face(item: HTMLElement, card: Card): void {
    item.firstElementChild?.append(element('span', { class: 'front' }, drawFace(card)));
    item.append(element('span', { class: 'unseen' }, this.#options.name(card)));
    this.#cards.push(card);
  }

  /** Updates the layout and reports the visible cards. */
  #updateLayout(): void {
    this.element.style.setProperty('--count', String(this.element.childElementCount));
    this.#options.changed(this.#cards);
  }
}
