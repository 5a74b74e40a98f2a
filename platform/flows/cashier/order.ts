import { createHash } from 'node:crypto';
import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal, parseDecimal, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import {
  methodsOffered,
  type AccountOnFile,
  type OfferedMethod,
  type Payment,
} from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import type { LockedPlayer } from './lockedPlayer.ts';

export interface PaymentRequest {
  readonly playerId: PlayerId;
  readonly idempotencyKey: string;
  readonly method: string;
  /** Null for a new account. */
  readonly account: string | null;
  /** In major units, as sent by the client. */
  readonly amount: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** Origin of the requesting page, such as `https://lobby.example.com`. */
  readonly origin: string;
}

const KEY = /^[\w.:-]{8,100}$/;

/** @throws Refusal BadRequest for an invalid key or amount */
export function readRequest({ idempotencyKey, amount, currency }: PaymentRequest): Money {
  if (!KEY.test(idempotencyKey)) throw invalid('idempotencyKey');
  const read = parseDecimal(amount, currency);
  if (!read) throw invalid('amount');
  return read;
}

const invalid = (field: string) => new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });

/** Hash of the fields that must not change under one idempotency key (MONEY-07). */
export const payloadHash = (
  type: Payment['type'],
  { method, account, amount, currency }: PaymentRequest,
): string =>
  createHash('sha256')
    .update(JSON.stringify([type, method, account, toDecimal(fromDecimal(amount, currency)), currency]))
    .digest('base64url');

/** The payment begun under this key, if any. @throws Refusal TransactionConflict when its details differ (MONEY-07) */
export async function findEarlierRequest(
  { payments }: LockedPlayer,
  type: Payment['type'],
  request: PaymentRequest,
): Promise<Payment | null> {
  const known = await payments.findByKey(request.idempotencyKey);
  if (known && known.payloadHash !== payloadHash(type, request))
    throw new Refusal('TransactionConflict', { status: 409 });
  return known;
}

/** Payment methods of one direction for the locked player; empty for a brand that is no longer served. */
export async function offeredTo(
  locked: LockedPlayer,
  direction: 'deposit' | 'withdrawal',
): Promise<readonly OfferedMethod[]> {
  if (!locked.site) return [];
  const { minDepositAmount, minWithdrawalAmount } = await locked.wallet.state(locked.tx, locked.player.id);
  return methodsOffered(direction, {
    site: locked.site,
    currency: locked.player.currency,
    minimum: direction === 'deposit' ? minDepositAmount : minWithdrawalAmount,
    hasProvider: (provider) => Object.hasOwn(locked.paymentPorts, provider),
  });
}

export const methodNotAvailable = (method: string) =>
  new Refusal('MethodNotAvailable', { status: 403, keys: { method } });

/** CASH-01, CASH-27: checks the method's minimum and maximum. @throws Refusal AmountOutOfBounds, WrongCurrency */
export function requireBounds({ min, max }: Pick<OfferedMethod, 'min' | 'max'>, amount: Money): void {
  if (amount.currency !== min.currency) throw new Refusal('WrongCurrency', { status: 422 });
  const reason = compare(amount, min) < 0 ? 'tooLittle' : compare(amount, max) > 0 ? 'tooMuch' : null;
  if (reason === null) return;
  throw new Refusal('AmountOutOfBounds', {
    status: 422,
    reasons: [reason],
    keys: { min: toDecimal(min), max: toDecimal(max), currency: min.currency },
  });
}

/** The player's account that the request names, or null for a new account. @throws Refusal MethodNotAvailable */
export function requestedAccount(
  accounts: readonly AccountOnFile[],
  { account, method }: PaymentRequest,
): AccountOnFile | null {
  if (account === null) return null;
  const own = accounts.find(({ id }) => id === account);
  if (!own || own.method !== method) throw methodNotAvailable(method);
  return own;
}

/** FLAG-10: the player's accounts that a deposit may come from; Krofort's only where the site's flag allows it. */
export const accountsToPayFrom = (
  accounts: readonly AccountOnFile[],
  { id, provider }: Pick<OfferedMethod, 'id' | 'provider'>,
  site: Pick<Site, 'has'>,
): readonly AccountOnFile[] =>
  provider === 'krofort' && !site.has('EnableKrofortQuickDepositWithLastUsedAccount')
    ? []
    : accounts.filter(({ method }) => method === id);

/** The player and method fields that are stored with a payment. */
export const termsOf = (
  { player }: Pick<LockedPlayer, 'player'>,
  site: Site,
  { id, provider, providerMethod, speed, takesMinutes }: OfferedMethod,
) => ({
  playerId: player.id,
  brand: player.brand,
  method: id,
  provider,
  providerMethod,
  speed,
  takesMinutes,
  country: site.market.country,
});
