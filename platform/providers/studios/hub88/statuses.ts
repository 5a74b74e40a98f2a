import type { Hub88Status } from '@foyer/contract/studios/hub88.ts';
import type { Refusal } from '../../../infra/refusal.ts';

/** Refusals of the wallet in the words of the dialect. It has one status for every limit that a player reaches. */
const STATUSES: Readonly<Record<string, Hub88Status>> = {
  BadSignature: 'RS_ERROR_INVALID_SIGNATURE',
  UnknownSession: 'RS_ERROR_INVALID_TOKEN',
  UnknownPlayer: 'RS_ERROR_INVALID_TOKEN',
  SessionEnded: 'RS_ERROR_TOKEN_EXPIRED',
  WrongGame: 'RS_ERROR_INVALID_GAME',
  WrongCurrency: 'RS_ERROR_WRONG_CURRENCY',
  InsufficientFunds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  TransactionConflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  UnknownRound: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BetRolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  WinRolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  BonusMaxBet: 'RS_ERROR_LIMIT_REACHED',
  LimitReached: 'RS_ERROR_LIMIT_REACHED',
  SessionLimitReached: 'RS_ERROR_LIMIT_REACHED',
  RealityCheckDue: 'RS_ERROR_LIMIT_REACHED',
  ContentAcceptRequired: 'RS_ERROR_LIMIT_REACHED',
  RoundTooSoon: 'RS_ERROR_LIMIT_REACHED',
};

const BAD_REQUESTS: Readonly<Record<string, Hub88Status>> = {
  notJson: 'RS_ERROR_WRONG_SYNTAX',
  repeatedKey: 'RS_ERROR_WRONG_SYNTAX',
  bodyTooLarge: 'RS_ERROR_WRONG_SYNTAX',
  missing: 'RS_ERROR_WRONG_SYNTAX',
  isItself: 'RS_ERROR_WRONG_SYNTAX',
  aboveStudioLimit: 'RS_ERROR_LIMIT_REACHED',
};

export function hub88StatusOf({
  type,
  reasons: [reason = ''],
}: Pick<Refusal, 'type' | 'reasons'>): Hub88Status {
  if (type === 'BadRequest') return BAD_REQUESTS[reason] ?? 'RS_ERROR_WRONG_TYPES';
  return STATUSES[type] ?? 'RS_ERROR_UNKNOWN';
}
