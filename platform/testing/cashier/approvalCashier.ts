import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { approveWithdrawal } from '../../flows/cashier/approval/decideWithdrawal.ts';
import { cancelWithdrawal } from '../../flows/cashier/cancelWithdrawal.ts';
import type { CashierDeps } from '../../flows/cashier/lockedPlayer.ts';
import { processDuePayments } from '../../flows/cashier/processDuePayments.ts';
import { requestWithdrawal } from '../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import type { Site } from '../../sites/index.ts';
import { noticeOf } from './fakePaymentProvider.ts';
import type { CashierHarness } from './harness.ts';

/** A cashier where withdrawals to new accounts, and of 50 EUR in 24 hours, need an approval. */
export function approvalCashier(harness: CashierHarness) {
  const services = withApprovals(harness, [
    {
      all: false,
      newAccounts: true,
      from: new Map([['EUR', fromDecimal('50.00', 'EUR')]]),
      withinHours: 24,
    },
  ]);
  const withdraw = (...request: Parameters<CashierHarness['request']>) =>
    requestWithdrawal(services, harness.request(...request));
  return {
    services,
    withdraw,
    decide: (
      act: typeof approveWithdrawal,
      { id: paymentId, playerId }: Payment,
      { by = 'Elin', on = services }: { readonly by?: string; readonly on?: CashierDeps } = {},
    ) =>
      on.database.transaction((tx) => act(on, tx, { playerId, paymentId, by, why: 'the account is theirs' })),
    cancel: ({ id, playerId }: Payment) =>
      cancelWithdrawal(services, { id, playerId, reason: 'PaymentIssues' }),
    run: () => processDuePayments(services),
    pay: (payment: Payment) => settlePayment(services, payment.provider, noticeOf(payment, 'succeeded')),
    orders: ({ id }: Payment) => harness.provider.payouts.filter(({ reference }) => reference === id).length,
    waitsFor: async ({ id }: Payment) => (await harness.payment(id)).waits_for,
    statusOf: async ({ id }: Payment) => (await harness.payment(id)).status,
    /** @param sql with the payment's id as its parameter */
    rowsOf: async (sql: string, { id }: Pick<Payment, 'id'>): Promise<readonly Record<string, unknown>[]> =>
      (await harness.services.database.pool.query<Record<string, unknown>>(sql, [id])).rows,
    /** A player whose withdrawal waits. */
    async waiting(balance = '100.00', amount = '60.00') {
      const player = await harness.player({ balance });
      return { player, started: await withdraw(player, { amount }) };
    },
    /** Pays a withdrawal to the player's account, more than 24 hours ago. */
    async knownAccount(playerId: PlayerId): Promise<string> {
      const request = harness.request(playerId, { amount: '20.00' });
      const started = await requestWithdrawal(harness.services, request);
      await processDuePayments(harness.services);
      await settlePayment(harness.services, started.provider, noticeOf(started, 'succeeded'));
      harness.clock.advance(DAY + MINUTE);
      const [account] = await services.cashier.accounts(services.database.query, playerId);
      return account?.id ?? '';
    },
  };
}

/** The cashier where the settings name the withdrawals that wait. */
export function withApprovals(
  { services }: Pick<CashierHarness, 'services'>,
  withdrawalApprovals: Site['withdrawalApprovals'],
  change: Partial<Site> = {},
): CashierDeps {
  const { sites } = services;
  const byBrand: typeof sites.byBrand = (brand) => {
    const site = sites.byBrand(brand);
    return (
      site && {
        ...site,
        inCountry: (country) => ({ ...site.inCountry(country), ...change, withdrawalApprovals }),
      }
    );
  };
  return { ...services, sites: { ...sites, byBrand } };
}
