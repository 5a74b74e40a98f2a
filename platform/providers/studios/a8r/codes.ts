import { A8R_CODES, type A8rCode } from '@foyer/contract/studios/a8r.ts';
import type { Refusal } from '../../../infra/refusal.ts';

/** Refusals of the wallet as codes of the dialect. It has one code for every limit that a player reaches. */
const CODES: Readonly<Record<string, A8rCode>> = {
  BadSignature: A8R_CODES.forbidden,
  UnknownSession: A8R_CODES.unknownPlayer,
  UnknownPlayer: A8R_CODES.unknownPlayer,
  SessionEnded: A8R_CODES.playerDisabled,
  WrongGame: A8R_CODES.gameForbidden,
  WrongCurrency: A8R_CODES.wrongCurrency,
  InsufficientFunds: A8R_CODES.notEnoughMoney,
  TransactionConflict: A8R_CODES.alreadyExists,
  BonusMaxBet: A8R_CODES.betTooLarge,
  LimitReached: A8R_CODES.limitReached,
  SessionLimitReached: A8R_CODES.limitReached,
  RealityCheckDue: A8R_CODES.limitReached,
  ContentAcceptRequired: A8R_CODES.limitReached,
  RoundTooSoon: A8R_CODES.limitReached,
};

export function a8rCodeOf({ type, reasons }: Pick<Refusal, 'type' | 'reasons'>): A8rCode {
  if (type === 'BadRequest' && reasons.includes('aboveStudioLimit')) return A8R_CODES.betTooLarge;
  return CODES[type] ?? A8R_CODES.badRequest;
}

const TWIRP_CODES: Readonly<Partial<Record<A8rCode, string>>> = {
  [A8R_CODES.forbidden]: 'permission_denied',
  [A8R_CODES.alreadyExists]: 'already_exists',
};

/** HTTP status and body of a refusal. */
export function presentA8rRefusal(refusal: Refusal, balance: string | null) {
  const code = a8rCodeOf(refusal);
  const message = [refusal.type, ...refusal.reasons].join(' ');
  return {
    status: code === A8R_CODES.forbidden ? 403 : 400,
    body: JSON.stringify({
      code: TWIRP_CODES[code] ?? 'invalid_argument',
      msg: message,
      meta: { api_code: code, api_message: message, ...(balance !== null && { balance }) },
    }),
  };
}
