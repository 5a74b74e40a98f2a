import { DAY } from '@foyer/vocabulary/duration.ts';
import {
  type PaidAccount,
  type Payment,
  type PaymentNotice,
  type Till,
} from '../../modules/cashier/index.ts';
import { chargeback, deposit, withdrawalRolledBack } from '../../modules/wallet/index.ts';
import { requireSourceOfWealth } from '../compliance/decide.ts';
import { askKyc } from '../compliance/kyc.ts';
import { askEndedNextAt } from './askNextAt.ts';
import { CALLER, type CashierParts, type Desk } from './desk.ts';

type By = Parameters<Till['begin']>[1];

export interface Ending {
  readonly by: By;
  readonly why: string;
  /** What the player is told. */
  readonly refusal: NonNullable<Payment['refusal']>;
}

const depositKey = ({ id, lateOf }: Payment): string => `deposit ${lateOf ?? id}`;
export const withdrawalKey = ({ id }: Pick<Payment, 'id'>): string => `withdrawal ${id}`;

/** The money is there: it is the player's with this transaction, whatever limits and exclusions say by now. */
export async function completeDeposit(
  parts: CashierParts,
  desk: Desk,
  payment: Payment,
  paidFrom: PaidAccount | null,
): Promise<Payment> {
  const { tx, till } = desk;
  const { playerId, amount } = payment;
  const accountId = paidFrom ? await parts.cashier.keepAccount(tx, payment, paidFrom) : payment.accountId;
  await parts.wallet.post(tx, deposit({ caller: CALLER, key: depositKey(payment), playerId, amount }));
  const completed = await till.move(payment, {
    by: 'provider',
    why: 'paid',
    to: 'Completed',
    set: { accountId, frameUrl: null },
  });
  await askForSourceOfWealth(parts, desk);
  await askWhoHeIs(parts, desk);
  return completed;
}

/** The deposit had ended, and its money has come after all: one of its own takes it up. */
export async function creditLate(
  parts: CashierParts,
  desk: Desk,
  ended: Payment,
  { account, noticeId }: PaymentNotice,
): Promise<void> {
  const { id: lateOf, idempotencyKey: _, ...terms } = ended;
  await desk.till.putOff(ended, null);
  const late = await desk.till.begin(
    {
      ...terms,
      lateOf,
      idempotencyKey: `late ${lateOf}`,
      returnUrl: null,
      dueAt: null,
      wait: { for: 'Provider', by: null },
    },
    'provider',
  );
  await parts.limits.takeRoom(desk.tx, late.playerId, { reference: late.id, amount: late.amount });
  await completeDeposit(parts, desk, late, account);
  parts.log.warn(
    { payment: lateOf, late: late.id, noticeId },
    'the money of an ended deposit came after all',
  );
}

/** Nothing came of it: the room in the limits is free again. Its provider is asked about it for a while yet. */
export async function cancelDeposit(
  { limits, clock }: Pick<CashierParts, 'limits' | 'clock'>,
  { tx, till }: Desk,
  payment: Payment,
  { by, why, refusal }: Ending,
): Promise<Payment> {
  await limits.releaseRoom(tx, payment.id);
  const now = clock.now();
  return till.move(payment, {
    by,
    why,
    to: 'Cancelled',
    set: { refusal, frameUrl: null, dueAt: askEndedNextAt(now, now) },
  });
}

/** The payer's bank took the money back: what the player still has of it goes, the rest is owed. */
export async function rollBackDeposit(
  { wallet, limits }: CashierParts,
  { tx, till }: Desk,
  payment: Payment,
): Promise<void> {
  const { id, playerId, status } = payment;
  if (status === 'Completed')
    await wallet.post(
      tx,
      chargeback({ caller: CALLER, key: `chargeback ${id}`, playerId, undoes: depositKey(payment) }),
    );
  else await limits.releaseRoom(tx, id);
  await till.move(payment, {
    by: 'provider',
    why: 'taken back by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Reversed', rule: null }, frameUrl: null },
  });
}

/** The bank has paid it. */
export async function completeWithdrawal(
  { wallet, cashier }: CashierParts,
  { tx, till }: Desk,
  payment: Payment,
  paidTo: PaidAccount | null,
): Promise<void> {
  const accountId = paidTo ? await cashier.keepAccount(tx, payment, paidTo) : payment.accountId;
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'posted');
  await till.move(payment, {
    by: 'provider',
    why: 'paid out',
    to: 'Completed',
    set: { accountId, refusal: null, askingUntil: null },
  });
}

/** It comes to nothing before it is paid: the money is the player's again. */
export async function endWithdrawal(
  { wallet }: Pick<CashierParts, 'wallet'>,
  { tx, till }: Desk,
  payment: Payment,
  { to, by, why, refusal, cancelReason }: WithdrawalEnding,
): Promise<Payment> {
  await wallet.conclude(tx, { caller: CALLER, key: withdrawalKey(payment) }, 'voided');
  return till.move(payment, {
    by,
    why,
    to,
    set: { askingUntil: null, ...(refusal && { refusal }), ...(cancelReason && { cancelReason }) },
  });
}

export interface WithdrawalEnding {
  readonly to: 'Cancelled' | 'RolledBacked';
  readonly by: By;
  readonly why: string;
  readonly refusal?: Payment['refusal'];
  readonly cancelReason?: Payment['cancelReason'];
}

/** A payout that was paid is back from the bank. */
export async function rollBackWithdrawal(
  { wallet }: CashierParts,
  { tx, till }: Desk,
  payment: Payment,
): Promise<void> {
  const { id, playerId } = payment;
  await wallet.post(
    tx,
    withdrawalRolledBack({ caller: CALLER, key: `return ${id}`, playerId, undoes: withdrawalKey(payment) }),
  );
  await till.move(payment, {
    by: 'provider',
    why: 'returned by the bank',
    to: 'RolledBacked',
    set: { refusal: { type: 'Returned', rule: null } },
  });
}

/** M6: deposits are counted over this time. */
const COUNTED_MS = 180 * DAY;

/** M6: with the deposit that reaches the licence's threshold the source of wealth is asked for. */
async function askForSourceOfWealth(parts: CashierParts, { tx, player, site }: Desk): Promise<void> {
  if (player.sourceOfWealth !== null) return;
  const now = parts.clock.now().getTime();
  const acceptedAt = player.sourceOfWealthAcceptedAt?.getTime() ?? -1;
  const since = new Date(Math.max(now - COUNTED_MS, acceptedAt + 1));
  const euros = site?.settings.rules.sourceOfWealthDepositsEuros ?? 0;
  const cents = await parts.cashier.depositedEuroCents(tx, player.id, since);
  if (cents < BigInt(euros) * 100n) return;
  const why = `deposits of ${euros} EUR in 180 days`;
  await requireSourceOfWealth(parts, tx, { playerId: player.id, why });
}

const EVER = new Date(0);

/** LIC-19: with the deposit that reaches the licence's sum the player is asked who he is. */
async function askWhoHeIs(parts: CashierParts, { tx, player, site }: Desk): Promise<void> {
  if (player.kyc.status !== 'NotNeed') return;
  const euroCents = await parts.cashier.depositedEuroCents(tx, player.id, EVER);
  await askKyc(parts, tx, player, { site, occasion: { type: 'deposit', euroCents } });
}
