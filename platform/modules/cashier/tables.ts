import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  PaymentSpeed,
  ProviderReason,
  TransactionStatus,
  TransactionType,
  WithdrawalCancelReason,
} from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type {
  ApprovalDecision,
  ApprovalReason,
  HeldOutcome,
  RefundState,
  Verdict,
  WaitFor,
} from './states.ts';

type CashierTables = {
  'cashier.account': {
    id: string;
    playerId: PlayerId;
    provider: string;
    method: string;
    providerAccount: string;
    label: string;
    lastUsedAt: Date;
  };
  'cashier.payment': {
    /** The payment's id, which is also its reference at the provider. */
    id: string;
    playerId: PlayerId;
    brand: BrandId;
    type: TransactionType;
    status: TransactionStatus;
    method: string;
    provider: string;
    providerMethod: string;
    /** The operator's id at the provider of this order; null before the order, and for orders of earlier versions. */
    merchant: string | null;
    speed: PaymentSpeed;
    takesMinutes: number;
    country: string;
    locale: Locale;
    accountId: string | null;
    amount: bigint;
    fee: bigint;
    currency: Currency;
    /** The amount in euro cents at the exchange rate of the day on which the payment began. */
    euroCents: bigint;
    idempotencyKey: string;
    payloadHash: string;
    returnUrl: string | null;
    frameUrl: Generated<string | null>;
    waitsFor: WaitFor | null;
    waitsUntil: Date | null;
    refusalType: Generated<string | null>;
    refusalRule: Generated<string | null>;
    refusalReason: Generated<ProviderReason | null>;
    cancelReason: Generated<WithdrawalCancelReason | null>;
    dueAt: Date | null;
    askedAt: Generated<Date | null>;
    askingUntil: Generated<Date | null>;
    tries: Generated<number>;
    lateOf: Generated<string | null>;
    createdAt: Date;
    processedAt: Generated<Date | null>;
  };
  'cashier.step': {
    id: Generated<bigint>;
    paymentId: string;
    at: Date;
    by: string;
    fromStatus: TransactionStatus | null;
    toStatus: TransactionStatus;
    why: string;
  };
  'cashier.notice': {
    provider: string;
    id: string;
    payloadHash: string;
    reference: string;
    outcome: string;
    notice: string;
    verdict: Verdict;
    takenAt: Date;
  };
  'cashier.held_deposit': {
    paymentId: string;
    playerId: PlayerId;
    brand: string;
    reason: string;
    rule: string;
    /** The account the money came from; null when the provider did not report it. */
    accountId: string | null;
    /** Key of the pending transfer in the ledger. */
    transferKey: string;
    /** Why an operator must decide; null while the platform refunds it automatically. */
    needsOperator: string | null;
    reversedAt: Generated<Date | null>;
    heldAt: Date;
    outcome: Generated<HeldOutcome | null>;
    endedAt: Generated<Date | null>;
  };
  'cashier.refund': {
    /** Idempotency key at the provider: repeated requests never pay twice. */
    reference: string;
    paymentId: string;
    provider: string;
    providerMethod: string;
    /** Null for refunds of earlier versions. */
    merchant: string | null;
    accountId: string;
    state: RefundState;
    by: Actor;
    why: string;
    providerReason: Generated<string | null>;
    tries: Generated<number>;
    createdAt: Date;
    endedAt: Generated<Date | null>;
  };
  'cashier.approval': {
    paymentId: string;
    playerId: PlayerId;
    brand: string;
    reasons: ApprovalReason[];
    withinHours: number;
    requestedAt: Date;
    decision: Generated<ApprovalDecision | null>;
    decidedBy: Generated<Actor | null>;
    why: Generated<string | null>;
    decidedAt: Generated<Date | null>;
  };
  'cashier.hearing': { playerId: PlayerId; sequence: bigint; paymentId: string };
};

export type PaymentRow = Selectable<CashierTables['cashier.payment']> & {
  readonly accountLabel: string | null;
};

/** Deposit money that arrived but may not be credited (LIMIT-12). */
export type HeldDeposit = Selectable<CashierTables['cashier.held_deposit']>;
export type NewHeldDeposit = Insertable<CashierTables['cashier.held_deposit']>;

/** A withdrawal that an operator has to approve (MONEY-13), and the decision. */
export type Approval = Selectable<CashierTables['cashier.approval']>;

export type Refund = Selectable<CashierTables['cashier.refund']>;

/** Who changed a payment; for an operator, followed by their name. */
export type Actor = 'player' | 'provider' | 'platform' | `operator:${string}`;

export const cashierTables = (queryable: Queryable) =>
  queryable.withTables<CashierTables>().withPlugin(camelCase);
