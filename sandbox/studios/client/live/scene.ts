import type { Texts } from '../../texts/texts.ts';
import { fill } from '../page.ts';
import type { Scene } from './podium.ts';
import { hourOfEnd } from './tableClock.ts';
import type { TableState } from './tableState.ts';

/** What is to be seen and heard of a table around a wheel; `came` is what has come, in words, where it is told. */
export function sceneOf(told: TableState, came: string, { live }: Texts, language: string): Scene {
  const { at, endsInMs, lengthMs, seats, phase } = told;
  const words = {
    betting: live.placeYourBets,
    closed: live.noMoreBets,
    spinning: live.spinning,
    paying: came,
    resting: fill(live.resting, { time: hourOfEnd(told, language) }),
  }[phase];
  const isBetting = phase === 'betting';
  return {
    at,
    endsInMs,
    lengthMs,
    seats,
    act: phase,
    words,
    lastWords: isBetting ? live.lastBets : null,
    countdown: isBetting ? live.secondsLeft : null,
    // What came is told with what it brings, to who had a bet on it.
    isQuiet: phase === 'paying' && told.own?.round === told.round,
  };
}
