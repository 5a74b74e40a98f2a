import type { FlightState, OwnBet } from '../client/crash/flightState.ts';

export const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
/** A bet of the seventh flight, which is still open. */
export const ownBet = (given: Partial<OwnBet> = {}): OwnBet => ({
  roundId: 'a',
  round: 7,
  slot: 0,
  stake: eur('1.00'),
  target: null,
  isOver: false,
  at: null,
  win: null,
  isPaid: false,
  isHeld: false,
  ...given,
});
/** The seventh flight, in the air and without bets. */
export const flightState = (given: Partial<FlightState> = {}): FlightState => ({
  balance: eur('10.00'),
  round: 7,
  phase: 'flying',
  at: 1000,
  elapsedMs: 0,
  endsInMs: null,
  end: null,
  commitment: '',
  past: [],
  players: 0,
  others: [],
  own: [],
  ...given,
});
