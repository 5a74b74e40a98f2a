import type { MoneyJson } from '@foyer/domain/money.ts';
import type { CardPhase } from '../../../live/cards/cardSeat.ts';
import type { ShownSeat } from '../../../live/cards/cardSeat.ts';
import type { LiveFacts } from '../../../live/facts.ts';
import type { ShownCards, ShownRound } from '../../../play/blackjack/roundJson.ts';
import type { ApiResponse } from '../../api.ts';

/** State of a live card table. Each message has the full state, so one message after a reconnect is enough. */
export interface CardTableState extends ApiResponse {
  /** Increases with every change at the table. */
  readonly version: number;
  readonly round: number;
  readonly phase: CardPhase;
  readonly at: number;
  readonly endsInMs: number;
  readonly lengthMs: number;
  readonly seats: { readonly taken: number; readonly total: number };
  readonly house: ShownCards;
  /** By seat number; null for a free seat. */
  readonly places: readonly (ShownSeat | null)[];
  /** The seat whose turn it is. */
  readonly turn: number | null;
  readonly box: number | null;
  readonly placed: MoneyJson | null;
  /** The last round in which the player had cards. */
  readonly own: ShownRound | null;
  /** Whether `own` belongs to the current round. */
  readonly isOfRound: boolean;
}

export interface CardsGreeting extends CardTableState {
  readonly stakes: readonly MoneyJson[];
  readonly defaultStake: number;
  readonly decisionSeconds: number;
  readonly dealer: LiveFacts['dealer'];
}

/** The player's last round if they did not see its end. `known` is the last round whose end was shown. */
export const missedEnd = (
  { own, isOfRound }: Pick<CardTableState, 'own' | 'isOfRound'>,
  known: string,
): Ended | null => {
  if (!own?.win || isOfRound || own.roundId === known) return null;
  return { ...own, win: own.win };
};

export type Ended = ShownRound & { readonly win: MoneyJson };

/** The round to show: the player's hands or, without a bet of their own, the dealer's cards only. */
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
