import { feeOf } from '@foyer/contract/cashier/fee.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import {
  approval,
  closedLoop,
  weekendUntil,
  type AccountOnFile,
  type OfferedMethod,
  type Payment,
} from '../../modules/cashier/index.ts';
import { withdrawalInitiated } from '../../modules/wallet/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { requestKyc } from '../kyc/moveKyc.ts';
import { withLockedPlayer, CALLER, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';
import {
  requestedAccount,
  findEarlierRequest,
  methodNotAvailable,
  offeredTo,
  payloadHash,
  readRequest,
  requireBounds,
  termsOf,
  type PaymentRequest,
} from './order.ts';
import { withdrawalKey } from './outcomes.ts';

type Wait = NonNullable<Payment['wait']>;

/** How often a held-back payout is re-checked when nothing wakes it earlier. */
const RECHECK_MS = HOUR;

/**
 * Debits the balance at once and queues the payout with what it waits for (MONEY-08). Limits and exclusions do not
 * apply (LIMIT-11, EXCLUSION-04). @throws Refusal PlayerBlocked, MethodNotAvailable, AmountOutOfBounds,
 * WrongCurrency, ClosedLoop, InsufficientFunds, TransactionConflict, BadRequest
 */
export async function requestWithdrawal(deps: CashierDeps, request: PaymentRequest): Promise<Payment> {
  const amount = readRequest(request);
  return withLockedPlayer(
    deps,
    request.playerId,
    async (locked) =>
      (await findEarlierRequest(locked, 'Withdrawal', request)) ?? (await writeDown(locked, request, amount)),
  );
}

async function writeDown(locked: LockedPlayer, request: PaymentRequest, amount: Money): Promise<Payment> {
  const { clock, cashier, wallet, sites, tx, player, site, payments } = locked;
  locked.require('withdraw');
  const methods = await offeredTo(locked, 'withdrawal');
  const method = methods.find(({ id }) => id === request.method);
  if (!method || !site) throw methodNotAvailable(request.method);
  requireBounds(method, amount);
  const accounts = await cashier.accounts(tx, player.id);
  const account = requestedAccount(accounts, request);
  requireClosedLoop(site, { accounts, methods, account, amount });

  const now = clock.now();
  const needed = await approvalOf(locked, site, { account, amount });
  const hold = waitBeforePayout(locked, method, needed);
  const begun = await payments.begin(
    {
      ...termsOf(locked, site, method),
      // Chosen with the first request to the provider, which may be much later.
      merchant: null,
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
  if (needed) await cashier.approvals.add(tx, begun, needed);
  await wallet.post(
    tx,
    withdrawalInitiated({
      caller: CALLER,
      key: withdrawalKey(begun),
      playerId: player.id,
      amount: begun.amount,
    }),
  );
  // LIC-20: requests identity verification when the payout has to wait for it.
  await requestKyc(locked, tx, player, { site, occasion: { type: 'withdrawal' } });
  return begun;
}

interface Paying {
  readonly accounts: readonly AccountOnFile[];
  readonly methods: readonly OfferedMethod[];
  readonly account: AccountOnFile | null;
  readonly amount: Money;
}

/** MONEY-04, LIC-06: money must first return to the accounts it came from. @throws Refusal ClosedLoop */
function requireClosedLoop(site: Site, { accounts, methods, account, amount }: Paying): void {
  if (!site.hasRule('closedLoopPayments')) return;
  const room = closedLoop.maxPayoutTo(closedLoop.owedBack(accounts, methods), account?.id ?? null);
  if (room === null || amount.minor <= room) return;
  throw new Refusal('ClosedLoop', {
    status: 403,
    keys: { rule: 'MONEY-04', room: toDecimal(money(room, amount.currency)), currency: amount.currency },
  });
}

/** MONEY-13: whether an operator has to approve the withdrawal first, and why. */
async function approvalOf(
  { cashier, tx, player }: LockedPlayer,
  site: Site,
  { account, amount }: Pick<Paying, 'account' | 'amount'>,
) {
  if (site.withdrawalApprovals.length === 0) return null;
  return approval.neededApproval(site.withdrawalApprovals, {
    sum: await cashier.approvals.sumWith(tx, player.id, amount),
    isKnownAccount: account !== null && (await cashier.approvals.isKnownAccount(tx, account.id)),
  });
}

type OpenApproval = Pick<approval.Approval, 'withinHours'>;

/**
 * Returns what holds a payout back now, or null when it may be sent. The player sees first what they have to do, and last
 * what they wait for. MONEY-05, MONEY-06, MONEY-13, FLAG-06
 * @param needed the approval that the withdrawal needs and does not have
 */
export function waitBeforePayout(
  { players, clock, player, site }: LockedPlayer,
  { speed, wait = null }: Pick<Payment, 'speed'> & Partial<Pick<Payment, 'wait'>>,
  needed: OpenApproval | null,
): Wait | null {
  const block = players.blockNow(player, 'withdraw');
  const accountState = players.accountState(player);
  if (accountState.holdsPayoutsForKyc) return { for: 'IdentityVerification', by: null };
  if (block) return { for: 'Review', by: block.until };
  if (accountState.isSourceOfWealthOverdue) return { for: 'SourceOfWealth', by: null };
  if (needed) return wait?.for === 'Approval' ? wait : approvalWait(needed, clock.now());
  const monday = speed === 'Manual' && site ? weekendUntil(clock.now(), site.timeZone) : null;
  // FLAG-06: the site may hide the weekend as the reason.
  const isWeekendShown = !site?.has('DisableWeekendWithdrawalMessages');
  if (monday) return { for: isWeekendShown ? 'Weekend' : 'Provider', by: monday };
  return null;
}

const approvalWait = ({ withinHours }: OpenApproval, now: Date): Wait => ({
  for: 'Approval',
  by: new Date(now.getTime() + withinHours * HOUR),
});

/** An approval may come late, and meanwhile another reason to wait may begin. */
export function nextCheckAt({ for: reason, by }: Wait, now: Date): Date {
  const recheckAt = new Date(now.getTime() + RECHECK_MS);
  return reason === 'Approval' ? recheckAt : (by ?? recheckAt);
}

export const providerWait = ({ takesMinutes }: Pick<Payment, 'takesMinutes'>, now: Date): Wait => ({
  for: 'Provider',
  by: new Date(now.getTime() + takesMinutes * MINUTE),
});
