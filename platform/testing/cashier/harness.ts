import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../flows/cashier/beginDeposit.ts';
import { CALLER, type CashierDeps } from '../../flows/cashier/lockedPlayer.ts';
import type { PaymentRequest } from '../../flows/cashier/order.ts';
import { joinGlobalLimits } from '../../flows/globalLimits.ts';
import { settlePayment } from '../../flows/cashier/settlePayment.ts';
import { cancelOpenDeposits } from '../../flows/cashier/cancelDeposit.ts';
import { approval, heldMoney, createCashier, type Payment } from '../../modules/cashier/index.ts';
import { createPlayer } from '../../flows/registration/createPlayer.ts';
import { createKyc } from '../../modules/kyc/index.ts';
import { createSourceOfWealth } from '../../modules/sourceOfWealth/index.ts';
import { createPlayerModules, type PlayerModules } from '../../server/playerModules.ts';
import type { NewPlayer } from '../../modules/registration/index.ts';
import { createLimits } from '../../modules/limits/index.ts';
import { auditLedger, books, createWallet, type Wallet } from '../../modules/wallet/index.ts';
import { inProcessBus } from '../../infra/bus.ts';
import { adjustableClock, type AdjustableClock } from '../../infra/clock.ts';
import { readConfig } from '../../infra/config.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { createLog } from '../../infra/log.ts';
import { testSites } from '../../sites/testSites.ts';
import { MIGRATIONS } from '../../server/modules.ts';
import { noticeOf, fakePaymentProvider, type FakePaymentProvider } from './fakePaymentProvider.ts';

/** The cashier on a test database, with a fake payment provider behind every method. */
export interface CashierHarness {
  readonly services: HarnessServices;
  readonly clock: AdjustableClock;
  readonly provider: FakePaymentProvider;
  /** Log entries that need a person's attention. */
  readonly logged: string[];
  player(options?: PlayerOptions): Promise<PlayerId>;
  request(playerId: PlayerId, change?: Partial<PaymentRequest>): PaymentRequest;
  /** Makes a deposit that the provider reports as paid. */
  paid(playerId: PlayerId, amount?: string, change?: Partial<PaymentRequest>): Promise<Payment>;
  balance(playerId: PlayerId): Promise<string>;
  payment(id: string): Promise<StoredPayment>;
  payments(playerId: PlayerId): Promise<string[]>;
  set(playerId: PlayerId, columns: Record<string, unknown>): Promise<void>;
  /** Throws unless every balance follows from the transfers and every payment matches the ledger. */
  check(): Promise<void>;
  drop(): Promise<void>;
}

interface StoredPayment {
  readonly status: string;
  readonly waits_for: string | null;
  readonly refusal_type: string | null;
  readonly refusal_reason: string | null;
}

export interface PlayerOptions {
  readonly brand?: string;
  readonly country?: string;
  readonly currency?: Currency;
  /** In major units. */
  readonly balance?: string;
}

// The start is a Wednesday, because withdrawals are delayed at weekends.
const START = new Date('2027-03-03T10:00:00.000Z');

export async function startCashierHarness(): Promise<CashierHarness> {
  const database = await testDatabase(MIGRATIONS);
  const clock = adjustableClock({ start: START });
  const logged: string[] = [];
  const provider = fakePaymentProvider();
  const services = await createHarnessServices({ database, clock, provider, logged });
  const request: CashierHarness['request'] = (playerId, change = {}) => ({
    playerId,
    idempotencyKey: randomUUID(),
    method: 'trustly',
    account: null,
    amount: '100.00',
    currency: 'EUR',
    locale: 'en',
    origin: 'https://lobby.example',
    ...change,
  });
  const paid: CashierHarness['paid'] = async (playerId, amount = '100.00', change = {}) => {
    const begun = await beginDeposit(services, request(playerId, { amount, ...change }));
    await settlePayment(services, begun.provider, noticeOf(begun, 'succeeded'));
    return begun;
  };
  return {
    services,
    clock,
    provider,
    logged,
    request,
    paid,
    async player({ brand = 'northlight', country = 'FI', currency = 'EUR', balance } = {}) {
      const playerId = await openAccount(services, { brand: brandId(brand), country, currency });
      if (balance !== undefined) await paid(playerId, balance, { currency });
      return playerId;
    },
    ...queriesOf(services),
    async set(playerId, columns) {
      for (const [column, value] of Object.entries(columns))
        await sql`update identity.player set ${sql.ref(column)} = ${value} where id = ${playerId}`.execute(
          database.query,
        );
    },
    drop: () => database.drop(),
  };
}

interface HarnessBase extends Pick<CashierHarness, 'clock' | 'provider' | 'logged'> {
  readonly database: Database;
}

type HarnessServices = CashierDeps & PlayerModules & { readonly wallet: Wallet };

async function createHarnessServices({
  database,
  clock,
  provider,
  logged,
}: HarnessBase): Promise<HarnessServices> {
  const sites = await testSites();
  const log = createLog({ level: 'warn', destination: { write: (line: string) => void logged.push(line) } });
  const cashier = createCashier({ database, clock });
  const modules: PlayerModules = createPlayerModules({
    database,
    clock,
    sites,
    log,
    config: readConfig({}),
    bus: inProcessBus(() => {}),
    renderForm: () => '',
    createAccount: async () => {
      throw new Error('nobody registers here');
    },
    sendMessage: async () => {},
    isUnsafe: () => false,
    providers: {},
    registers: new Map(),
    beginPlay: async () => {},
    extendPlay: async () => {},
    endPlay: async () => {},
    endOptIns: (tx, playerId, cause) => cancelOpenDeposits({ cashier, clock }, tx, playerId, cause),
    joinLimits: (tx, playerId) => joinGlobalLimits({ ...modules, limits, sites }, tx, playerId),
    wakeRelay() {},
  });
  const wallet = createWallet({
    database,
    clock,
    wakeRelay() {},
    log,
    minimumOf: (brand, direction, currency) =>
      sites.byBrand(brand)?.minimums[direction].get(currency) ?? null,
  });
  const limits = createLimits({ clock, play: wallet, sites });
  const names = ['trustly', 'zimpler', 'finshark', 'krofort', 'plastra', 'piq'];
  return {
    database,
    clock,
    log,
    sites,
    ...modules,
    wallet,
    cashier,
    limits,
    kyc: createKyc({ clock }),
    sourceOfWealth: createSourceOfWealth({ clock, config: readConfig({}) }),
    paymentPorts: Object.fromEntries(names.map((name) => [name, provider.port])),
    wakeRelay() {},
  };
}

const openAccount = (
  services: HarnessServices,
  { brand, country, currency }: Pick<NewPlayer, 'brand' | 'country' | 'currency'>,
): Promise<PlayerId> =>
  services.database.transaction(async (tx) => {
    const playerId = await createPlayer(services, tx, {
      brand,
      email: `${randomUUID()}@foyer.test`,
      password: null,
      firstName: 'Pia',
      lastName: 'Player',
      birthDate: '1990-01-01',
      language: 'en',
      country,
      currency,
    });
    await services.wallet.open(tx, { playerId, brand, currency });
    return playerId;
  });

const queriesOf = ({
  database,
  wallet,
}: HarnessServices): Pick<CashierHarness, 'balance' | 'payment' | 'payments' | 'check'> => ({
  balance: async (playerId) => toDecimal((await wallet.state(database.query, playerId)).balance),
  async payment(id) {
    const { rows } = await sql<StoredPayment>`
      select status, waits_for, refusal_type, refusal_reason from cashier.payment where id = ${id}`.execute(
      database.query,
    );
    if (!rows[0]) throw new Error(`there is no payment ${id}`);
    return rows[0];
  },
  async payments(playerId) {
    const { rows } = await sql<{ line: string }>`
      select type || ' ' || status as line from cashier.payment where player_id = ${playerId}
      order by created_at, type, late_of is not null, id`.execute(database.query);
    return rows.map((row) => row.line);
  },
  async check() {
    const audit = await auditLedger(database.query);
    const mismatched = await mismatchedPayments(database.query);
    const held = await heldMoney.auditHeld(
      database.query,
      await books.readPendingDeposits(database.query, CALLER),
    );
    const { findings: undecided } = await approval.auditApprovals(database.query);
    const wrong = [...audit.findings.map(({ what }) => what), ...mismatched, ...held.findings, ...undecided];
    if (!audit.isClean || wrong.length > 0) throw new Error(`the books are wrong: ${wrong.join(', ')}`);
  },
});

/** Payments that do not match their transfer, and payments that cannot complete any more but still count in the player's limits. */
export async function mismatchedPayments(queryable: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<{ wrong: string }>`
  with moved as (
    select p.id, p.type, p.status, t.status as posted, t.amount, p.amount + p.fee as charged, p.amount as asked,
           exists (select 1 from wallet.transfer back where back.reverses = t.id) as is_back
    from cashier.payment p
    left join cashier.held_deposit h on h.payment_id = p.id
    left join wallet.transfer t on t.caller = 'foyer:cashier' and t.leg = 0
      and t.key = coalesce(h.transfer_key, lower(p.type) || ' ' || coalesce(p.late_of, p.id))
      and (p.late_of is not null or not exists (select 1 from cashier.payment late where late.late_of = p.id)))
  select id || ' ' || type || ' ' || status || ' is ' || coalesce(posted, 'nowhere') as wrong from moved
  where case
    when type = 'Deposit' and status = 'Completed' then posted is distinct from 'posted' or amount <> asked or is_back
    when type = 'Deposit' and status = 'RollbackInitialized' then posted is distinct from 'pending' or amount <> asked
    when type = 'Deposit' and status = 'RolledBacked' then posted = 'pending' or posted = 'posted' and not is_back
    when type = 'Deposit' then posted is not null
    when status = 'Completed' then posted is distinct from 'posted' or amount <> charged or is_back
    when status = 'Cancelled' then posted is distinct from 'voided'
    when status = 'RolledBacked' then not (posted = 'voided' or posted = 'posted' and is_back)
    else posted is distinct from 'pending' end
  union all
  select 'room of ' || p.id from cashier.payment p left join limits.room r on r.reference = p.id
  where p.type = 'Deposit' and case p.status
    when 'Initialized' then r.reference is null or r.arrived_at is not null
    when 'CancelInitialized' then r.reference is null or r.arrived_at is not null
    when 'Completed' then r.arrived_at is null
    when 'Cancelled' then r.reference is not null
    when 'RollbackInitialized' then r.reference is not null
    else r.reference is not null and r.arrived_at is null end`.execute(queryable);
  return rows.map((row) => row.wrong);
}
