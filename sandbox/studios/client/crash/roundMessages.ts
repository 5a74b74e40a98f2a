import { fromJson, toJson, zero } from '@foyer/domain/money.ts';
import type { LobbyMessage } from '../lobby.ts';
import type { OwnBet } from './flightState.ts';

type Bet = Pick<OwnBet, 'roundId' | 'stake' | 'isOver' | 'win'>;

/** Messages to the lobby about the player's rounds: each bet is one, from its stake to its result or its return. */
export function roundMessages(known: readonly Bet[], own: readonly Bet[]): readonly LobbyMessage[] {
  const knownById = new Map(known.map((bet) => [bet.roundId, bet]));
  const ids = new Set(own.map(({ roundId }) => roundId));
  const started = own.filter(({ roundId, isOver }) => !isOver && !knownById.has(roundId));
  const ended = own.filter(({ roundId, isOver }) => isOver && !knownById.get(roundId)?.isOver);
  // A bet that is cancelled, or given back after a restart of the studio, is no longer among the bets.
  const givenBack = known.filter(({ roundId, isOver }) => !isOver && !ids.has(roundId));
  return [
    ...started.map(({ roundId, stake }) => ({ type: 'roundStarted' as const, roundId, stake })),
    ...ended.map((bet) => roundEnded(bet, bet.stake)),
    ...givenBack.map((bet) => roundEnded(bet, nothingIn(bet))),
  ];
}

const roundEnded = (bet: Bet, stake: OwnBet['stake']): LobbyMessage => ({
  type: 'roundEnded',
  roundId: bet.roundId,
  stake,
  win: bet.win ?? nothingIn(bet),
});

const nothingIn = ({ stake }: Bet) => toJson(zero(fromJson(stake).currency));
