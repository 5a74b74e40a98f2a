import type { MoneyJson } from '@foyer/domain/money.ts';
import type { CardPhase } from '../../../live/cards/cardRoom.ts';
import type { ShownSeat } from '../../../live/cards/cardSeat.ts';
import type { LiveFacts } from '../../../live/facts.ts';
import type { ShownCards, ShownRound } from '../../../play/blackjack/roundJson.ts';
import type { ApiResponse } from '../../api.ts';

/** Where a table of cards stands: told whole each time, so that one message after a broken line is enough. */
export interface CardTableState extends ApiResponse {
  /** Grows with whatever changes at the table. */
  readonly version: number;
  readonly round: number;
  readonly phase: CardPhase;
  readonly at: number;
  readonly endsInMs: number;
  readonly lengthMs: number;
  readonly seats: { readonly taken: number; readonly total: number };
  readonly house: ShownCards;
  /** Null where nobody sits. */
  readonly places: readonly (ShownSeat | null)[];
  /** The seat whose turn it is. */
  readonly turn: number | null;
  /** The player’s own seat; null for who watches. */
  readonly box: number | null;
  /** His bet, while its round is played. */
  readonly placed: MoneyJson | null;
  /** The last round he had cards in. */
  readonly own: ShownRound | null;
  /** Whether that is the present one. */
  readonly isOfRound: boolean;
}

export interface CardsGreeting extends CardTableState {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly decisionSeconds: number;
  readonly dealer: LiveFacts['dealer'];
}

/**
 * The player's last round where it is over and he does not know: a line that was broken, or a page that slept, may have
 * missed its end. `known` is the last round whose end he was told.
 */
export const missedEnd = (
  { own, isOfRound }: Pick<CardTableState, 'own' | 'isOfRound'>,
  known: string,
): Ended | null => {
  if (!own?.win || isOfRound || own.roundId === known) return null;
  return { ...own, win: own.win };
};

export type Ended = ShownRound & { readonly win: MoneyJson };

/** The round as it lies before the player: his hands, or without a bet of his own the dealer’s cards alone. */
export function roundOf({ own, isOfRound, house, phase, balance }: CardTableState): ShownRound {
  if (own && isOfRound) return own;
  const nothing = { amount: '0', currency: balance.currency };
  return {
    roundId: '',
    bet: nothing,
    stake: nothing,
    dealer: house,
    hands: [],
    turn: null,
    moves: [],
    insurance: null,
    win: phase === 'paying' ? nothing : null,
    isPaid: true,
  };
}
