import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../flows/cashier/beginDeposit.ts';
import type { CashierDeps } from '../../flows/cashier/lockedPlayer.ts';
import { requestWithdrawal } from '../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import { ordered, createCashier, type PaymentPort } from '../../modules/cashier/index.ts';
import { createLimits } from '../../modules/limits/index.ts';
import { createWallet } from '../../modules/wallet/index.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Services } from '../services.ts';
import type { DemoPlayer } from './demoPlayers.ts';

export interface PastOf {
  readonly playerId: PlayerId;
  readonly demo: DemoPlayer;
}

/** Seeds a demo player's past payments through the normal cashier functions, each on its date, all in `tx`. */
export async function seedPayments(
  deps: CashierDeps & Pick<Services, 'seals'>,
  tx: Transaction,
  { playerId, demo }: PastOf,
): Promise<void> {
  for (const [index, payment] of demo.payments.entries()) {
    // Nothing can be posted on a sealed day, so the demo player gets no payment on that day.
    if (await deps.seals.isClosed(tx, dayBefore(deps, payment.daysAgo))) continue;
    const then = depsAt(deps, tx, payment.daysAgo);
    const isDeposit = payment.type === 'Deposit';
    const accounts = await then.cashier.accounts(tx, playerId);
    const own = accounts.find(({ label }) => label === payment.account);
    const begun = await (isDeposit ? beginDeposit : requestWithdrawal)(then, {
      playerId,
      idempotencyKey: `demo-payment-${index}`,
      method: payment.method,
      account: own?.id ?? null,
      amount: payment.amount,
      currency: demo.currency,
      locale: demo.language,
      origin: 'https://demo.invalid',
    });
    if (!isDeposit) await processDuePayments(then);
    await settlePayment(then, begun.provider, {
      noticeId: `demo ${begun.id}`,
      merchant: begun.brand,
      reference: begun.id,
      kind: isDeposit ? 'deposit' : 'payout',
      outcome: 'succeeded',
      amount: ordered(begun),
      reason: null,
      account: { id: `${playerId} ${payment.account}`, label: payment.account },
    });
  }
}

const dayBefore = ({ clock }: CashierDeps, daysAgo: number): Date =>
  new Date(clock.now().getTime() - daysAgo * DAY);

/** A cashier whose clock shows the past date and whose payment providers accept everything. */
function depsAt(deps: CashierDeps, tx: Transaction, daysAgo: number): CashierDeps {
  const at = dayBefore(deps, daysAgo);
  const clock = { now: () => at };
  const database: Database = {
    ...deps.database,
    query: tx,
    transaction: (work) => work(tx),
  };
  const own = { database, clock, log: deps.log, wakeRelay() {} };
  // The wallet distinguishes reads on its own pool from reads in `tx`, so it needs the real database.
  const wallet = createWallet({ ...own, database: deps.database });
  const methods = deps.sites.brands.flatMap(({ paymentMethods }) => paymentMethods);
  return {
    ...deps,
    ...own,
    wallet,
    cashier: createCashier(own),
    limits: createLimits({ clock, play: wallet, sites: deps.sites }),
    paymentPorts: Object.fromEntries(methods.map(({ provider }) => [provider, WILLING])),
  };
}

const WILLING: PaymentPort = {
  frameOrigin: 'https://demo.invalid',
  merchantOf: (brand) => brand,
  beginDeposit: async () => 'https://demo.invalid/',
  payOut: async () => {},
  refund: async () => {},
  cancelDeposit: async () => true,
  cancelPayout: async () => false,
  latestCallback: async () => null,
  read: () => {
    throw new Error('nobody calls back in the past');
  },
  acknowledge: () => ({ type: 'text/plain', body: '' }),
};
