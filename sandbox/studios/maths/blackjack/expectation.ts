import { BUST, dealerDraws, VALUES, type DealerDraw } from './dealerDraws.ts';
import type { BlackjackModel } from './model.ts';
import type { Move } from './round.ts';
import { wishes, type Seen } from './strategy.ts';

/** Exceeds the maximum number of cards that a dealer can draw. */
const WIDTH = 20;

/** A hand by the values of its cards; `sum` counts aces as 1. */
interface Holding {
  readonly sum: number;
  readonly hasAce: boolean;
  readonly cards: number;
  /** Value of each card of a pair; null when the hand is no pair or cannot be split. */
  readonly pair: number | null;
  readonly isOfSplit: boolean;
}

/**
 * Exact return to player of the first bet with basic strategy, over every possible hand, with the shoe
 * depleted card by card. Each half of a split is valued independently, given both cards of the pair; this
 * is exact when a hand can be split only once.
 */
export function returnOfBlackjack(model: BlackjackModel): number {
  let expected = 0;
  for (const open of VALUES) {
    const against = new AgainstOpenCard(model, open);
    for (const first of VALUES)
      for (const second of VALUES)
        expected += against.likelihood(first, second) * against.value(first, second);
  }
  return 1 + expected;
}

/** Expected results of all first hands against one open card of the dealer, in bets won or lost. */
export class AgainstOpenCard {
  readonly #model: BlackjackModel;
  readonly #open: number;
  readonly #draws: readonly DealerDraw[];
  /** Value of the hole card that would make a blackjack. During play, the hole card does not have it. */
  readonly #banned: number | null;
  /** Number of cards left per value, including the hole card. */
  readonly #left: number[];
  #size: number;
  readonly #dealers = new Map<string, Float64Array>();
  readonly #hits = new Map<string, number>();

  constructor(model: BlackjackModel, open: number) {
    this.#model = model;
    this.#open = open;
    this.#draws = dealerDraws(open, model.dealerStandsOnSoft17);
    this.#banned = open === 1 ? 10 : open === 10 ? 1 : null;
    this.#left = VALUES.reduce<number[]>(
      (counts, value) => [...counts, model.decks * (value === 10 ? 16 : 4)],
      [0],
    );
    this.#size = model.decks * 52;
  }

  likelihood(first: number, second: number): number {
    const cards = [this.#open, first, second];
    let share = 1;
    for (const [taken, card] of cards.entries()) {
      const before = cards.slice(0, taken).filter((one) => one === card).length;
      share *= Math.max(0, (this.#left[card] ?? 0) - before) / (this.#size - taken);
    }
    return share;
  }

  value(first: number, second: number): number {
    return this.#without([this.#open, first, second], () => {
      const isNatural = first !== second && Math.min(first, second) === 1 && Math.max(first, second) === 10;
      const dealerHas = this.#banned === null ? 0 : this.#of(this.#banned) / this.#size;
      const played = isNatural
        ? this.#model.pays.blackjack
        : this.#played({
            sum: first + second,
            hasAce: first === 1 || second === 1,
            cards: 2,
            pair: this.#model.splits > 0 && first === second ? first : null,
            isOfSplit: false,
          });
      return dealerHas * (isNatural ? 0 : -1) + (1 - dealerHas) * played;
    });
  }

  /** Expected result of a hand with basic strategy when the dealer has no blackjack. */
  #played(hand: Holding): number {
    const { sum, hasAce, pair, isOfSplit, cards } = hand;
    const isSoft = hasAce && sum <= 11;
    const total = isSoft ? sum + 10 : sum;
    if (total > 21) return -1;
    if (total === 21) return this.#stood(total);
    const seen: Seen = { total, isSoft, pair };
    const wished = wishes(this.#model, seen, this.#open);
    const move = wished.find((one) => this.#mayMake(one, cards, isOfSplit)) ?? 'stand';
    if (move === 'stand') return this.#stood(total);
    if (move === 'surrender') return -0.5;
    if (move === 'split') return 2 * this.#splitHand(pair ?? 0);
    if (move === 'double') return 2 * this.#expect((card) => this.#last(sum + card, hasAce || card === 1));
    return this.#hit(hand);
  }

  #mayMake(move: Move, cards: number, isOfSplit: boolean): boolean {
    if (move === 'double') return cards === 2 && (!isOfSplit || this.#model.doubleAfterSplit);
    if (move === 'surrender') return cards === 2 && !isOfSplit && this.#model.lateSurrender;
    return true;
  }

  #hit({ sum, hasAce, cards, isOfSplit }: Holding): number {
    // The remaining cards alone do not identify a hand: split threes and split twos can leave the same cards in
    // the shoe with different totals.
    const key = `${this.#left.join()} ${sum} ${hasAce}`;
    const known = this.#hits.get(key);
    if (known !== undefined) return known;
    const value = this.#expect((card) =>
      this.#played({
        sum: sum + card,
        hasAce: hasAce || card === 1,
        cards: cards + 1,
        pair: null,
        isOfSplit,
      }),
    );
    this.#hits.set(key, value);
    return value;
  }

  /** Expected result of one hand of a split. Split aces get one card each. */
  #splitHand(card: number): number {
    return this.#expect((second) => {
      const [sum, hasAce] = [card + second, card === 1 || second === 1];
      if (card === 1) return this.#last(sum, hasAce);
      return this.#played({ sum, hasAce, cards: 2, pair: null, isOfSplit: true });
    });
  }

  #last(sum: number, hasAce: boolean): number {
    return sum > 21 ? -1 : this.#stood(hasAce && sum <= 11 ? sum + 10 : sum);
  }

  #stood(total: number): number {
    const dealer = this.#dealer();
    let value = 0;
    for (let theirs = 17; theirs <= BUST; theirs += 1) {
      const share = dealer[theirs] ?? 0;
      if (theirs === BUST || theirs < total) value += share;
      else if (theirs > total) value -= share;
    }
    return value;
  }

  /** Probability of each dealer total with the remaining cards, given that the dealer has no blackjack. */
  #dealer(): Float64Array {
    const key = this.#left.join();
    const known = this.#dealers.get(key);
    if (known) return known;
    const ends = new Float64Array(BUST + 1);
    const ways = this.#waysOfTaking();
    const orderings = this.#orderings();
    for (const { taken, cards, orders, total } of this.#draws) {
      let share = orders / (orderings[cards] ?? 0);
      for (let at = 0; at < taken.length; at += 2)
        share *= ways[(taken[at] ?? 0) * WIDTH + (taken[at + 1] ?? 0)] ?? 0;
      ends[total] = (ends[total] ?? 0) + share;
    }
    const allowed = this.#banned === null ? 1 : 1 - this.#of(this.#banned) / this.#size;
    const shares = ends.map((share) => share / allowed);
    this.#dealers.set(key, shares);
    return shares;
  }

  /** Number of ordered ways to draw n cards of one value, indexed by value and n. */
  #waysOfTaking(): Float64Array {
    const ways = new Float64Array((VALUES.length + 1) * WIDTH);
    for (const value of VALUES) {
      let product = 1;
      for (let number = 0; number < WIDTH; number += 1) {
        ways[value * WIDTH + number] = product;
        product *= Math.max(0, this.#of(value) - number);
      }
    }
    return ways;
  }

  /** Number of ordered ways to draw n cards of any value, indexed by n. */
  #orderings(): Float64Array {
    const orderings = new Float64Array(WIDTH);
    let product = 1;
    for (let number = 0; number < WIDTH; number += 1) {
      orderings[number] = product;
      product *= this.#size - number;
    }
    return orderings;
  }

  /** Expected value over the next card, given that the hole card makes no blackjack. */
  #expect(value: (card: number) => number): number {
    let expected = 0;
    for (const card of VALUES) {
      const share = this.#shareOf(card);
      if (share > 0) expected += share * this.#without([card], () => value(card));
    }
    return expected;
  }

  #shareOf(card: number): number {
    if (this.#banned === null) return this.#of(card) / this.#size;
    const others = this.#size - this.#of(this.#banned);
    const share = this.#of(card) / (this.#size - 1);
    return card === this.#banned ? share : (share * (others - 1)) / others;
  }

  #of(value: number): number {
    return this.#left[value] ?? 0;
  }

  #without<Value>(cards: readonly number[], work: () => Value): Value {
    for (const card of cards) this.#left[card] = this.#of(card) - 1;
    this.#size -= cards.length;
    try {
      return work();
    } finally {
      for (const card of cards) this.#left[card] = this.#of(card) + 1;
      this.#size += cards.length;
    }
  }
}
