import { countOf, rankOf, suitOf, type Card, type Rank } from '../../maths/blackjack/cards.ts';
import type { ShownHand, ShownRound } from '../../play/blackjack/roundJson.ts';
import type { Texts } from '../../texts/texts.ts';
import { fill } from '../page.ts';

type RankText = 'ace' | 'jack' | 'queen' | 'king';
const NAMED: Readonly<Partial<Record<Rank, RankText>>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

export function nameOf(card: Card, { blackjack }: Texts): string {
  const rank = rankOf(card);
  const named = NAMED[rank];
  return fill(blackjack.card, { rank: named ? blackjack[named] : rank, suit: blackjack[suitOf(card)] });
}

/** Total of the cards, with both values where an ace allows two. */
export function countText(cards: readonly Card[]): string {
  const { total, isSoft } = countOf(cards);
  return isSoft && total < 21 ? `${total - 10} / ${total}` : String(total);
}

/** Total of a final hand, with one value for an ace. */
export const totalText = (cards: readonly Card[]): string => String(countOf(cards).total);

/** Name of a hand, with its number if there are several. */
export const handName = (index: number, count: number, { blackjack }: Texts): string =>
  count > 1 ? fill(blackjack.handOf, { number: String(index + 1) }) : blackjack.you;

/** Text for cards: owner, cards and total. */
export const cardsText = (whose: string, cards: readonly Card[], texts: Texts, count = countText): string =>
  `${whose}: ${cards.map((card) => nameOf(card, texts)).join(', ')}: ${count(cards)}.`;

export const resultText = ({ result }: Pick<ShownHand, 'result'>, { blackjack }: Texts): string =>
  result ? blackjack[result] : '';

/** Text for a finished round, hand by hand. */
export function roundText({ hands, dealer }: Pick<ShownRound, 'hands' | 'dealer'>, texts: Texts): string {
  const each = hands.map((hand, index) => {
    const cards = cardsText(handName(index, hands.length, texts), hand.cards, texts, totalText);
    return `${cards} ${resultText(hand, texts)}.`;
  });
  return [cardsText(texts.blackjack.dealer, dealer.cards, texts, totalText), ...each].join(' ');
}

/** Payout ratio per unit staked, as printed on a table: `3:2`, `2:1`. */
export const ratio = (pay: number): string => (Number.isInteger(pay) ? `${pay}:1` : `${pay * 2}:2`);
