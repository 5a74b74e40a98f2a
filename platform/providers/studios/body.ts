import * as v from 'valibot';
import type { RollbackBody } from '@foyer/contract/studios/http.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { parseDecimal, type Money } from '@foyer/domain/money.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { Refusal } from '../../infra/refusal.ts';

/** No game's stake or win comes near this amount; a larger one is the studio's error and is refused. */
export const LARGEST_AMOUNT_MINOR = 100_000_000_000n;

/** @throws Refusal BadRequest, with the invalid field in `keys.field` */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(body));
  if (result.success) return result.output;
  throw badRequest(v.getDotPath(result.issues[0]) ?? 'body', 'invalid');
}

/** As `readBody`; a field that is not there is `missing`. @throws Refusal BadRequest */
export function readCompanyBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(body));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw badRequest(v.getDotPath(issue) ?? 'body', issue.received === 'undefined' ? 'missing' : 'invalid');
}

/** @throws Refusal BadRequest for zero, a fraction of a minor unit, or more than `LARGEST_AMOUNT_MINOR` */
export const readAmount = ({ amount, currency }: { amount: string; currency: Currency }): Money =>
  readMoney('amount', amount, currency);

/** The bet's maximum win; empty when the bet states none. @throws Refusal BadRequest as for an amount */
export const readLargestWin = ({
  largestWin,
  currency,
}: {
  largestWin?: string | undefined;
  currency: Currency;
}): { readonly largestWin?: Money } =>
  largestWin === undefined ? {} : { largestWin: readMoney('largestWin', largestWin, currency) };

function readMoney(field: string, amount: string, currency: Currency): Money {
  const read = readDecimal(field, amount, currency);
  if (read.minor <= 0n) throw badRequest(field, 'notPositive');
  return read;
}

/** @throws Refusal BadRequest for a fraction of a minor unit, or more than `LARGEST_AMOUNT_MINOR` */
export function readDecimal(field: string, amount: string, currency: Currency): Money {
  const read = parseDecimal(amount, currency);
  if (!read) throw badRequest(field, 'tooManyDecimals');
  if (read.minor > LARGEST_AMOUNT_MINOR) throw badRequest(field, 'tooLarge');
  return read;
}

/** Transaction id of the bet to roll back. @throws Refusal BadRequest when it is the rollback's own id */
export function readRollsBack({ rollsBack, transactionId }: RollbackBody): string {
  if (rollsBack === transactionId) throw badRequest('rollsBack', 'isItself');
  return rollsBack;
}

const SHARE_DIGITS = 6;

/** The part that belongs to the studio's own jackpot; empty when none is stated. @throws Refusal BadRequest */
export function readJackpotPart(
  field: 'jackpotContribution' | 'jackpotWin',
  part: string | undefined,
  of: string,
): { readonly jackpotPart?: string } {
  if (part === undefined) return {};
  const millionths = inMillionths(part);
  if (millionths <= 0n) throw badRequest(field, 'notPositive');
  if (millionths > inMillionths(of)) throw badRequest(field, 'moreThanAmount');
  return { jackpotPart: part };
}

function inMillionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(SHARE_DIGITS, '0'));
}

/** @throws Refusal BadRequest */
function parseJson(body: Buffer): unknown {
  const value = receivedJson(body.toString('utf8'));
  if (value === undefined) throw badRequest('body', 'notJson');
  return value;
}

export const badRequest = (field: string, reason: string) =>
  new Refusal('BadRequest', { status: 400, reasons: [reason], keys: { field } });
