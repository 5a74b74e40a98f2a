import { fromJson } from '@foyer/domain/money.ts';
import type { Card } from '../../maths/blackjack/cards.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import type { ShownRound } from '../../play/blackjack/roundJson.ts';
import type { GameContext } from '../gameContext.ts';
import { element, fill } from '../page.ts';
import { Hand } from './hand.ts';
import { handName, nameOf, ratio, resultText } from './texts.ts';

/** View of the table: the dealer's cards, the printed rules and the player's hands. */
export class CardTable {
  readonly element: HTMLElement;
  readonly #context: GameContext;
  readonly #dealer: Hand;
  readonly #row = element('div', { class: 'hands' });
  readonly #insured = element('p', { class: 'insured', hidden: '' });
  #hands: Hand[] = [];
  #isAtOnce = false;

  constructor(context: GameContext, model: BlackjackModel) {
    this.#context = context;
    this.#dealer = this.#hand(context.texts.blackjack.dealer);
    this.#dealer.element.classList.add('house');
    const middle = element('div', { class: 'middle' }, printed(context, model), this.#insured);
    this.element = element('div', { class: 'card-table' }, this.#dealer.element, middle, this.#row);
    this.clear();
  }

  clear(): void {
    this.#dealer.clear();
    this.#hands = [this.#hand(this.#context.texts.blackjack.you)];
    this.#row.replaceChildren(...this.#hands.map((hand) => hand.element));
    this.#insured.hidden = true;
    delete this.element.dataset.celebrated;
  }

  /** Deals the new cards one by one. `isAtOnce` skips the animation, for a resumed round. */
  async show(round: ShownRound, isAtOnce: boolean): Promise<void> {
    this.#isAtOnce = isAtOnce;
    this.element.toggleAttribute('data-at-once', isAtOnce);
    this.#makeRoom(round);
    this.#tellStakes(round);
    for (const hand of this.#hands) hand.setTurn(false);
    await this.#dealFirst(round);
    for (const [index, hand] of this.#hands.entries()) await dealRest(hand, round.hands[index]?.cards ?? []);
    await this.#dealToDealer(round);
    this.#turnText(round);
  }

  conclude(round: ShownRound, isCelebrated: boolean): void {
    const { format, texts } = this.#context;
    for (const [index, hand] of this.#hands.entries()) {
      const shown = round.hands[index];
      if (!shown) continue;
      hand.close();
      const win = shown.win && fromJson(shown.win);
      const message = resultText(shown, texts);
      hand.outcome(shown.result ?? '', win && win.minor > 0n ? `${message} · ${format(win)}` : message);
    }
    if (isCelebrated) this.element.dataset.celebrated = '';
  }

  #hand(label: string): Hand {
    const { texts, isStill } = this.#context;
    return new Hand({
      label,
      name: (card) => nameOf(card, texts),
      hidden: texts.blackjack.hidden,
      isStill: () => this.#isAtOnce || isStill(),
    });
  }

  /** After a split, moves the second card of the hand to a new hand beside it. */
  #makeRoom({ hands }: ShownRound): void {
    const [first] = this.#hands;
    if (!first || hands.length <= this.#hands.length) return;
    const second = this.#hand(handName(1, hands.length, this.#context.texts));
    const moved = first.dealt.cards.length > 1 ? first.dealt.takeLast() : undefined;
    if (moved !== undefined) second.dealt.position(moved);
    first.element.setAttribute('aria-label', handName(0, hands.length, this.#context.texts));
    this.#hands.push(second);
    this.#row.append(second.element);
  }

  #tellStakes({ hands, insurance }: ShownRound): void {
    const { format, texts } = this.#context;
    for (const [index, hand] of this.#hands.entries()) {
      const stake = hands[index]?.stake;
      if (stake) hand.bet(format(fromJson(stake)));
    }
    this.#insured.hidden = insurance === null;
    if (insurance)
      this.#insured.replaceChildren(`${texts.blackjack.insure} ${format(fromJson(insurance.stake))}`);
  }

  /** Dealing order: player, dealer, player, then the dealer's second card face down. */
  async #dealFirst({ dealer, hands }: ShownRound): Promise<void> {
    const [own, theirs] = [this.#hands[0]?.dealt, this.#dealer.dealt];
    const cards = hands[0]?.cards ?? [];
    if (!own || theirs.cards.length > 0) return;
    for (const card of cards.slice(0, 1)) await own.add(card);
    for (const card of dealer.cards.slice(0, 1)) await theirs.add(card);
    for (const card of cards.slice(1, 2)) await own.add(card);
    await theirs.add(null);
  }

  async #dealToDealer({ dealer, win }: ShownRound): Promise<void> {
    const [, hidden] = dealer.cards;
    if (win === null || hidden === undefined) return;
    await this.#dealer.dealt.turn(hidden);
    await dealRest(this.#dealer, dealer.cards);
    this.#dealer.close();
  }

  #turnText({ hands, turn }: ShownRound): void {
    for (const [index, hand] of this.#hands.entries()) {
      hand.setTurn(index === turn);
      const shown = hands[index];
      if (shown?.result === 'bust') hand.outcome('bust', resultText(shown, this.#context.texts));
    }
  }
}

async function dealRest({ dealt }: Hand, cards: readonly Card[]): Promise<void> {
  for (const card of cards.slice(dealt.cards.length)) await dealt.add(card);
}

function printed(
  { texts: { blackjack } }: GameContext,
  { pays, dealerStandsOnSoft17, offersInsurance }: BlackjackModel,
): HTMLElement {
  const lines = [
    fill(blackjack.pays, { ratio: ratio(pays.blackjack) }),
    dealerStandsOnSoft17 ? blackjack.stands : blackjack.draws,
    ...(offersInsurance ? [fill(blackjack.insurancePays, { ratio: ratio(pays.insurance) })] : []),
  ];
  return element('div', { class: 'print' }, ...lines.map((line) => element('p', {}, line)));
}
