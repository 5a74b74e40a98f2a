import type { Texts } from '../../texts/texts.ts';
import { fill } from '../page.ts';
import type { Scene } from './podium.ts';
import { hourOfEnd } from './tableClock.ts';
import type { TableState } from './tableState.ts';

/** What the dealer shows and says at a wheel. `resultText` is the text of the result once it is public. */
export function sceneOf(state: TableState, resultText: string, { live }: Texts, language: string): Scene {
  const { at, endsInMs, lengthMs, seats, phase } = state;
  const message = {
    betting: live.placeYourBets,
    closed: live.noMoreBets,
    spinning: live.spinning,
    paying: resultText,
    resting: fill(live.resting, { time: hourOfEnd(state, language) }),
  }[phase];
  const isBetting = phase === 'betting';
  return {
    at,
    endsInMs,
    lengthMs,
    seats,
    act: phase,
    message,
    lastMessage: isBetting ? live.lastBets : null,
    countdown: isBetting ? live.secondsLeft : null,
    // For players with a bet, the result is announced together with their win.
    isQuiet: phase === 'paying' && state.own?.round === state.round,
  };
}
