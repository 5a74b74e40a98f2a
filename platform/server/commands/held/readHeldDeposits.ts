import { toDecimal } from '@foyer/domain/money.ts';
import type { heldMoney } from '../../../modules/cashier/index.ts';
import { requireBrandAlone, type ReportDeps } from '../operatorCommand.ts';

const MAX_DEPOSITS = 1_000;

/**
 * A brand's held deposits that are not refunded, oldest first, with the decision each needs. @throws OperatorError
 */
export async function readHeldDeposits(
  deps: ReportDeps<'cashier'>,
  args: readonly string[],
): Promise<string> {
  const { brand } = requireBrandAlone(deps.sites, args, 'held-deposits');
  const { cashier } = deps.services;
  const held = await cashier.held.list(deps.database.query, brand, MAX_DEPOSITS);
  if (held.length === 0) return 'nothing is held';
  return (await Promise.all(held.map((one) => lineOf(deps, one)))).join('\n');
}

async function lineOf(
  { services, database }: ReportDeps<'cashier'>,
  held: heldMoney.HeldDeposit,
): Promise<string> {
  const { cashier } = services;
  const { paymentId, playerId, reason, heldAt, needsOperator } = held;
  const [payment, refund, accounts] = await Promise.all([
    cashier.payment(database.query, paymentId),
    cashier.held.lastRefund(database.query, paymentId),
    cashier.accounts(database.query, playerId),
  ]);
  const sum = `${toDecimal(payment.amount)} ${payment.amount.currency}`;
  const state = refund
    ? `refund ${refund.reference} ${refund.state} after ${refund.tries} tries`
    : 'no refund yet';
  const own = accounts.map(({ id, label, provider }) => `${id} (${provider}, ${label})`).join('; ');
  const what =
    needsOperator === null ? state : `${state}; DECIDE: ${needsOperator}; accounts: ${own || 'none'}`;
  return `${heldAt.toISOString()}  deposit ${paymentId} of ${playerId}, ${sum}, held for ${reason}: ${what}`;
}
