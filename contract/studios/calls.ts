import type { GenericSchema } from 'valibot';
import {
  authenticateResponse,
  authenticateBody,
  balanceBody,
  balanceResponse,
  betBody,
  endRoundBody,
  movementResponse,
  rollbackBody,
  STUDIO_PATHS,
  winBody,
  type STUDIO_ERRORS,
} from './http.ts';

export type StudioCallName = keyof typeof STUDIO_PATHS;
export type StudioErrorType = keyof typeof STUDIO_ERRORS;

/** One call of the wallet API, for the OpenAPI document and the conformance tests. */
export interface StudioCall {
  readonly path: string;
  readonly summary: string;
  readonly body: GenericSchema;
  readonly response: GenericSchema;
  /** Errors of this call, in addition to `COMMON_ERRORS`. */
  readonly errors: readonly StudioErrorType[];
}

/** Errors that every call can return before it is processed. */
export const COMMON_ERRORS = [
  'UnknownStudio',
  'BadSignature',
  'StaleTimestamp',
  'BadRequest',
] as const satisfies readonly StudioErrorType[];

export const STUDIO_CALLS: Readonly<Record<StudioCallName, StudioCall>> = {
  authenticate: {
    path: STUDIO_PATHS.authenticate,
    summary:
      'Exchanges the token of a launch for a game session, with the player, the game and the balances.',
    body: authenticateBody,
    response: authenticateResponse,
    errors: ['UnknownSession'],
  },
  balance: {
    path: STUDIO_PATHS.balance,
    summary: 'Returns the balances of the player of a game session, after a change outside of the game.',
    body: balanceBody,
    response: balanceResponse,
    errors: ['UnknownSession'],
  },
  bet: {
    path: STUDIO_PATHS.bet,
    summary: 'Takes a stake; the first one opens the round.',
    body: betBody,
    response: movementResponse,
    errors: [
      'InsufficientFunds',
      'SessionEnded',
      'BonusMaxBet',
      'LimitReached',
      'ContentAcceptRequired',
      'SessionLimitReached',
      'RealityCheckDue',
      'RoundTooSoon',
      'UnknownSession',
      'UnknownRound',
      'TransactionConflict',
      'RoundClosed',
      'BetRolledBack',
      'WrongCurrency',
      'UnknownFreeRounds',
      'FreeRoundsOver',
      'FreeStakeDiffers',
    ],
  },
  win: {
    path: STUDIO_PATHS.win,
    summary:
      'Pays a win of a round in which a bet stands; a round may have several. One above the declared largest win is held.',
    body: winBody,
    response: movementResponse,
    errors: [
      'UnknownSession',
      'UnknownRound',
      'TransactionConflict',
      'WinRolledBack',
      'WrongCurrency',
      'AmountTooLarge',
    ],
  },
  rollback: {
    path: STUDIO_PATHS.rollback,
    summary: 'Undoes a bet or a win. If it arrives later, it is refused.',
    body: rollbackBody,
    response: movementResponse,
    errors: ['UnknownSession', 'TransactionConflict', 'AmountTooLarge'],
  },
  endRound: {
    path: STUDIO_PATHS.endRound,
    summary: 'The round takes no more bets.',
    body: endRoundBody,
    response: movementResponse,
    errors: ['UnknownSession', 'UnknownRound', 'TransactionConflict'],
  },
};
