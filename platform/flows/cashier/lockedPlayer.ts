import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type {
  Cashier,
  PaidAccount,
  Payment,
  PaymentPorts,
  PlayerPayments,
} from '../../modules/cashier/index.ts';
import type { Kyc } from '../../modules/kyc/index.ts';
import {
  playerBlocked,
  type PlayerAction,
  type PlayerRecord,
  type Players,
} from '../../modules/player/index.ts';
import type { SelfExclusions } from '../../modules/selfExclusion/index.ts';
import type { SourceOfWealthDocuments } from '../../modules/sourceOfWealth/index.ts';
import type { Limits, LimitsOf } from '../../modules/limits/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { transactionWithEvents } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';

export interface CashierDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly sites: Pick<Sites, 'brands' | 'byBrand' | 'euroCents' | 'euros'>;
  readonly cashier: Cashier;
  readonly players: Pick<
    Players,
    'hold' | 'holdAll' | 'blockNow' | 'get' | 'accountState' | 'commands' | 'demands'
  >;
  readonly selfExclusion: Pick<SelfExclusions, 'matching' | 'registers'>;
  readonly wallet: Pick<Wallet, 'post' | 'conclude' | 'state' | 'isCheckDue'>;
  readonly limits: Limits;
  readonly kyc: Kyc;
  readonly sourceOfWealth: SourceOfWealthDocuments;
  readonly paymentPorts: PaymentPorts;
  /** EXCLUSION-06: blocks the player if the account matches an excluded player's. If omitted, nothing is compared. */
  comparePaymentAccount?(
    tx: Transaction,
    player: PlayerRecord,
    account: PaidAccount & { readonly provider: string },
  ): Promise<void>;
  wakeRelay(): void;
}

/** One player, locked: until `tx` ends, no other transaction changes their restrictions, limits or payments. */
export interface LockedPlayer extends CashierDeps {
  readonly tx: Transaction;
  readonly player: PlayerRecord;
  /** Null for a brand that is no longer served; the strictest rules apply then. */
  readonly site: Site | null;
  readonly payments: PlayerPayments;
  /** @throws Refusal PlayerBlocked */
  require(act: PlayerAction): void;
}

/** Runs `work` in a transaction that locks the player, and relays its events after the commit. */
export async function withLockedPlayer<Result>(
  deps: CashierDeps,
  playerId: PlayerId,
  work: (locked: LockedPlayer) => Promise<Result>,
): Promise<Result> {
  return transactionWithEvents(deps, async (tx) => work(await lockPlayer(deps, tx, playerId)));
}

/** Locks the player in the caller's transaction. If it is locked there already, reads the current state. */
export async function lockPlayer(
  deps: CashierDeps,
  tx: Transaction,
  playerId: PlayerId,
): Promise<LockedPlayer> {
  const { players, cashier, sites } = deps;
  const player = await players.hold(tx, playerId);
  const site = sites.byBrand(player.brand)?.inCountry(player.country) ?? null;
  const mayCancel = site !== null && mayCancelNow(deps, player, site);
  const payments = cashier.payments(tx, { playerId, brand: player.brand, mayCancel });
  const require = (act: PlayerAction): void => {
    const block = players.blockNow(player, act);
    if (block) throw playerBlocked(block);
  };
  return { ...deps, tx, player, site, payments, require };
}

/** AMB-12: refuses deposits while a reality check is due. Call it after `require`: other restrictions come first. */
export async function requireNoRealityCheckDue({ wallet, tx, player }: LockedPlayer): Promise<void> {
  if (!(await wallet.isCheckDue(tx, player.id))) return;
  throw new Refusal('PlayerBlocked', {
    status: 403,
    reasons: [CHECK_DUE.type],
    keys: { rule: CHECK_DUE.rule },
  });
}

export const CHECK_DUE = { type: 'RealityCheckDue', rule: 'CLOCK-03', until: null } as const;

/** MONEY-03: whether the player may currently cancel a withdrawal. */
export const mayCancelNow = (
  { players }: Pick<CashierDeps, 'players'>,
  player: PlayerRecord,
  site: Pick<Site, 'hasRule'>,
): boolean => players.blockNow(player, 'cancelWithdrawal') === null && !site.hasRule('finalWithdrawals');

export const limitsOf = ({ player }: LockedPlayer, site: Site): LimitsOf => ({
  playerId: player.id,
  currency: player.currency,
  site,
});

export async function lockExistingPayment(
  payments: LockedPlayer['payments'],
  { id }: Pick<Payment, 'id'>,
): Promise<Payment> {
  const payment = await payments.lock(id);
  if (!payment) throw new RangeError(`payment ${id} is gone`);
  return payment;
}

/** The ledger's caller name for all payment transfers. */
export const CALLER = 'foyer:cashier';

/** Provider timeout; no request is in flight after it. */
export const PROVIDER_TIMEOUT_MS = MINUTE;
