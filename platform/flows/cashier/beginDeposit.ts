import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { feeOf } from '@foyer/contract/cashier/fee.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import { ordered, type Payment, type PaymentPort } from '../../modules/cashier/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import {
  withLockedPlayer,
  lockExistingPayment,
  limitsOf,
  requireNoRealityCheckDue,
  type CashierDeps,
  type LockedPlayer,
} from './lockedPlayer.ts';
import {
  requestedAccount,
  accountsToPayFrom,
  begunBefore,
  methodNotAvailable,
  offeredTo,
  payloadHash,
  readRequest,
  requireBounds,
  termsOf,
  type PaymentRequest,
} from './order.ts';
import { beginCancel, closeAtProvider } from './cancelDeposit.ts';
import { returnedTo } from './returned.ts';

/** Maximum open deposits per player; it keeps scripts from flooding the ledger. */
const MOST_UNDER_WAY = 10;
/**
 * Time a player has to pay on the provider's page. Money that arrives later is still credited to the
 * player.
 */
const DEPOSIT_LIFE_MS = 30 * MINUTE;

/**
 * Checks all rules and reserves room in the limits in one transaction, then requests the payment page from
 * the provider. Idempotent by key: a repeated call returns the existing payment and repeats a provider
 * request whose response was lost.
 * @throws Refusal PlayerBlocked, MethodNotAvailable, AmountOutOfBounds, WrongCurrency, DepositLimitReached,
 * TransactionConflict, TooManyRequests, BadRequest
 */
export async function beginDeposit(parts: CashierDeps, request: PaymentRequest): Promise<Payment> {
  const amount = readRequest(request);
  const begun = await withLockedPlayer(
    parts,
    request.playerId,
    async (desk) =>
      (await begunBefore(desk, 'Deposit', request)) ?? (await writeDown(parts, desk, request, amount)),
  );
  return askForFrame(parts, begun);
}

async function writeDown(
  parts: CashierDeps,
  desk: LockedPlayer,
  request: PaymentRequest,
  amount: Money,
): Promise<Payment> {
  const { clock, cashier, limits, sites } = parts;
  const { tx, player, site, till } = desk;
  const method = (await offeredTo(parts, desk, 'deposit')).find(({ id }) => id === request.method);
  desk.require(method?.isInstantBanking ? 'depositByInstantBanking' : 'deposit');
  await requireNoRealityCheckDue(parts, desk);
  if (!method || !site) throw methodNotAvailable(request.method);
  requireBounds(method, amount);
  if ((await till.depositsUnderWay()) >= MOST_UNDER_WAY)
    throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, reasons: ['depositsUnderWay'] });
  const known = accountsToPayFrom(await cashier.accounts(tx, player.id), method, site);
  const account = requestedAccount(known, request);
  const expiresAt = new Date(clock.now().getTime() + DEPOSIT_LIFE_MS);
  const begun = await till.begin(
    {
      ...termsOf(desk, site, method),
      type: 'Deposit',
      locale: request.locale,
      accountId: account?.id ?? null,
      amount,
      fee: feeOf(method, amount),
      euroCents: sites.euroCents(amount),
      idempotencyKey: request.idempotencyKey,
      payloadHash: payloadHash('Deposit', request),
      returnUrl: returnedTo(request),
      wait: { for: 'Player', by: expiresAt },
      dueAt: expiresAt,
    },
    'player',
  );
  await limits.holdRoom(tx, limitsOf(desk, site), { reference: begun.id, amount });
  return begun;
}

/** Runs outside any transaction because the provider may take long to respond. */
async function askForFrame(parts: CashierDeps, begun: Payment): Promise<Payment> {
  const port = parts.paymentPorts[begun.provider];
  if (begun.status !== 'Initialized' || begun.frameUrl !== null || !port) return begun;
  let frameUrl: string;
  try {
    frameUrl = await port.beginDeposit(await depositOrder(parts, begun));
  } catch (error) {
    parts.log.warn({ err: error, provider: begun.provider }, 'a deposit could not be begun at its provider');
    return cancelUnbegun(parts, begun, error instanceof Refusal ? error.type : 'PartnerUnavailable');
  }
  const payment = await withLockedPlayer(parts, begun.playerId, async ({ till }) => {
    const present = await lockExistingPayment(till, begun);
    if (present.status !== 'Initialized') return present;
    return till.move(present, { by: 'provider', why: 'awaits the player', set: { frameUrl } });
  });
  // The deposit was cancelled during the provider request, so the page that was just created is closed too.
  return isCancelled(payment) ? closeAtProvider(parts, payment) : payment;
}

const isCancelled = ({ status }: Payment): boolean =>
  status === 'CancelInitialized' || status === 'Cancelled';

/**
 * The player never saw the payment page, but the provider may have the order, so the deposit is cancelled
 * like any other.
 */
async function cancelUnbegun(parts: CashierDeps, begun: Payment, type: string): Promise<Payment> {
  const payment = await withLockedPlayer(parts, begun.playerId, async ({ till }) => {
    const present = await lockExistingPayment(till, begun);
    // Another call with the same key succeeded, or the money has already arrived.
    if (present.status !== 'Initialized' || present.frameUrl !== null) return present;
    return beginCancel(parts, till, present, {
      by: 'provider',
      why: 'not begun',
      refusal: { type, rule: null },
    });
  });
  return payment.status === 'CancelInitialized' ? closeAtProvider(parts, payment) : payment;
}

async function depositOrder(
  { cashier, database }: CashierDeps,
  payment: Payment,
): Promise<Parameters<PaymentPort['beginDeposit']>[0]> {
  const accounts = payment.accountId === null ? [] : await cashier.accounts(database.query, payment.playerId);
  const account = accounts.find(({ id }) => id === payment.accountId);
  return {
    brand: payment.brand,
    reference: payment.id,
    playerId: payment.playerId,
    amount: ordered(payment),
    country: payment.country,
    locale: payment.locale,
    method: payment.providerMethod,
    account: account?.providerAccount ?? null,
    returnUrl: `${payment.returnUrl ?? ''}${payment.id}`,
  };
}
