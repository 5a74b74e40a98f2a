import { toDecimal } from '@foyer/domain/money.ts';
import type { heldMoney } from '../../../modules/cashier/index.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Sites } from '../../../sites/index.ts';
import type { Services } from '../../services.ts';
import { requireSite } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

export interface HeldDepositReader {
  readonly services: Pick<Services, 'cashier'>;
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

const MAX_DEPOSITS = 1_000;

/**
 * A brand's held deposits that are not refunded yet, oldest first, with the decision each needs. @throws OperatorError
 */
export async function readHeldDeposits(deps: HeldDepositReader, args: readonly string[]): Promise<string> {
  const [brand = ''] = args.map((arg) => arg.trim());
  if (args.length !== 1) throw new OperatorError('npm run held-deposits -- <brand>');
  requireSite(deps.sites, brand);
  const { cashier } = deps.services;
  const held = await cashier.held.list(deps.database.query, brand, MAX_DEPOSITS);
  if (held.length === 0) return 'nothing is held';
  return (await Promise.all(held.map((one) => lineOf(deps, one)))).join('\n');
}

async function lineOf(
  { services, database }: HeldDepositReader,
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
