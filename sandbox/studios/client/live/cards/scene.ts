import type { Phase } from '../../../live/schedule.ts';
import type { CardPhase } from '../../../live/cards/cardSeat.ts';
import type { Texts } from '../../../texts/texts.ts';
import { totalText } from '../../blackjack/texts.ts';
import { fill } from '../../page.ts';
import type { Scene } from '../podium.ts';
import type { CardTableState } from './cardTableState.ts';

const ACTIONS: Readonly<Record<CardPhase, Phase>> = {
  betting: 'betting',
  insurance: 'betting',
  turns: 'closed',
  drawing: 'closed',
  paying: 'paying',
};

/** What the dealer shows and says at a card table. */
export function sceneOf(state: CardTableState, { live }: Texts): Scene {
  const { at, endsInMs, lengthMs, seats, phase, turn, box } = state;
  const isOwn = turn !== null && turn === box;
  const isAsked = isOwn || (phase === 'insurance' && state.own?.moves.includes('insure') === true);
  const turns = turn === null ? live.dealerPlays : fill(live.seatPlays, { number: String(turn + 1) });
  const message = {
    betting: live.placeYourBets,
    insurance: live.insurance,
    turns: isOwn ? live.yourTurn : turns,
    drawing: live.dealerPlays,
    paying: fill(live.dealerHas, { total: totalText(state.house.cards) }),
  }[phase];
  const isBetting = phase === 'betting';
  return {
    at,
    endsInMs,
    lengthMs,
    seats,
    act: ACTIONS[phase],
    message,
    lastMessage: isBetting ? live.lastBets : null,
    countdown: isBetting ? live.secondsLeft : isAsked ? live.secondsToAnswer : null,
    // The game itself announces the result of the player's hand and their possible moves.
    isQuiet: isAsked || (phase === 'paying' && state.isOfRound),
  };
}
