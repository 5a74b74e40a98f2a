import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  DrawsResponseSchema,
  PeriodsResponseSchema,
  TicketsResponseSchema,
  type DrawRecord,
  type TicketsResponse,
  type TicketSheet,
} from '@foyer/contract/jackpot/http.ts';
import { checkPeriod, computeDraw, isRevealed, oneInOf } from '@foyer/contract/jackpot/verify.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { auditPots } from '../../../modules/jackpot/index.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import { operate } from '../../commands/operate.ts';
import {
  betThatWins,
  startJackpotHarness,
  sha256,
  type TestPlayer,
  type JackpotHarness,
} from '../../../testing/jackpotHarness.ts';

let harness: JackpotHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startJackpotHarness();
  anna = await harness.enter();
  await optIn('northlight', anna, 0.5);
});
afterEach(async () => {
  const audit = await auditLedger(harness.database.query);
  expect(audit.findings).toEqual([]);
  expect(audit.isClean).toBe(true);
  expect(await auditPots(harness.database.query, audit.pots)).toEqual([]);
});
afterAll(() => harness.stop());

const siteOf = (brand: string) => harness.sites.byBrand(brand) ?? harness.sites.defaultSite;
const optIn = (brand: string, { playerId }: TestPlayer, contribution: number) =>
  chooseJackpot(harness.services, {
    site: siteOf(brand),
    playerId,
    isIn: true,
    contribution,
    cause: 'player',
  });
/** Id of a bet that wins no pot by chance in the running period; it may still win by a time limit or ceiling. */
const losingBet = () => betThatWins(harness, { brand: 'northlight', pot: null, microEuros: 10_000_000n });
const draw = () => drawJackpots(harness.services);
const balanceOf = async ({ playerId }: TestPlayer) =>
  (await harness.services.wallet.state(harness.database.query, playerId)).balance.minor;
const potOf = async (id: string, brand = 'northlight') =>
  (await harness.services.jackpot.pots(siteOf(brand).brand)).find((pot) => pot.id === id)?.current_value;
const wins = async () => {
  const { rows } = await sql<{ bet: string; pot: string; by: string; paid: bigint; player: string }>`
    select bet, pot, decided_by as by, paid, player_id as player from jackpot.win order by ordinal`.execute(
    harness.database.query,
  );
  return rows;
};
/**
 * Funds northlight's pots with operator contributions that are posted in the ledger, as if nobody had won
 * for long.
 */
const fillPot = (pot: string, minor: bigint, key = `${pot} ${minor}`) =>
  harness.database.transaction(async (tx) => {
    const { wallet, jackpot } = harness.services;
    const amount = { minor, currency: 'EUR' } as const;
    await wallet.fundPot(tx, { key, brand: siteOf('northlight').brand, pot: jackpot.account, amount });
    await sql`update jackpot.held set units = units + ${minor * 10_000n}
      where brand = 'northlight' and pot = ${pot} and currency = 'EUR'`.execute(tx);
  });

describe('a draw', () => {
  it('JACK-37 LIMIT-10 adds the contributions to the pots, once, to the last fraction', async () => {
    const before = await balanceOf(anna);
    await anna.stake(1_00n);
    expect(before - (await balanceOf(anna))).toBe(1_50n);
    expect(await draw()).toBe(1);
    expect(await draw()).toBe(0);
    expect([await potOf('mega'), await potOf('major'), await potOf('minor'), await potOf('shared')]).toEqual([
      '10000.20',
      '500.10',
      '20.07',
      '250.04',
    ]);
  });

  it('MONEY-07 draws a repeated bet once', async () => {
    const id = await losingBet();
    const same = { id, round: id };
    await anna.stake(1_00n, same);
    await draw();
    await Promise.all([1, 2, 3].map(() => anna.stake(1_00n, same)));
    expect(await draw()).toBe(0);
  });

  it('that fails midway leaves the bets, and the next draw processes them all', async () => {
    await fillPot('minor', 200_00n);
    const before = await balanceOf(anna);
    await anna.stake(1_00n);
    const { wallet, jackpot, log } = harness.services;
    const breaking = drawJackpots({
      ...harness,
      jackpot,
      log,
      wallet: {
        ...wallet,
        post: async (tx, command) => {
          await wallet.post(tx, command);
          throw new Error('the power went');
        },
      },
      wakeRelay() {},
    });
    await expect(breaking).rejects.toThrow('the power went');
    expect(await balanceOf(anna)).toBe(before - 1_50n);
    const had = (await wins()).length;
    await draw();
    expect(await wins()).toHaveLength(had + 1);
    // The win is capped at the ceiling.
    expect(await balanceOf(anna)).toBe(before - 1_50n + 150_00n);
  });

  it('on two nodes in parallel draws each bet once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => anna.stake(10n)));
    const drawn = await Promise.all([draw(), draw(), draw()]);
    const rest = await draw();
    expect(drawn.reduce((sum, count) => sum + count, rest)).toBe(20);
  });

  it('of fifty bets in parallel, one of which fills the pot: that one wins', async () => {
    const value = Number(await potOf('major')) * 100;
    // 50 contributions of 0.50 bring 0.10 each: the 25th fills the pot.
    await fillPot('major', BigInt(5_000_00 - Math.round(value) - 250));
    const had = (await wins()).length;
    await Promise.all(Array.from({ length: 50 }, () => anna.stake(10n)));
    await draw();
    const fell = (await wins()).slice(had).filter(({ pot }) => pot === 'major');
    expect(fell).toMatchObject([{ pot: 'major', by: 'ceiling', player: anna.playerId }]);
    expect(Number(await potOf('major'))).toBeLessThan(503);
  });

  it('JACK-38 a pot is won by the first contribution after its time limit', async () => {
    const had = (await wins()).length;
    harness.clock.advance(24 * HOUR);
    await draw();
    const first = await losingBet();
    await anna.stake(10n, { id: first, round: first });
    await anna.stake(10n);
    await draw();
    // The time limit counts from the new seed, also in a later draw.
    await anna.stake(10n);
    await draw();
    expect((await wins()).slice(had).filter(({ by }) => by === 'time')).toMatchObject([
      { bet: `sandbox:${first}`, pot: 'minor' },
    ]);
  });
});

describe('a rolled-back stake', () => {
  it('before its draw is not drawn, and contributes nothing', async () => {
    const [had, value] = [(await wins()).length, await potOf('mega')];
    await fillPot('minor', 300_00n);
    await anna.stake(1_00n, { id: 'early', round: 'early' });
    await anna.rollBack('early', 'early');
    expect(await draw()).toBe(0);
    expect(await wins()).toHaveLength(had);
    expect(await potOf('mega')).toBe(value);
  });

  it('after its draw gets its contribution back from the pots, and its win stays', async () => {
    const before = await balanceOf(anna);
    const had = (await wins()).length;
    const late = await losingBet();
    await anna.stake(1_00n, { id: late, round: late });
    await draw();
    expect((await wins()).slice(had)).toMatchObject([
      { bet: `sandbox:${late}`, pot: 'minor', by: 'ceiling' },
    ]);
    const mega = Number(await potOf('mega'));
    await anna.rollBack(late, late);
    await draw();
    expect(await balanceOf(anna)).toBe(before + 150_00n);
    expect(Number(await potOf('mega'))).toBeCloseTo(mega - 0.2, 5);
  });
});

describe('a win', () => {
  it('LIMIT-11 is paid to a player who has excluded themselves between stake and draw', async () => {
    await fillPot('minor', 300_00n, 'excluded');
    const player = await harness.enter();
    const before = await balanceOf(player);
    await player.stake(1_00n);
    await harness.database.transaction((tx) =>
      harness.services.selfExclusion.timeOutPlayer(
        tx,
        player.playerId,
        new Date(harness.clock.now().getTime() + DAY),
      ),
    );
    await draw();
    expect(await balanceOf(player)).toBe(before - 1_50n + 150_00n);
    harness.clock.advance(2 * DAY);
    await draw();
  });

  it('JSOCK-06 JACK-44 is sent to all listeners, with the amounts paid and the exchange rates', async () => {
    const tivoli = siteOf('tivoli');
    const finn = await harness.enter('finn@foyer.test', 'tivoli');
    const connection = await finn.connect();
    connection.sendMessage({
      type: 'SubscribeRequest',
      data: {
        events: [{ source: 'thrillpots', type: '*' }],
        context: { player_id: finn.playerId, brand: 'tivoli' },
      },
    });
    await connection.next('JackpotUpdate');
    await operate(harness, ['jackpot-win', 'tivoli', 'finn@foyer.test', 'mega', 'Ada', 'a demonstration']);
    await draw();
    const { data } = await connection.next('WinEvent');
    expect(data).toMatchObject({
      instance_id: tivoli.jackpot?.instanceId,
      player_id: finn.playerId,
      win_amount: '10000.00',
      paid: { amount: '10000.00', currency: 'EUR' },
      win_pot_id: 'mega',
      community_winners: [],
      currency_multipliers: { multipliers: { EUR: 1 } },
    });
    expect(await balanceOf(finn)).toBe(10_000_00n);
    expect(await potOf('mega', 'tivoli')).toBe('10000.00');
    connection.close();
  });

  it('that is staged needs a name and a reason, which are stored', async () => {
    const stage = (...args: string[]) =>
      operate(harness, ['jackpot-win', 'tivoli', 'finn@foyer.test', ...args]);
    await expect(stage('giga', 'Ada', 'why not')).rejects.toThrow('none of mega, major, minor');
    await expect(stage('mega', '', 'why not')).rejects.toThrow('say who you are');
    const { rows } = await sql<{ operator: string; reason: string }>`
      select operator, reason from jackpot.staged_win`.execute(harness.database.query);
    expect(rows).toEqual([{ operator: 'Ada', reason: 'a demonstration' }]);
    const periods = v.parse(
      PeriodsResponseSchema,
      (await harness.get('/jackpot/v1/instances/thrillpots/tivoli/periods')).json(),
    );
    expect(periods.periods.flatMap(({ wins: message }) => message)).toMatchObject([
      { pot: 'mega', by: 'staged' },
    ]);
  });
});

describe('what a player can verify', () => {
  it('FAIR-08 a draw follows from its published seed and the player’s own bets', async () => {
    const player = await harness.enter();
    await optIn('northlight', player, 0.5);
    for (let bet = 0; bet < 30; bet++) await player.stake(10n);
    await draw();
    const read = async (path: string, headers = {}) =>
      (await harness.get(`/jackpot/v1/instances/thrillpots/northlight/${path}`, headers)).json();
    const { draws, next, instance } = v.parse(
      DrawsResponseSchema,
      await read(`draws?player_id=${player.playerId}`, { authorization: `Bearer ${player.token}` }),
    );
    expect(draws).toHaveLength(50);
    expect(next).toMatch(/^\d+$/);
    const sheetsOf = async (period: number) => {
      const sheets: TicketSheet[] = [];
      for (let from: number | null = 1; from !== null;) {
        const response: TicketsResponse = v.parse(
          TicketsResponseSchema,
          await read(`periods/${period}/tickets?from=${from}`),
        );
        sheets.push(...response.sheets);
        from = response.next;
      }
      return sheets;
    };
    const runs = draws[0]?.period ?? 0;
    expect(await read(`periods/${runs}/tickets`)).toMatchObject({ error: { type: 'NotFound' } });
    harness.clock.advance(3 * DAY);
    await draw();
    harness.clock.advance(10_000);
    await draw();
    const { periods } = v.parse(PeriodsResponseSchema, await read('periods'));
    const again = async (one: DrawRecord) => {
      const period = periods.find(({ id }) => id === one.period);
      if (!period?.seed) return null;
      const claim = { ...period, seed: period.seed, period: period.id, bet: one.bet };
      const micros = { microEuros: BigInt(one.micro_euros), oneIn: oneInOf(period) };
      return (await computeDraw({ ...claim, ...micros }, async (text) => sha256(text))).won;
    };
    const byOdds = new Map(
      (await wins()).filter(({ by }) => by === 'odds').map(({ bet, pot }) => [bet, pot]),
    );
    let computed = 0;
    for (const one of draws) {
      const result = await again(one);
      if (result === null) continue;
      computed++;
      expect(result.join(), one.bet).toBe(byOdds.get(one.bet) ?? '');
    }
    expect(computed).toBeGreaterThan(29);
    expect(instance).toBe('northlight-aurora');

    // Recomputes the whole period from public data.
    let listed = 0;
    for (const period of periods.filter(isRevealed)) {
      const checking = checkPeriod(period, {
        sha256: async (text) => sha256(text),
        savedCommitment: period.commitment,
        before: new Map(),
      });
      await checking.take(await sheetsOf(period.id));
      const verdict = await checking.verdict();
      expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
      listed += period.tickets.count;
    }
    expect(listed).toBeGreaterThan(100);
    const ofMine = (await sheetsOf(runs)).flatMap(({ lines }) => lines);
    expect(ofMine).toContain(`${draws[0]?.bet} ${draws[0]?.micro_euros}`);
  });

  it('HTTP-05 a player cannot read the draws of another', async () => {
    const response = await harness.get('/jackpot/v1/instances/thrillpots/northlight/draws');
    expect(response.statusCode).toBe(401);
  });
});
