import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PeriodsResponseSchema, TicketsResponseSchema } from '@foyer/contract/jackpot/http.ts';
import { checkPeriod, isRevealed } from '@foyer/contract/jackpot/verify.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { MAX_MINOR } from '@foyer/domain/money.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { LONG_LIMITS } from '../../../infra/database/limits.ts';
import { auditPots, countUnpaidWins } from '../../../modules/jackpot/index.ts';
import { auditLedger, deposit } from '../../../modules/wallet/index.ts';
import {
  betThatWins,
  startJackpotHarness,
  sha256,
  type TestPlayer,
  type JackpotHarness,
} from '../../../testing/jackpotHarness.ts';

let harness: JackpotHarness;
let anna: TestPlayer;
let finn: TestPlayer;
beforeAll(async () => {
  harness = await startJackpotHarness();
  anna = await harness.enter();
  finn = await harness.enterNew('tivoli', 'EUR');
  await optIn('northlight', anna);
  await optIn('tivoli', finn);
  await draw();
});
afterEach(audited);
afterAll(() => harness.stop());

async function audited(): Promise<void> {
  const { findings, isClean, pots } = await auditLedger(harness.database.query);
  expect([...findings, ...(await auditPots(harness.database.query, pots))]).toEqual([]);
  expect(isClean).toBe(true);
}

const siteOf = (brand: string) => harness.sites.byBrand(brand)!;
const optIn = (brand: string, { playerId }: TestPlayer) =>
  chooseJackpot(harness.services, {
    site: siteOf(brand),
    playerId,
    isIn: true,
    contribution: 0.5,
    cause: 'test',
  });
const logged: unknown[] = [];
const log = { error: (fields: unknown) => void logged.push(fields) };
const draw = () => drawJackpots({ ...harness.services, log });
const left = () =>
  draw().then(
    () => [],
    (error: unknown) => (error as AggregateError).message.split('; '),
  );
const potsOf = (brand: string) => harness.services.jackpot.pots(siteOf(brand).brand);
const balanceOf = async ({ playerId }: TestPlayer) =>
  (await harness.services.wallet.state(harness.database.query, playerId)).balance.minor;
/** Funds the minor pot so that the next contribution at northlight fills it. */
const fillMinor = (key: string) =>
  harness.database.transaction(async (tx) => {
    const { wallet, jackpot } = harness.services;
    const amount = { minor: 130_00n, currency: 'EUR' } as const;
    await wallet.fundPot(tx, { key, brand: siteOf('northlight').brand, pot: jackpot.account, amount });
    await sql`update jackpot.held set units = units + 1300000 * 100
      where brand = 'northlight' and pot = 'minor' and currency = 'EUR'`.execute(tx);
  });
const periodsOf = async (brand: string) => {
  const response = await harness.get(`/jackpot/v1/instances/thrillpots/${brand}/periods`);
  return v.parse(PeriodsResponseSchema, response.json()).periods;
};
const sheetsOf = async (period: number) => {
  const response = await harness.get(`/jackpot/v1/instances/thrillpots/northlight/periods/${period}/tickets`);
  return v.parse(TicketsResponseSchema, response.json()).sheets;
};
const betsOf = async (period: number) =>
  (await sheetsOf(period)).flatMap(({ lines }) => lines.map((line) => line.split(' ')[0]));
/** What anybody can compute from public data for northlight's past periods. */
const verdicts = async () =>
  Promise.all(
    (await periodsOf('northlight')).filter(isRevealed).map(async (period) => {
      const checking = checkPeriod(period, {
        sha256: async (text) => sha256(text),
        savedCommitment: period.commitment,
        before: new Map(),
      });
      await checking.take(await sheetsOf(period.id));
      return checking.verdict();
    }),
  );

describe('a brand whose wins the ledger refuses', () => {
  const refuse = [
    sql`create function refuse_win() returns trigger language plpgsql as $$
      begin raise exception 'the ledger takes no win of this brand'; end $$`,
    sql`create trigger refused before insert on wallet.transfer for each row
      when (new.caller = 'foyer:jackpot' and new.key like 'northlight:%') execute function refuse_win()`,
  ];
  const repair = [sql`drop trigger refused on wallet.transfer`, sql`drop function refuse_win()`];
  const staked: string[] = [];
  const stake = async () => {
    const id = await betThatWins(harness, { brand: 'northlight', pot: null, microEuros: 500_000n });
    staked.push(`sandbox:${id}`);
    await anna.stake(10n, { id, round: id });
    return id;
  };
  const REFUSED = /^bets wait at northlight: .*the ledger takes no win of this brand/;

  it('FAIR-08 LIMIT-11 delays no other brand; its bets wait in order, its lists stay open, and all wins are paid when they can be', async () => {
    const [first] = await periodsOf('northlight').then((all) => all.toReversed());
    await fillMinor('refused');
    const [before, pots, others] = [
      await balanceOf(anna),
      await potsOf('northlight'),
      await potsOf('tivoli'),
    ];
    for (const statement of refuse) await statement.execute(harness.database.query);
    await stake();
    await finn.stake(10n);
    expect(await left()).toEqual([expect.stringMatching(REFUSED)]);
    expect(await potsOf('northlight')).toEqual(pots);
    expect(await potsOf('tivoli')).not.toEqual(others);
    await audited();

    // Repeated draws by several nodes, while stakes arrive and one is rolled back.
    for (let more = 0; more < 3; more++) {
      await stake();
      await Promise.all([left(), left(), left()]);
    }
    const regretted = await stake();
    await left();
    await anna.rollBack(regretted, regretted);
    staked.pop();
    expect(await left()).toEqual([expect.stringMatching(REFUSED)]);
    expect(await potsOf('northlight')).toEqual(pots);
    await audited();

    // Periods end and others begin, but a list with pending bets is not closed.
    harness.clock.advance(DAY);
    await left();
    await stake();
    await left();
    harness.clock.advance(3 * DAY);
    for (let check = 0; check < 2; check++, harness.clock.advance(10_000)) await left();
    const openAt = async (brand: string) =>
      (await periodsOf(brand)).filter(({ id, tickets }) => id <= (first?.id ?? 0) + 1 && tickets === null)
        .length;
    expect(await openAt('tivoli')).toBe(0);
    expect(await openAt('northlight')).toBe(2);

    for (const statement of repair) await statement.execute(harness.database.query);
    await Promise.all([left(), left(), left()]);
    expect(await left()).toEqual([]);
    // The first bet wins the pot up to its ceiling; a day later the rest is won by the time limit.
    const { rows } = await sql<{ bet: string; by: string; paid: bigint }>`
      select bet, decided_by as by, paid from jackpot.win where brand = 'northlight' order by ordinal`.execute(
      harness.database.query,
    );
    expect(rows).toMatchObject([
      { bet: staked[0], by: 'ceiling', paid: 150_00n },
      { bet: staked[4], by: 'time' },
    ]);
    // Five stakes of 0.10, each with a contribution of 0.50.
    expect(await balanceOf(anna)).toBe(before - 5n * 60n + rows.reduce((sum, { paid }) => sum + paid, 0n));
    await audited();

    for (let check = 0; check < 2; check++, harness.clock.advance(10_000)) await draw();
    expect(await betsOf(first!.id)).toEqual(staked.slice(0, 4));
    expect(await betsOf(first!.id + 1)).toEqual(staked.slice(4));
    for (const verdict of await verdicts())
      expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
  });
});

describe('a locked account', () => {
  it('delays draws of its own brand only, and is paid when the lock is released', async () => {
    await fillMinor('held');
    await anna.stake(10n);
    await finn.stake(10n);
    const before = await balanceOf(anna);
    const others = await potsOf('tivoli');
    await harness.database.withLimits(LONG_LIMITS).transaction(async (tx) => {
      await sql`select 1 from wallet.account where player_id = ${anna.playerId} for update`.execute(tx);
      expect(await left()).toEqual([expect.stringMatching(/^bets wait at northlight: .*lock timeout/)]);
    });
    expect(await potsOf('tivoli')).not.toEqual(others);
    expect(await balanceOf(anna)).toBe(before);
    expect(await draw()).toBe(1);
    expect(await balanceOf(anna)).toBe(before + 150_00n);
  });
});

describe('a winner whose balance cannot hold the win', () => {
  let rich: TestPlayer;
  let bo: TestPlayer;
  beforeAll(async () => {
    rich = await harness.enterNew('northlight', 'EUR', 'FI');
    bo = await harness.enterNew('northlight', 'EUR', 'FI');
    for (const player of [rich, bo]) await optIn('northlight', player);
  });
  beforeEach(() => void logged.splice(0));

  let deposits = 0;
  /** Gives a player the largest balance. */
  const fillBalance = async (player: TestPlayer) => {
    const minor = MAX_MINOR - (await balanceOf(player));
    const given = { caller: 'foyer:test', key: `largest-${++deposits}`, playerId: player.playerId };
    await harness.database.transaction((tx) =>
      harness.services.wallet.post(tx, deposit({ ...given, amount: { minor, currency: 'EUR' } })),
    );
  };
  /** A stake that wins 150.00 in the next draw, which the balance after it cannot hold. */
  const winTooMuch = async (key: string) => {
    await fillBalance(rich);
    await fillMinor(key);
    await rich.stake(10n);
  };
  const stageWin = (pot: 'mega' | 'major') =>
    harness.database.transaction((tx) =>
      harness.services.jackpot.stage(tx, siteOf('northlight'), {
        brand: siteOf('northlight').brand,
        pot,
        playerId: bo.playerId,
        currency: 'EUR',
        operator: 'Ada',
        reason: 'test',
      }),
    );
  const nextCheck = () => {
    harness.clock.advance(10_000);
    return left();
  };
  const unpaidWins = () => countUnpaidWins(harness.database.query);
  const waits = () => ({ brand: 'northlight', playerId: rich.playerId, amount: '150.00', currency: 'EUR' });

  it('LIMIT-11 waits alone, is logged at each check and counted by a metric, and is paid once when the balance can hold it', async () => {
    // The clock runs: the next check is ten seconds away.
    await nextCheck();
    await winTooMuch('too large');
    await bo.stake(10n);
    const before = await balanceOf(rich);
    expect(await draw()).toBe(2);
    expect(logged.splice(0)).toMatchObject([waits()]);
    await bo.stake(10n);
    expect(await draw()).toBe(1);
    expect(logged).toEqual([]);
    expect(await nextCheck()).toEqual([]);
    expect(logged.splice(0)).toMatchObject([waits()]);
    expect(await balanceOf(rich)).toBe(before);
    expect(await harness.api.metrics.metrics()).toMatch(
      /foyer_unpaid_wins\{feature="jackpot"\} 1\nfoyer_unpaid_wins\{feature="raffle"\} 0/,
    );
    await audited();

    await rich.stake(1_000_00n);
    harness.clock.advance(10_000);
    await Promise.all([draw(), draw()]);
    expect(await nextCheck()).toEqual([]);
    expect(logged).toEqual([]);
    expect(await balanceOf(rich)).toBe(before - 1_000_50n + 150_00n);
    expect(await harness.api.metrics.metrics()).toContain('foyer_unpaid_wins{feature="jackpot"} 0');
  });

  it('LIMIT-11 is stored once when its draw fails at a later win and is repeated', async () => {
    await winTooMuch('fails later');
    await stageWin('major');
    const before = await balanceOf(bo);
    await sql`create function refuse_staged() returns trigger language plpgsql as $$
      begin raise exception 'the ledger takes no staged win'; end $$`.execute(harness.database.query);
    await sql`create trigger refused before insert on wallet.transfer for each row
      when (new.key like 'northlight:major:foyer:staged-%') execute function refuse_staged()`.execute(
      harness.database.query,
    );
    expect(await left()).toEqual([expect.stringMatching(/no staged win/)]);
    expect(await left()).toEqual([expect.stringMatching(/no staged win/)]);
    expect(await unpaidWins()).toBe(0);
    await audited();

    await sql`drop function refuse_staged cascade`.execute(harness.database.query);
    expect(await left()).toEqual([]);
    expect(await unpaidWins()).toBe(1);
    expect(await balanceOf(bo)).toBeGreaterThan(before);
    await rich.stake(1_000_00n);
    expect(await nextCheck()).toEqual([]);
    expect(await unpaidWins()).toBe(0);
  });

  it('LIMIT-11 is tried again at the next check when the account was locked at one', async () => {
    await winTooMuch('locked');
    expect(await left()).toEqual([]);
    await rich.stake(1_000_00n);
    const before = await balanceOf(rich);
    await harness.database.withLimits(LONG_LIMITS).transaction(async (tx) => {
      await sql`select 1 from wallet.account where player_id = ${rich.playerId} for update`.execute(tx);
      expect(await nextCheck()).toEqual([expect.stringMatching(/is not paid: .*lock timeout/)]);
    });
    expect(await unpaidWins()).toBe(1);
    // The stake of 1,000.00 contributes 0.50 and wins nothing.
    expect(await nextCheck()).toEqual([]);
    expect(await balanceOf(rich)).toBe(before + 150_00n);
    expect(await unpaidWins()).toBe(0);
  });

  it('LIMIT-11 waits alone as a share of the shared pot, while the winner and other members are paid', async () => {
    const member = await harness.enterNew('northlight', 'EUR', 'FI');
    await optIn('northlight', member);
    for (const player of [rich, member]) await player.stake(10n);
    await left();
    await fillBalance(rich);
    await stageWin('mega');
    const before = [await balanceOf(bo), await balanceOf(member)];
    expect(await left()).toEqual([]);
    expect(logged.splice(0)).toMatchObject([
      { win: expect.stringMatching(`^northlight:mega:.* ${rich.playerId}$`), playerId: rich.playerId },
    ]);
    expect(await balanceOf(bo)).toBeGreaterThan(before[0]!);
    expect(await balanceOf(member)).toBeGreaterThan(before[1]!);
    expect(await balanceOf(rich)).toBe(MAX_MINOR);
    expect(await unpaidWins()).toBe(1);
    await audited();
    await rich.stake(1_000_00n);
    expect(await nextCheck()).toEqual([]);
    expect(await unpaidWins()).toBe(0);
    expect(await balanceOf(rich)).toBeGreaterThan(MAX_MINOR - 1_000_50n);
  });

  it('LIMIT-11 is paid after its brand was removed from the configuration', async () => {
    await winTooMuch('removed');
    expect(await left()).toEqual([]);
    await rich.stake(1_000_00n);
    const before = await balanceOf(rich);
    harness.clock.advance(10_000);
    const { services } = harness;
    const brands = services.sites.brands.filter(({ brand }) => brand !== 'northlight');
    await drawJackpots({ ...services, sites: { brands }, log });
    expect(await unpaidWins()).toBe(0);
    expect(await balanceOf(rich)).toBe(before + 150_00n);
  });
});
