import type { DepositDecision } from '../../../flows/cashier/decideHeld.ts';
import { endOpenDeposit, refundTo, releaseHeld, retryRefund } from '../../../flows/cashier/decideHeld.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { PlayerCommand } from '../operate.ts';
import { decisionIn } from '../complianceCommands.ts';
import { OperatorError } from '../operatorError.ts';

type Decide = (parts: CashierDeps, tx: Transaction, decision: DepositDecision) => Promise<void>;

const aboutDeposit = (decide: Decide): PlayerCommand => ({
  words: ['deposit', 'who you are', 'why'],
  prepare({ services }, [paymentId = '', ...words]) {
    const decision = decisionIn(words);
    return (tx, playerId) =>
      decide(services.payments, tx, { playerId, paymentId: named(paymentId), ...decision });
  },
});

/** What a person decides about deposits that the platform cannot end by itself; `npm run held-deposits` lists them. */
export const heldActs: Readonly<Record<string, PlayerCommand>> = {
  // LIMIT-12: the refund is asked for again, to the account that the money came from;
  'retry-refund': aboutDeposit(retryRefund),
  // to another account of the player's own, which a person has checked;
  'refund-to': {
    words: ['deposit', 'account', 'who you are', 'why'],
    prepare({ services }, [paymentId = '', accountId = '', ...words]) {
      const decision = decisionIn(words);
      return (tx, playerId) =>
        refundTo(services.payments, tx, { playerId, paymentId: named(paymentId), accountId, ...decision });
    },
  },
  // or given to the player, where its reason has ended and the law leaves the choice.
  'release-deposit': aboutDeposit(releaseHeld),
  // A provider that has confirmed to a person that a deposit can no longer be paid: its room in the limits is free.
  'end-deposit': aboutDeposit(endOpenDeposit),
};

function named(paymentId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(paymentId.trim())) throw new OperatorError(`'${paymentId}' is no deposit`);
  return paymentId.trim();
}
