import { DEMO_LOCALES } from '@foyer/domain/locale.ts';
import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../maths/blackjack/cards.ts';
import { textsFor } from '../../texts/texts.ts';
import { countText, handName, cardsText, nameOf, ratio, roundText } from './texts.ts';

const card = (rank: (typeof RANKS)[number], suit: (typeof SUITS)[number]) =>
  SUITS.indexOf(suit) * RANKS.length + RANKS.indexOf(rank);
const ace = card('A', 'spade');
const six = card('6', 'heart');
const king = card('K', 'club');

describe('the text of a hand', () => {
  it.each([
    ['en', 'ace of spades'],
    ['fi', 'pata ässä'],
    ['de', 'Pik Ass'],
    ['fr', 'as de pique'],
    ['ja', 'スペードのエース'],
  ] as const)('in %s the ace of spades is %s', (locale, name) => {
    expect(nameOf(ace, textsFor(locale))).toBe(name);
  });

  it.each(DEMO_LOCALES)('in %s no two cards have the same name', (locale) => {
    const names = Array.from({ length: 52 }, (_, index) => nameOf(index, textsFor(locale)));
    expect(new Set(names).size).toBe(52);
  });

  it('has both totals while an ace allows two', () => {
    expect(countText([ace, six])).toBe('7 / 17');
    expect(countText([ace, king])).toBe('21');
    expect(countText([ace, six, king])).toBe('17');
  });

  it('has the owner, the cards and the total', () => {
    const texts = textsFor('en');
    expect(cardsText(handName(0, 1, texts), [six, king], texts)).toBe(
      'Your hand: 6 of hearts, king of clubs: 16.',
    );
    expect(handName(1, 2, texts)).toBe('Hand 2');
  });

  it('has one total when no more cards follow', () => {
    const texts = textsFor('en');
    const cards = { cards: [ace, six], total: 17, isSoft: true };
    const stake = { amount: '1.00', currency: 'EUR' } as const;
    const hand = { ...cards, stake, result: 'push', win: stake } as const;
    expect(roundText({ hands: [hand], dealer: cards }, texts)).toBe(
      `Dealer: ace of spades, 6 of hearts: 17. Your hand: ace of spades, 6 of hearts: 17. ${texts.blackjack.push}.`,
    );
  });

  it.each([
    [1.5, '3:2'],
    [2, '2:1'],
    [1, '1:1'],
  ])('the payout ratio of %d is printed as %s', (pay, printed) => {
    expect(ratio(pay)).toBe(printed);
  });
});
