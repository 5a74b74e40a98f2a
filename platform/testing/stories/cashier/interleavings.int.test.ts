import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { createCashier, type Payment, type PaymentNotice } from '../../../modules/cashier/index.ts';
import { createLimits } from '../../../modules/limits/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let nodes: readonly CashierDeps[];
beforeAll(async () => {
  harness = await startCashierHarness();
  const { database, clock, sites } = harness.services;
  const second = {
    ...harness.services,
    cashier: createCashier({ database, clock }),
    limits: createLimits({ clock, sites, play: harness.services.wallet }),
  };
  nodes = [harness.services, second];
});
afterAll(() => harness.drop());

const OUTCOMES = [
  'succeeded',
  'refused',
  'abandoned',
  'pending',
  'returned',
  'reversed',
] as const satisfies readonly PaymentNotice['outcome'][];

type Step =
  | { readonly kind: 'deposit' | 'withdraw'; readonly key: number; readonly euros: number }
  | {
      readonly kind: 'tell';
      readonly of: number;
      readonly outcome: PaymentNotice['outcome'];
      readonly id: number;
    }
  | { readonly kind: 'cancel' | 'abandon'; readonly of: number }
  | { readonly kind: 'sayIfAsked'; readonly outcome: PaymentNotice['outcome'] }
  | { readonly kind: 'rounds' | 'pass' | 'breakDown' | 'mend' };

const some = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
      key: some,
      euros: fc.constantFrom(20, 30, 50),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      of: some,
      outcome: fc.constantFrom(...OUTCOMES, 'succeeded', 'succeeded'),
      id: fc.nat(30),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'abandon' as const), of: some }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sayIfAsked' as const),
      outcome: fc.constantFrom(...OUTCOMES, 'succeeded'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('rounds' as const, 'pass' as const, 'breakDown' as const, 'mend' as const),
    }),
  },
);

/** Refusals that callers may see; any other error is a fault. */
const EXPECTED = new Set([
  'InsufficientFunds',
  'TransactionConflict',
  'PaymentContradicted',
  'NoticeConflict',
  'CancelRefused',
  'NotFound',
]);

async function take(node: CashierDeps, player: PlayerId, known: Payment[], one: Step): Promise<void> {
  const nth = (of: number): Payment | undefined => known[of % Math.max(1, known.length)];
  switch (one.kind) {
    case 'deposit':
    case 'withdraw': {
      const idempotencyKey = `${one.kind} of ${one.key}`.replaceAll(' ', '-');
      const request = harness.request(player, { idempotencyKey, amount: `${one.euros}.00` });
      const begin = one.kind === 'deposit' ? beginDeposit : requestWithdrawal;
      known.push(await begin(node, request));
      return;
    }
    case 'tell': {
      const payment = nth(one.of);
      // The same callback more than once, mixed with others.
      const noticeId = `${player} ${one.id}`;
      if (payment) await settlePayment(node, payment.provider, noticeOf(payment, one.outcome, { noticeId }));
      return;
    }
    case 'cancel': {
      const payment = nth(one.of);
      if (payment) await cancelWithdrawal(node, { ...payment, playerId: player, reason: 'AccountIssues' });
      return;
    }
    case 'abandon': {
      const payment = nth(one.of);
      if (payment) await abandonDeposit(node, payment);
      return;
    }
    case 'sayIfAsked':
      harness.provider.onStatusRequest = async (reference) => {
        const payment = known.find(({ id }) => id === reference);
        return payment ? noticeOf(payment, one.outcome, { noticeId: `${reference} ${one.outcome}` }) : null;
      };
      return;
    case 'rounds':
      await processDuePayments(node);
      return;
    case 'pass':
      harness.clock.advance(20 * MINUTE);
      return;
    case 'breakDown':
      harness.provider.onDeposit = harness.provider.onPayout = harness.provider.onCancel = unavailable;
      harness.provider.onStatusRequest = unavailable;
      return;
    case 'mend':
      removeFault();
  }
}

function removeFault(): void {
  harness.provider.onDeposit = harness.provider.onPayout = async () => {};
  harness.provider.onCancel = async () => true;
  harness.provider.onStatusRequest = async () => null;
}

it('MONEY-07 CASH-19 any order of requests and callbacks on two nodes in parallel leaves the ledger balanced', async () => {
  const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(turns, async (batches) => {
      removeFault();
      const player = await harness.player({ balance: '60.00' });
      const known: Payment[] = [];
      for (const batch of batches) {
        const taken = await Promise.allSettled(
          batch.map((one, index) =>
            take(nodes[index % nodes.length] ?? harness.services, player, known, one),
          ),
        );
        for (const one of taken) {
          if (one.status === 'fulfilled') continue;
          const reason: unknown = one.reason;
          const isExpected = reason instanceof Refusal && EXPECTED.has(reason.type);
          expect(isExpected, reason instanceof Error ? (reason.stack ?? '') : '').toBe(true);
        }
      }
      await harness.check();
      expect(Number(await harness.balance(player))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

it('one event id for the deposits of two players at once is applied to one of them, and refused for the other', async () => {
  for (const noticeId of ['first', 'second', 'third']) {
    const players = await Promise.all([harness.player(), harness.player()]);
    const settled = await Promise.allSettled(
      players.map(async (player, index) => {
        const node = nodes[index] ?? harness.services;
        const deposit = await beginDeposit(node, harness.request(player, { amount: '50.00' }));
        await settlePayment(node, deposit.provider, noticeOf(deposit, 'succeeded', { noticeId }));
      }),
    );
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ type: 'NoticeConflict' }]);
    const balances = await Promise.all(players.map((player) => harness.balance(player)));
    expect(balances.toSorted()).toEqual(['0.00', '50.00']);
  }
  await harness.check();
});
