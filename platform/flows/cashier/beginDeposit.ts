import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { feeOf } from '@foyer/contract/cashier/fee.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { NoResponse, NotCalled } from '../../infra/httpClient/httpClient.ts';
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
  findEarlierRequest,
  methodNotAvailable,
  offeredTo,
  payloadHash,
  readRequest,
  requireBounds,
  termsOf,
  type PaymentRequest,
} from './order.ts';
import { beginCancel, closeAtProvider } from './cancelDeposit.ts';
import { merchantOf, orderOf } from './providerRequests.ts';
import { returnUrlOf } from './returnUrl.ts';

/** Maximum open deposits per player; it keeps scripts from flooding the ledger. */
const MAX_OPEN_DEPOSITS = 10;
/** Time to pay on the provider's page. Money that arrives later is still credited. */
const DEPOSIT_LIFETIME_MS = 30 * MINUTE;

/**
 * Checks all rules and reserves the amount in the limits in one transaction, then requests the payment page. Idempotent
 * by key: a repeated call returns the existing payment and repeats a provider request whose response was lost.
 * @throws Refusal PlayerBlocked, MethodNotAvailable, AmountOutOfBounds, WrongCurrency, DepositLimitReached,
 * TransactionConflict, TooManyRequests, BadRequest, ExclusionRegisterUnavailable
 */
export async function beginDeposit(deps: CashierDeps, request: PaymentRequest): Promise<Payment> {
  const amount = readRequest(request);
  await deps.selfExclusion.registers.requireReplyBeforeDeposit(request.playerId);
  const begun = await withLockedPlayer(
    deps,
    request.playerId,
    async (locked) =>
      (await findEarlierRequest(locked, 'Deposit', request)) ?? (await writeDown(locked, request, amount)),
  );
  return requestPaymentPage(deps, begun);
}

async function writeDown(locked: LockedPlayer, request: PaymentRequest, amount: Money): Promise<Payment> {
  const { clock, cashier, limits, sites, tx, player, site, payments } = locked;
  const method = (await offeredTo(locked, 'deposit')).find(({ id }) => id === request.method);
  locked.require(method?.isInstantBanking ? 'depositByInstantBanking' : 'deposit');
  await requireNoRealityCheckDue(locked);
  if (!method || !site) throw methodNotAvailable(request.method);
  requireBounds(method, amount);
  if ((await payments.countOpenDeposits()) >= MAX_OPEN_DEPOSITS)
    throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, reasons: ['depositsUnderWay'] });
  const known = accountsToPayFrom(await cashier.accounts(tx, player.id), method, site);
  const account = requestedAccount(known, request);
  const expiresAt = new Date(clock.now().getTime() + DEPOSIT_LIFETIME_MS);
  const terms = termsOf(locked, site, method);
  const begun = await payments.begin(
    {
      ...terms,
      merchant: merchantOf(locked, { ...terms, merchant: null }),
      type: 'Deposit',
      locale: request.locale,
      accountId: account?.id ?? null,
      amount,
      fee: feeOf(method, amount),
      euroCents: sites.euroCents(amount),
      idempotencyKey: request.idempotencyKey,
      payloadHash: payloadHash('Deposit', request),
      returnUrl: returnUrlOf(request),
      wait: { for: 'Player', by: expiresAt },
      dueAt: expiresAt,
    },
    'player',
  );
  await limits.reserve(tx, limitsOf(locked, site), { reference: begun.id, amount });
  return begun;
}

/** Runs outside any transaction because the provider may take long to respond. */
async function requestPaymentPage(deps: CashierDeps, begun: Payment): Promise<Payment> {
  const port = deps.paymentPorts[begun.provider];
  if (begun.status !== 'Initialized' || begun.frameUrl !== null || !port) return begun;
  let frameUrl: string;
  try {
    const returnUrl = `${begun.returnUrl ?? ''}${begun.id}`;
    frameUrl = await port.beginDeposit({ ...(await orderOf(deps, port, begun)), returnUrl });
  } catch (error) {
    deps.log.warn({ err: error, provider: begun.provider }, 'a deposit could not be begun at its provider');
    return cancelAfterFailure(deps, begun, error);
  }
  const payment = await withLockedPlayer(deps, begun.playerId, async ({ payments }) => {
    const current = await lockExistingPayment(payments, begun);
    if (current.status !== 'Initialized') return current;
    return payments.update(current, { by: 'provider', why: 'awaits the player', set: { frameUrl } });
  });
  // The deposit was cancelled during the provider request, so the page that was just created is closed too.
  return isCancelled(payment) ? closeAtProvider(deps, payment) : payment;
}

const isCancelled = ({ status }: Payment): boolean =>
  status === 'CancelInitialized' || status === 'Cancelled';

/** The provider may have the order although the player saw no page, so the deposit is cancelled as usual. */
async function cancelAfterFailure(deps: CashierDeps, begun: Payment, error: unknown): Promise<Payment> {
  const type = error instanceof Refusal ? error.type : 'PartnerUnavailable';
  const payment = await withLockedPlayer(deps, begun.playerId, async ({ payments }) => {
    const current = await lockExistingPayment(payments, begun);
    // Another call with the same key succeeded, or the money has already arrived.
    if (current.status !== 'Initialized' || current.frameUrl !== null) return current;
    return beginCancel(deps, payments, current, {
      by: 'provider',
      why: 'not begun',
      refusal: { type, rule: null },
    });
  });
  // A provider that did not respond is called again by the job, so that the player does not wait twice.
  if (payment.status !== 'CancelInitialized' || isUnanswered(error)) return payment;
  return closeAtProvider(deps, payment);
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.cause instanceof NoResponse || error.cause instanceof NotCalled);
