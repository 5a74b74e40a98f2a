import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { approval } from '../../../modules/cashier/index.ts';
import { requireBrandAlone, type ReportDeps } from '../operatorCommand.ts';

const MAX_WITHDRAWALS = 1_000;

type Deps = ReportDeps<'cashier' | 'players' | 'clock'>;

/** MONEY-13: a brand’s withdrawals that an operator has to approve, oldest first. @throws OperatorError */
export async function readWithdrawalApprovals(deps: Deps, args: readonly string[]): Promise<string> {
  const { brand } = requireBrandAlone(deps.sites, args, 'withdrawal-approvals');
  const { cashier } = deps.services;
  const open = await cashier.approvals.list(deps.database.query, brand, MAX_WITHDRAWALS);
  if (open.length === 0) return 'no withdrawal waits for an operator';
  return (await Promise.all(open.map((one) => lineOf(deps, one)))).join('\n');
}

const REASONS: Readonly<Record<approval.Approval['reasons'][number], string>> = {
  All: 'all withdrawals need an approval',
  Amount: 'large amount',
  NewAccount: 'new account',
};

async function lineOf({ services, database }: Deps, waiting: approval.Approval): Promise<string> {
  const { cashier, players, clock } = services;
  const [payment, player] = await Promise.all([
    cashier.payment(database.query, waiting.paymentId),
    players.get(database.query, waiting.playerId),
  ]);
  const amount = `${toDecimal(payment.amount)} ${payment.amount.currency}`;
  const to = `${payment.method}, ${payment.accountLabel ?? 'an account that the provider asks for'}`;
  const reasons = waiting.reasons.map((reason) => REASONS[reason]).join(', ');
  return [
    `${waiting.requestedAt.toISOString()}  withdrawal ${payment.id}: ${amount} of ${player.email} to ${to}`,
    `  ${reasons}; ${ageOf(waiting.requestedAt, clock.now())}; ${promiseOf(payment.wait, clock.now())}`,
  ].join('\n');
}

function ageOf(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE);
  return `waits for ${Math.floor(minutes / (HOUR / MINUTE))} h ${minutes % (HOUR / MINUTE)} min`;
}

function promiseOf(wait: { readonly for: string; readonly by: Date | null } | null, now: Date): string {
  if (wait?.for !== 'Approval') return `first it waits for ${wait?.for ?? 'nobody'}`;
  if (!wait.by) return 'no time was promised';
  return wait.by < now ? `OVERDUE since ${wait.by.toISOString()}` : `promised by ${wait.by.toISOString()}`;
}
