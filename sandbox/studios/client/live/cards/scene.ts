import type { Phase } from '../../../live/schedule.ts';
import type { CardPhase } from '../../../live/cards/cardRoom.ts';
import type { Texts } from '../../../texts/texts.ts';
import { totalText } from '../../blackjack/texts.ts';
import { fill } from '../../page.ts';
import type { Scene } from '../podium.ts';
import type { CardTableState } from './cardTableState.ts';

const ACTS: Readonly<Record<CardPhase, Phase>> = {
  betting: 'betting',
  insurance: 'betting',
  turns: 'closed',
  drawing: 'closed',
  paying: 'paying',
};

/** What is to be seen and heard of a table of cards. */
export function sceneOf(told: CardTableState, { live }: Texts): Scene {
  const { at, endsInMs, lengthMs, seats, phase, turn, box } = told;
  const isOwn = turn !== null && turn === box;
  const isAsked = isOwn || (phase === 'insurance' && told.own?.moves.includes('insure') === true);
  const turns = turn === null ? live.dealerPlays : fill(live.seatPlays, { number: String(turn + 1) });
  const words = {
    betting: live.placeYourBets,
    insurance: live.insurance,
    turns: isOwn ? live.yourTurn : turns,
    drawing: live.dealerPlays,
    paying: fill(live.dealerHas, { total: totalText(told.house.cards) }),
  }[phase];
  const isBetting = phase === 'betting';
  return {
    at,
    endsInMs,
    lengthMs,
    seats,
    act: ACTS[phase],
    words,
    lastWords: isBetting ? live.lastBets : null,
    countdown: isBetting ? live.secondsLeft : isAsked ? live.secondsToAnswer : null,
    // What came of a hand of his own is told with what it brings, and what he may do with his cards.
    isQuiet: isAsked || (phase === 'paying' && told.isOfRound),
  };
}
