import type { Money } from '@foyer/domain/money.ts';
import { rankOf, suitOf, type Card, type Suit } from '../maths/blackjack/cards.ts';
import type { Round } from '../maths/blackjack/round.ts';
import type { Result } from '../live/wheelGame.ts';

/** Results for the player's history at the casino, which shows them in every language. */

/** The return of a spin as a multiple of its stake, such as `×2.40`. */
export function multipleText(win: Money, stake: Money): string {
  return multiplierText(Number((win.minor * 100n) / stake.minor));
}

/** @param hundredths the multiplier in hundredths */
export const multiplierText = (hundredths: number): string => `×${(hundredths / 100).toFixed(2)}`;

const COLOURS = { red: '🔴', black: '⚫', green: '🟢' } as const;

/** The number and colour of a pocket, or what a segment of a wheel pays. */
export const wheelText = ({ text, colour }: Result): string =>
  colour === null ? text : `${text} ${COLOURS[colour]}`;

const SUITS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };
const cardsText = (cards: readonly Card[]): string =>
  cards.map((card) => rankOf(card) + SUITS[suitOf(card)]).join(' ');

/** The hands of the player and, after a dash, the cards of the dealer. */
export const blackjackText = ({ hands, dealer }: Pick<Round, 'hands' | 'dealer'>): string =>
  `${hands.map(({ cards }) => cardsText(cards)).join(', ')} – ${cardsText(dealer)}`;
