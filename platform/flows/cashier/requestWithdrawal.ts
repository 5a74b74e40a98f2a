import { feeOf } from '@foyer/contract/cashier/fee.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import {
  owedBack,
  roomFor,
  weekendUntil,
  type AccountOnFile,
  type OfferedMethod,
  type Payment,
  type Wait,
} from '../../modules/cashier/index.ts';
import { withdrawalInitiated } from '../../modules/wallet/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { requestKyc } from '../compliance/kyc.ts';
import { withLockedPlayer, CALLER, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';
import {
  requestedAccount,
  begunBefore,
  methodNotAvailable,
  offeredTo,
  payloadHash,
  readRequest,
  requireBounds,
  termsOf,
  type PaymentRequest,
} from './order.ts';
import { withdrawalKey } from './outcomes.ts';

/** How often a payout that is held back is looked at, should nobody have told that it may go. */
const HELD_MS = HOUR;

/**
 * Takes the amount from the balance at once and puts the payout in the queue, with what it waits for (MONEY-08). Limits and
 * exclusions are not asked (LIMIT-11, EXCLUSION-04).
 * @throws Refusal PlayerBlocked, MethodNotAvailable, AmountOutOfBounds, WrongCurrency, ClosedLoop, InsufficientFunds,
 * TransactionConflict, BadRequest
 */
export async function requestWithdrawal(parts: CashierDeps, request: PaymentRequest): Promise<Payment> {
  const amount = readRequest(request);
  return withLockedPlayer(
    parts,
    request.playerId,
    async (desk) =>
      (await begunBefore(desk, 'Withdrawal', request)) ?? (await writeDown(parts, desk, request, amount)),
  );
}

async function writeDown(
  parts: CashierDeps,
  desk: LockedPlayer,
  request: PaymentRequest,
  amount: Money,
): Promise<Payment> {
  const { clock, cashier, wallet, sites } = parts;
  const { tx, player, site, till } = desk;
  desk.require('withdraw');
  const methods = await offeredTo(parts, desk, 'withdrawal');
  const method = methods.find(({ id }) => id === request.method);
  if (!method || !site) throw methodNotAvailable(request.method);
  requireBounds(method, amount);
  const accounts = await cashier.accounts(tx, player.id);
  const account = requestedAccount(accounts, request);
  requireClosedLoop(site, { accounts, methods, account, amount });

  const now = clock.now();
  const hold = waitBeforePayout(parts, desk, method);
  const begun = await till.begin(
    {
      ...termsOf(desk, site, method),
      type: 'Withdrawal',
      locale: request.locale,
      accountId: account?.id ?? null,
      amount,
      fee: feeOf(method, amount),
      euroCents: sites.euroCents(amount),
      idempotencyKey: request.idempotencyKey,
      payloadHash: payloadHash('Withdrawal', request),
      returnUrl: null,
      wait: hold ?? providerWait(method, now),
      dueAt: hold ? nextCheckAt(hold, now) : now,
    },
    'player',
  );
  await wallet.post(
    tx,
    withdrawalInitiated({
      caller: CALLER,
      key: withdrawalKey(begun),
      playerId: player.id,
      amount: begun.amount,
    }),
  );
  // LIC-20: a payout that has to wait for it is the occasion to ask.
  await requestKyc(parts, tx, player, { site, occasion: { type: 'withdrawal' } });
  return begun;
}

interface Paying {
  readonly accounts: readonly AccountOnFile[];
  readonly methods: readonly OfferedMethod[];
  readonly account: AccountOnFile | null;
  readonly amount: Money;
}

/** MONEY-04, LIC-06: money goes back to where it came from first. @throws Refusal ClosedLoop */
function requireClosedLoop(site: Site, { accounts, methods, account, amount }: Paying): void {
  if (!site.requires('closedLoopPayments')) return;
  const room = roomFor(owedBack(accounts, methods), account?.id ?? null);
  if (room === null || amount.minor <= room) return;
  throw new Refusal('ClosedLoop', {
    status: 403,
    keys: { rule: 'MONEY-04', room: toDecimal(money(room, amount.currency)), currency: amount.currency },
  });
}

/** What holds a payout back now; null when it may go. MONEY-05, MONEY-06, FLAG-06 */
export function waitBeforePayout(
  { identity, clock }: Pick<CashierDeps, 'identity' | 'clock'>,
  { player, site }: Pick<LockedPlayer, 'player' | 'site'>,
  { speed }: Pick<Payment, 'speed'>,
): Wait | null {
  const block = identity.blockNow(player, 'withdraw');
  const standing = identity.standing(player);
  if (standing.holdsPayoutsForKyc) return { for: 'IdentityVerification', by: null };
  if (block) return { for: 'Review', by: block.until };
  if (standing.isSourceOfWealthOverdue) return { for: 'SourceOfWealth', by: null };
  const monday = speed === 'Manual' && site ? weekendUntil(clock.now(), site.timeZone) : null;
  // FLAG-06
  const isTold = !site?.has('DisableWeekendWithdrawalMessages');
  if (monday) return { for: isTold ? 'Weekend' : 'Provider', by: monday };
  return null;
}

export const nextCheckAt = ({ by }: Wait, now: Date): Date => by ?? new Date(now.getTime() + HELD_MS);

export const providerWait = ({ takesMinutes }: Pick<Payment, 'takesMinutes'>, now: Date): Wait => ({
  for: 'Provider',
  by: new Date(now.getTime() + takesMinutes * MINUTE),
});
