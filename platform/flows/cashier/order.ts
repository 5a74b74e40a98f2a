import { createHash } from 'node:crypto';
import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal, MoneyError, toDecimal, type Money } from '@foyer/domain/money.ts';
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
import type { CashierDeps, LockedPlayer } from './lockedPlayer.ts';

/** What a player asks for at either desk. */
export interface PaymentRequest {
  readonly playerId: PlayerId;
  readonly idempotencyKey: string;
  readonly method: string;
  /** Null for a new account. */
  readonly account: string | null;
  /** In major units, as it came over the wire. */
  readonly amount: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** Of the page that asks: `https://lobby.example.com`. */
  readonly origin: string;
}

const KEY = /^[\w.:-]{8,100}$/;

/** @throws Refusal BadRequest for a name or an amount that is none */
export function readRequest({ idempotencyKey, amount, currency }: PaymentRequest): Money {
  if (!KEY.test(idempotencyKey)) throw bad('idempotencyKey');
  try {
    return fromDecimal(amount, currency);
  } catch (error) {
    if (error instanceof MoneyError) throw bad('amount');
    throw error;
  }
}

const bad = (field: string) => new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });

/** What must be the same for the same key (MONEY-07). */
export const payloadHash = (
  type: Payment['type'],
  { method, account, amount, currency }: PaymentRequest,
): string =>
  createHash('sha256')
    .update(JSON.stringify([type, method, account, toDecimal(fromDecimal(amount, currency)), currency]))
    .digest('base64url');

/** What was begun under the key before. @throws Refusal TransactionConflict for other words under it (MONEY-07) */
export async function begunBefore(
  { till }: LockedPlayer,
  type: Payment['type'],
  request: PaymentRequest,
): Promise<Payment | null> {
  const known = await till.known(request.idempotencyKey);
  if (known && known.payloadHash !== payloadHash(type, request))
    throw new Refusal('TransactionConflict', { status: 409 });
  return known;
}

/** The methods of one direction for the player at the desk; none where nothing is served. */
export async function offeredTo(
  parts: Pick<CashierDeps, 'wallet' | 'ports'>,
  desk: Pick<LockedPlayer, 'tx' | 'player' | 'site'>,
  direction: 'deposit' | 'withdrawal',
): Promise<readonly OfferedMethod[]> {
  if (!desk.site) return [];
  const { minDepositAmount, minWithdrawalAmount } = await parts.wallet.state(desk.tx, desk.player.id);
  return methodsOffered(direction, {
    site: desk.site,
    currency: desk.player.currency,
    least: direction === 'deposit' ? minDepositAmount : minWithdrawalAmount,
    hasProvider: (provider) => Object.hasOwn(parts.ports, provider),
  });
}

export const methodNotAvailable = (method: string) =>
  new Refusal('MethodNotAvailable', { status: 403, keys: { method } });

/** CASH-01, CASH-27. @throws Refusal AmountOutOfBounds, WrongCurrency */
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

/** The account of the player's that the request names; null for a new one. @throws Refusal MethodNotAvailable */
export function requestedAccount(
  accounts: readonly AccountOnFile[],
  { account, method }: PaymentRequest,
): AccountOnFile | null {
  if (account === null) return null;
  const own = accounts.find(({ id }) => id === account);
  if (!own || own.method !== method) throw methodNotAvailable(method);
  return own;
}

/** FLAG-10: the accounts of before that a deposit may come from; Krofort's only where the site offers them again. */
export const accountsToPayFrom = (
  accounts: readonly AccountOnFile[],
  { id, provider }: Pick<OfferedMethod, 'id' | 'provider'>,
  site: Pick<Site, 'has'>,
): readonly AccountOnFile[] =>
  provider === 'krofort' && !site.has('EnableKrofortQuickDepositWithLastUsedAccount')
    ? []
    : accounts.filter(({ method }) => method === id);

/** What a payment keeps of its method and its player. */
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
