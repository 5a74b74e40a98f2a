import type { DepositDecision } from '../../../flows/cashier/held/decideHeld.ts';
import {
  endOpenDeposit,
  refundTo,
  releaseHeld,
  retryRefund,
} from '../../../flows/cashier/held/decideHeld.ts';
import { refundDeposit } from '../../../flows/cashier/held/refundDeposit.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { decisionIn, type PlayerCommand } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

type Decide = (deps: CashierDeps, tx: Transaction, decision: DepositDecision) => Promise<void>;

const aboutDeposit = (decide: Decide): PlayerCommand => ({
  argumentNames: ['deposit', 'who you are', 'why'],
  prepare({ services }, [paymentId = '', ...args]) {
    const decision = decisionIn(args);
    return (tx, playerId) => decide(services, tx, { playerId, paymentId: named(paymentId), ...decision });
  },
});

/** Operator commands for refunds, and for deposits that the platform cannot resolve; `npm run held-deposits` lists them. */
export const heldDepositCommands: Readonly<Record<string, PlayerCommand>> = {
  // MONEY-04: returns a credited deposit to the account that paid it, if all of it is still in the balance.
  'refund-deposit': aboutDeposit(refundDeposit),
  // LIMIT-12: requests the refund again, to the account that the money came from.
  'retry-refund': aboutDeposit(retryRefund),
  // Refunds to another account of the player, which the operator has verified.
  'refund-to': {
    argumentNames: ['deposit', 'account', 'who you are', 'why'],
    prepare({ services }, [paymentId = '', accountId = '', ...args]) {
      const decision = decisionIn(args);
      return (tx, playerId) =>
        refundTo(services, tx, { playerId, paymentId: named(paymentId), accountId, ...decision });
    },
  },
  // Credits the deposit to the player, if the reason for holding it has ended and the law allows it.
  'release-deposit': aboutDeposit(releaseHeld),
  // The provider has told the operator that the deposit can no longer be paid. It no longer counts towards the
  // player's deposit limits.
  'end-deposit': aboutDeposit(endOpenDeposit),
};

function named(paymentId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(paymentId.trim())) throw new OperatorError(`'${paymentId}' is no deposit`);
  return paymentId.trim();
}
