import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Drop, DropType } from '@foyer/contract/raffle/drops.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { fromDecimal, money } from '@foyer/domain/money.ts';
import { drawRaffles, type DrawRafflesDeps } from '../../../flows/draws/drawRaffles.ts';
import { createGamification, gamificationModule } from '../../../modules/gamification/index.ts';
import {
  auditDrops,
  auditPrizes,
  createRaffle,
  raffleModule,
  type Raffle,
} from '../../../modules/raffle/index.ts';
import {
  auditLedger,
  bet,
  createWallet,
  deposit,
  rollback,
  walletModule,
  type Wallet,
} from '../../../modules/wallet/index.ts';
import { adjustableClock, type AdjustableClock } from '../../../infra/clock.ts';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import type { RaffleFile, Site, Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';

/** A ledger and a raffle without the other modules, with a clock that the test sets. */
export interface RaffleLedgerHarness extends DrawRafflesDeps {
  readonly database: Database & { readonly url: string };
  readonly clock: AdjustableClock;
  readonly raffle: Raffle;
  readonly wallet: Wallet;
  readonly sites: Sites;
  readonly site: Site;
  addPlayer(options?: TestPlayerOptions): Promise<TestPlayer>;
  /** The job that each node runs once a second. */
  processDraws(): Promise<number>;
  advanceTo(at: Date): void;
  /** Advances the clock past the end of the running drop of a type and closes its list. @returns the drop's instance */
  close(type: DropType): Promise<string>;
  /** Like `close`, and draws the drop. */
  finish(type: DropType): Promise<string>;
  running(type: DropType, player?: PlayerId): Promise<NonNullable<Awaited<ReturnType<Raffle['running']>>>>;
  tickets(player: PlayerId, type: DropType): Promise<number>;
  /** Creates players, each with a stake in the running drops. */
  players(amounts: readonly string[]): Promise<readonly TestPlayer[]>;
  /** An hourly drop as the public API shows it. */
  hourly(id: string): Promise<Drop>;
  /** Outbox events of a topic since the last call. */
  events(topic: string): Promise<Record<string, unknown>[]>;
  /** Prize payments of a drop to players' accounts, in minor units. */
  paid(instance: string): Promise<readonly { playerId: string; minor: bigint; currency: string }[]>;
  /** Failures logged since the last call. */
  failures(): Failure[];
  /**
   * Throws unless the ledger is balanced and paid exactly the published prizes, each list matches the stakes, and each
   * drop matches its seed; also if a run has logged a failure that the test has not read.
   */
  check(): Promise<void>;
  /** The same checks inside a transaction. */
  checkIn(queryable: Queryable): Promise<void>;
  drop(): Promise<void>;
}

interface Failure {
  readonly task?: string;
  readonly brand?: string;
  readonly drop?: string | null;
  readonly err: unknown;
}

interface TestPlayerOptions {
  readonly brand?: BrandId;
  readonly currency?: Currency;
  readonly balance?: string;
  readonly bonus?: string;
  /** The studio's id of the game. */
  readonly game?: string;
}

export interface TestPlayer {
  readonly playerId: PlayerId;
  /** Bets real and bonus money now. */
  stake(amount: string, names?: { readonly id?: string }): Promise<{ id: string; round: string }>;
  takeBack(stake: { readonly id: string; readonly round: string }): Promise<void>;
  readonly gameSession: string;
}

/** A raffle with three hourly prizes and few other prizes. */
export const SMALL_RAFFLE: Pick<RaffleFile, 'prizes'> = {
  prizes: {
    hourly: ['25.00', '15.00', '10.00'].map((text) => fromDecimal(text, 'EUR')),
    daily: ['200.00', '100.00'].map((text) => fromDecimal(text, 'EUR')),
    weekly: ['2000.00', '1000.00'].map((text) => fromDecimal(text, 'EUR')),
  },
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The raffle of the demo's first brand, in the time zone of Helsinki. */
export async function startRaffleLedgerHarness(start: Date): Promise<RaffleLedgerHarness> {
  const database = await testDatabase([
    outboxMigrations,
    walletModule.migrations,
    raffleModule.migrations,
    gamificationModule.migrations,
  ]);
  const clock = adjustableClock({ start });
  const demo = await testSites();
  const real = demo.defaultSite;
  if (!real.raffle) throw new Error('the first brand of the demo has a raffle');
  const site: Site = { ...real, raffle: { ...real.raffle, ...SMALL_RAFFLE } };
  const sites = { ...demo, brands: [site] };
  const wallet = createWallet({ database, clock, wakeRelay() {}, log: { error: console.error } });
  const raffle = createRaffle({ database, clock, sites, config: { isProduction: false } });
  const failed: Failure[] = [];
  const failures = () => failed.splice(0);
  const log = { error: (failure: Failure) => void failed.push(failure) };
  const gamification = createGamification({ database, clock, hasProvider: true });
  const services = { database, clock, raffle, wallet, gamification, sites, log, wakeRelay() {} };
  const processDraws = () => drawRaffles(services);
  await processDraws();
  const advanceTo = (at: Date) => clock.advance(at.getTime() - clock.now().getTime());
  const raffleQueries = queries(raffle, site.brand);
  const addPlayer = playerFactory({ ...services, site });
  const harness = {
    ...services,
    site,
    processDraws,
    advanceTo,
    ...raffleQueries,
    addPlayer,
    async close(type: DropType) {
      const { id, timestamp_end } = await raffleQueries.running(type);
      advanceTo(new Date(new Date(timestamp_end).getTime() + GRACE_MS));
      await processDraws();
      return id;
    },
    async players(amounts: readonly string[]) {
      const created = await Promise.all(amounts.map(() => addPlayer()));
      for (const [index, { stake }] of created.entries()) await stake(amounts[index] ?? '1.00');
      return created;
    },
    events: eventsOf(database),
    paid: (instance: string) => paidIn(database, instance),
    failures,
    async check() {
      expect(failures()).toEqual([]);
      await check(database.query);
    },
    checkIn: check,
    drop: () => database.drop(),
  };
  return {
    ...harness,
    async finish(type) {
      const id = await harness.close(type);
      clock.advance(BEFORE_SEED_MS);
      await processDraws();
      return id;
    },
  };
}

/** The public queries of a brand's raffle. */
function queries(
  raffle: Raffle,
  brand: BrandId,
): Pick<RaffleLedgerHarness, 'running' | 'tickets' | 'hourly'> {
  const running: RaffleLedgerHarness['running'] = async (type, player) => {
    const drop = await raffle.running(brand, type, player ?? null);
    if (!drop) throw new Error(`no ${type} drop runs`);
    return drop;
  };
  return {
    running,
    async tickets(player, type) {
      const { id } = await running(type);
      const all = await raffle.tickets(brand, player);
      return all.find(({ instance_id }) => instance_id === id)?.ticket_count ?? -1;
    },
    async hourly(id) {
      const drops = await raffle.drops(brand, 'hourly', { first: 50, before: null }, null);
      const drop = drops.find((one) => one.id === id);
      if (!drop) throw new Error(`there is no drop ${id}`);
      return drop;
    },
  };
}

/** How long a list waits for pending stakes, and then the seed for the closed list. */
const GRACE_MS = 5 * SECOND;
const BEFORE_SEED_MS = 3 * SECOND;

let names = 0;

const playerFactory =
  ({ database, wallet, site }: { database: Database; wallet: Wallet; site: Site }) =>
  async ({
    brand = site.brand,
    currency = 'EUR',
    balance = '1000000',
    bonus,
    game = 'a-game-of-nobody',
  }: TestPlayerOptions = {}): Promise<TestPlayer> => {
    const playerId = `player-${++names}` as PlayerId;
    const { token } = await database.transaction(async (tx) => {
      await wallet.open(tx, { playerId, brand, currency });
      const amount = fromDecimal(balance, currency);
      if (amount.minor > 0n)
        await wallet.post(tx, deposit({ caller: 'foyer:test', key: playerId, playerId, amount }));
      if (bonus !== undefined) await grant(wallet, tx, playerId, fromDecimal(bonus, currency));
      const sessionId = `session-${playerId}` as SessionId;
      const session = { playerId, sessionId, brand, currency, studio: 'sandbox' };
      return wallet.openGameSession(tx, {
        ...session,
        game,
        category: 'slots',
        shortestCycleMs: null,
        largestWin: { stakes: 100_000, amount: null },
        locale: 'en',
      });
    });
    const { gameSessionId: gameSession } = await wallet.redeemToken({ studio: 'sandbox', token });
    const inGame = (round: string) => ({ studio: 'sandbox', gameSession, round });
    return {
      playerId,
      gameSession,
      async stake(text, { id = `bet-${++names}` } = {}) {
        const round = `round-${++names}`;
        const amount = fromDecimal(text, currency);
        await wallet.submit(bet({ ...inGame(round), transactionId: id, amount }));
        return { id, round };
      },
      async takeBack({ id, round }) {
        const transactionId = `back-${++names}`;
        await wallet.submit(rollback({ ...inGame(round), transactionId, rollsBack: id }));
      },
    };
  };

const grant = (
  wallet: Wallet,
  tx: Parameters<Wallet['grantBonus']>[0],
  playerId: PlayerId,
  amount: ReturnType<typeof money>,
) =>
  wallet.grantBonus(tx, {
    bonusId: `bonus-${playerId}`,
    playerId,
    amount,
    wageringRequired: money(amount.minor * 100n, amount.currency),
    weights: { slots: 100 },
    maxBet: null,
    maxPayout: null,
    expiresAt: null,
  });

function eventsOf(database: Database): RaffleLedgerHarness['events'] {
  const seen = new Map<string, bigint>();
  return async (topic) => {
    const { rows } = await sql<{ id: bigint; payload: Record<string, unknown> }>`
      select id, payload from outbox.event where topic = ${topic} and id > ${seen.get(topic) ?? 0n} order by id`.execute(
      database.query,
    );
    const last = rows.at(-1);
    if (last) seen.set(topic, last.id);
    return rows.map(({ payload }) => payload);
  };
}

async function paidIn(database: Database, instance: string) {
  const { rows } = await sql<{ playerId: string; minor: bigint; currency: string }>`
    select t.player_id as "playerId", t.amount as minor, a.currency
    from wallet.transfer t join wallet.account a on a.id = t.credit and a.kind = 'real'
    where t.caller = 'foyer:raffle' and t.key like ${`${instance}:%`} order by t.key`.execute(database.query);
  return rows;
}

async function check(query: Queryable): Promise<void> {
  const audit = await auditLedger(query);
  const drops = await auditDrops(query, audit.stakedWithin);
  const wrong = [
    ...audit.findings.map(({ what }) => what),
    ...(await auditPrizes(query, audit.prizes)),
    ...drops.findings,
  ];
  if (!audit.isClean || wrong.length > 0) throw new Error(`the ledger is wrong: ${wrong.join(', ')}`);
}
