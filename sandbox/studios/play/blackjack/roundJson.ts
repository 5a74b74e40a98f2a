import { toJson, type MoneyJson } from '@foyer/domain/money.ts';
import { countOf, type Card, type Count } from '../../maths/blackjack/cards.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import {
  insuredFor,
  movesOf,
  resultOf,
  returnedBy,
  returnedByInsurance,
  staked,
  stakedOn,
  turnOf,
  type Hand,
  type Move,
  type Result,
} from '../../maths/blackjack/round.ts';
import { inHalves, type Played } from './played.ts';

export interface ShownCards extends Count {
  readonly cards: readonly Card[];
}
export interface ShownHand extends ShownCards {
  readonly stake: MoneyJson;
  /** Null while the round is open, except for a bust hand. */
  readonly result: Result | null;
  /** Return of the hand, stake included. */
  readonly win: MoneyJson | null;
}
/** The part of a round that its player may see: the hole card is hidden until the round is over. */
export interface ShownRound {
  readonly roundId: string;
  readonly bet: MoneyJson;
  readonly stake: MoneyJson;
  readonly dealer: ShownCards;
  readonly hands: readonly ShownHand[];
  /** Index of the hand to be played; null when there is none. */
  readonly turn: number | null;
  readonly moves: readonly Move[];
  readonly insurance: { readonly stake: MoneyJson; readonly win: MoneyJson | null } | null;
  readonly win: MoneyJson | null;
  readonly isPaid: boolean;
}

export const shown = (cards: readonly Card[]): ShownCards => ({ cards, ...countOf(cards) });

export function roundJson(
  model: BlackjackModel,
  { roundId, stake, round, win, isPaid }: Omit<Played, 'shoe' | 'movedAt'>,
): ShownRound {
  const { dealer, hands, insurance, isOver } = round;
  const amount = (halves: number): MoneyJson => toJson(inHalves(halves, stake));
  const handJson = (hand: Hand): ShownHand => ({
    ...shown(hand.cards),
    stake: amount(stakedOn(hand)),
    result: isOver || countOf(hand.cards).total > 21 ? resultOf(hand, dealer) : null,
    win: isOver ? amount(returnedBy(model, hand, dealer)) : null,
  });
  const turn = turnOf(round);
  return {
    roundId,
    bet: toJson(stake),
    stake: amount(staked(round)),
    dealer: shown(isOver ? dealer : dealer.slice(0, 1)),
    hands: hands.map(handJson),
    turn: turn === -1 ? null : turn,
    moves: movesOf(model, round),
    insurance:
      insurance === 'taken'
        ? { stake: amount(insuredFor(round)), win: isOver ? amount(returnedByInsurance(model, round)) : null }
        : null,
    win: win && toJson(win),
    isPaid,
  };
}
