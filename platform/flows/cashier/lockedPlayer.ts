import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Cashier, PaidAccount, Payment, PaymentPorts, Till } from '../../modules/cashier/index.ts';
import type { Compliance } from '../../modules/compliance/index.ts';
import { playerBlocked, type Act, type Identity, type PlayerRecord } from '../../modules/identity/index.ts';
import type { Limits, LimitsOf } from '../../modules/limits/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';

/** What the stories of deposits and withdrawals are made of. */
export interface CashierDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly sites: Pick<Sites, 'brands' | 'byBrand' | 'euroCents'>;
  readonly cashier: Cashier;
  readonly identity: Pick<
    Identity,
    'hold' | 'blockNow' | 'player' | 'standing' | 'commands' | 'demands' | 'matching'
  >;
  readonly wallet: Pick<Wallet, 'post' | 'conclude' | 'state' | 'isCheckDue'>;
  readonly limits: Limits;
  readonly compliance: Compliance;
  readonly ports: PaymentPorts;
  /**
   * EXCLUSION-06: compares the account that a deposit was paid from with excluded players, and blocks the player where it
   * matches. Runs before it is decided whether the money is credited; left out, nothing is compared.
   */
  comparePaymentAccount?(
    tx: Transaction,
    player: PlayerRecord,
    account: PaidAccount & { readonly provider: string },
  ): Promise<void>;
  wakeRelay(): void;
}

/** One player's turn: until `tx` ends nobody else changes how he stands, his limits or his payments. */
export interface LockedPlayer {
  readonly tx: Transaction;
  readonly player: PlayerRecord;
  /** The player's own. Null for a brand that is served no more: then the strictest rules hold. */
  readonly site: Site | null;
  readonly till: Till;
  /** @throws Refusal PlayerBlocked */
  require(act: Act): void;
}

/** Runs `work` in a transaction that holds the player, and lets its events go out after the commit. */
export async function withLockedPlayer<Result>(
  parts: CashierDeps,
  playerId: PlayerId,
  work: (desk: LockedPlayer) => Promise<Result>,
): Promise<Result> {
  const result = await parts.database.transaction(async (tx) => work(await deskIn(parts, tx, playerId)));
  parts.wakeRelay();
  return result;
}

/** Locks the player in a transaction of the caller's, or reads what it has changed of a player it has locked. */
export async function deskIn(parts: CashierDeps, tx: Transaction, playerId: PlayerId): Promise<LockedPlayer> {
  const { identity, cashier, sites } = parts;
  const player = await identity.hold(tx, playerId);
  const site = sites.byBrand(player.brand)?.inCountry(player.country) ?? null;
  const mayCancel = site !== null && mayCancelNow(parts, player, site);
  const till = cashier.till(tx, { playerId, brand: player.brand, mayCancel });
  const require = (act: Act): void => {
    const block = identity.blockNow(player, act);
    if (block) throw playerBlocked(block);
  };
  return { tx, player, site, till, require };
}

/** AMB-12: no money comes in while the player has a reality check to answer; the gravest reason of his own comes first. */
export async function requireNoRealityCheckDue(
  { wallet }: Pick<CashierDeps, 'wallet'>,
  { tx, player }: Pick<LockedPlayer, 'tx' | 'player'>,
): Promise<void> {
  if (!(await wallet.isCheckDue(tx, player.id))) return;
  throw new Refusal('PlayerBlocked', {
    status: 403,
    reasons: [CHECK_DUE.type],
    keys: { rule: CHECK_DUE.rule },
  });
}

/** As a closed desk tells it. */
export const CHECK_DUE = { type: 'RealityCheckDue', rule: 'CLOCK-03', until: null } as const;

/** MONEY-03 */
export const mayCancelNow = (
  { identity }: Pick<CashierDeps, 'identity'>,
  player: PlayerRecord,
  site: Pick<Site, 'requires'>,
): boolean => identity.blockNow(player, 'cancelWithdrawal') === null && !site.requires('finalWithdrawals');

export const limitsOf = ({ player }: LockedPlayer, site: Site): LimitsOf => ({
  playerId: player.id,
  currency: player.currency,
  site,
});

/** A payment that is there by now. */
export async function lockExistingPayment(
  till: LockedPlayer['till'],
  { id }: Pick<Payment, 'id'>,
): Promise<Payment> {
  const payment = await till.hold(id);
  if (!payment) throw new RangeError(`payment ${id} is gone`);
  return payment;
}

/** The books know the platform's part in payments by this name. */
export const CALLER = 'foyer:cashier';

/** Longer than a provider is waited for: after this nothing of an asking is on its way any more. */
export const PROVIDER_TIMEOUT_MS = MINUTE;
