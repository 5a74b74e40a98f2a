import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { auditPots } from '../../../modules/jackpot/index.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import {
  betThatWins,
  startJackpotHarness,
  type TestPlayer,
  type JackpotHarness,
  type JackpotConnection,
} from '../../../testing/jackpotHarness.ts';

let harness: JackpotHarness;
beforeAll(async () => {
  harness = await startJackpotHarness();
});
afterEach(async () => {
  const { findings, pots } = await auditLedger(harness.database.query);
  expect([...findings, ...(await auditPots(harness.database.query, pots))]).toEqual([]);
});
afterAll(() => harness.stop());

const tivoli = () => harness.sites.byBrand('tivoli') ?? harness.sites.defaultSite;
/** A new player who contributes the largest offered amount with each stake: 0.50 EUR or 1.00 CAD. */
async function contributor(currency: 'EUR' | 'CAD' = 'EUR'): Promise<TestPlayer> {
  const player = await harness.enterNew('tivoli', currency);
  const option = tivoli().jackpot?.contributions.get(currency)?.options.at(-1);
  const contribution = Number(option?.minor ?? 0n) / 100;
  const { playerId } = player;
  await chooseJackpot(harness.services, {
    site: tivoli(),
    playerId,
    isIn: true,
    contribution,
    cause: 'player',
  });
  return player;
}
// Id of a bet that wins this pot with a contribution of 0.50 EUR. It also wins with 1.00 CAD, which is worth more
// in euros and therefore has better odds.
const winning = (pot: 'major' | 'minor') =>
  betThatWins(harness, { brand: 'tivoli', pot, microEuros: 500_000n });
const balanceOf = async ({ playerId }: TestPlayer) =>
  (await harness.services.wallet.state(harness.database.query, playerId)).balance.minor;
const minorPot = async () =>
  (await harness.services.jackpot.pots(tivoli().brand)).find(({ id }) => id === 'minor')?.current_value;
const winsSince = async (ordinal: bigint) => {
  const { rows } = await sql<{ bet: string; by: string; player: string; paid: bigint; cents: bigint }>`
    select bet, decided_by as by, player_id as player, paid, euro_cents as cents from jackpot.win
    where ordinal > ${ordinal} order by ordinal`.execute(harness.database.query);
  return rows;
};
const lastWin = async () => {
  const { rows } = await sql<{ last: bigint }>`
    select coalesce(max(ordinal), 0)::bigint as last from jackpot.win`.execute(harness.database.query);
  return rows[0]?.last ?? 0n;
};

describe('two wins of one pot in parallel', () => {
  it('FAIR-08 are both paid: the bet that was committed first gets the pot, the other the seed amount', async () => {
    const [anna, bo] = [await contributor(), await contributor()];
    const [first, second] = [await winning('minor'), await winning('minor')];
    const had = await lastWin();
    const before = [await balanceOf(anna), await balanceOf(bo)];
    // Fills the pot above its seed amount.
    for (let bet = 0; bet < 20; bet++) await anna.stake(10n);
    await drawJackpots(harness.services);
    const value = BigInt(Math.round(Number(await minorPot()) * 100));
    expect(value).toBeGreaterThan(20_00n);
    await Promise.all([anna.stake(10n, { id: first }), bo.stake(10n, { id: second })]);
    await Promise.all([1, 2, 3].map(() => drawJackpots(harness.services)));
    while ((await drawJackpots(harness.services)) > 0);

    const wins = await winsSince(had);
    expect(new Set(wins.map(({ bet, by }) => `${bet} ${by}`))).toEqual(
      new Set([`sandbox:${first} odds`, `sandbox:${second} odds`]),
    );
    // Each contribution adds 7.5 cents to the pot.
    expect(wins[0]?.paid).toBeGreaterThanOrEqual(value + 7n);
    expect(wins[1]?.paid).toBeLessThan(20_20n);
    expect(wins[1]?.paid).toBeGreaterThanOrEqual(20_07n);
    const paidTo = ({ playerId }: TestPlayer) =>
      wins.filter(({ player }) => player === playerId).reduce((sum, { paid }) => sum + paid, 0n);
    expect([await balanceOf(anna), await balanceOf(bo)]).toEqual([
      (before[0] ?? 0n) - 21n * 60n + paidTo(anna),
      (before[1] ?? 0n) - 60n + paidTo(bo),
    ]);
  });

  it('in two currencies are each paid in the winner’s currency', async () => {
    const [anna, bo] = [await contributor(), await contributor('CAD')];
    const had = await lastWin();
    const bets = [await winning('minor'), await winning('minor')];
    const before = await balanceOf(bo);
    await Promise.all([anna.stake(10n, { id: bets[0] ?? '' }), bo.stake(10n, { id: bets[1] ?? '' })]);
    await drawJackpots(harness.services);
    const wins = await winsSince(had);
    expect(wins).toHaveLength(2);
    const own = wins.find(({ player }) => player === bo.playerId);
    // The win's euro amount in Canadian dollars, rounded down to the cent.
    const rate = harness.services.jackpot.multipliers['CAD'] ?? 0;
    expect(Math.abs(Number(own?.paid) - Number(own?.cents) * rate)).toBeLessThanOrEqual(1);
    expect((await balanceOf(bo)) - before).toBeGreaterThan((own?.paid ?? 0n) - 2_00n);
  });
});

describe('a win that the odds have decided', () => {
  it.each(['exclusion', 'account closed'])(
    'LIMIT-11 is paid after an %s between the stake and its draw',
    async (what) => {
      const player = await contributor();
      const bet = await winning('major');
      const had = await lastWin();
      await player.stake(10n, { id: bet });
      const before = await balanceOf(player);
      const { players, selfExclusion } = harness.services;
      await harness.database.transaction((tx) =>
        what === 'exclusion'
          ? selfExclusion.excludePlayer(tx, player.playerId, new Date(harness.clock.now().getTime() + DAY))
          : players.commands.closeAccount(tx, player.playerId, { cause: null, mayReopen: false }),
      );
      await drawJackpots(harness.services);
      const [win] = await winsSince(had);
      expect(win).toMatchObject({ bet: `sandbox:${bet}`, by: 'odds', player: player.playerId });
      expect(await balanceOf(player)).toBe(before + (win?.paid ?? 0n));
    },
  );
});

describe('a win without an open connection', () => {
  /** A new connection of a player, as a returning tab opens it. */
  async function back(player: TestPlayer): Promise<JackpotConnection> {
    const connection = await player.connect();
    const context = { player_id: player.playerId, brand: 'tivoli' };
    connection.sendMessage({
      type: 'SubscribeRequest',
      data: { events: [{ source: 'thrillpots', type: '*' }], context },
    });
    await connection.next('JackpotUpdate');
    return connection;
  }
  /** The wins that a connection has received before the response to its own request; waits for one win, or for none. */
  async function winsOn(connection: JackpotConnection, { playerId }: TestPlayer, expected: 'one' | 'none') {
    if (expected === 'one') await connection.next('WinEvent');
    const data = { player_id: playerId, brand_id: 'bulb-and-carousel:tivoli' };
    connection.sendMessage({ type: 'PlayerRaffleTicketsRequest', data });
    await connection.next('PlayerRaffleTicketsListResponse');
    return connection.received.flatMap((message) => (message.type === 'WinEvent' ? [message.data] : []));
  }
  async function receivedBy(player: TestPlayer, expected: 'one' | 'none') {
    const connection = await back(player);
    const wins = await winsOn(connection, player, expected);
    connection.close();
    return wins;
  }
  /**
   * Draws with a win and sends the result; connections opened afterwards get only the player's own unseen
   * wins.
   */
  async function drawAndNotify(): Promise<void> {
    const witness = await back(await contributor());
    await drawJackpots(harness.services);
    await witness.next('WinEvent');
    witness.close();
  }
  async function letFall(pot: 'mega' | 'minor', { playerId }: TestPlayer) {
    const staged = { brand: tivoli().brand, pot, playerId, currency: 'EUR' } as const;
    await harness.database.transaction((tx) =>
      harness.services.jackpot.stage(tx, tivoli(), { ...staged, operator: 'Ada', reason: 'a test' }),
    );
    await drawAndNotify();
  }
  const seen = ({ playerId }: TestPlayer, win: string) => ({
    type: 'WinSeen',
    data: { player_id: playerId, win_id: win },
  });

  it('JSOCK-06 is sent to the winner at each return until they have seen it, and was paid once', async () => {
    const [anna, bo] = [await contributor(), await contributor()];
    const bet = await winning('minor');
    const before = await balanceOf(anna);
    await anna.stake(10n, { id: bet });
    await drawAndNotify();
    const [message, ...more] = await receivedBy(anna, 'one');
    expect(message).toMatchObject({
      player_id: anna.playerId,
      win_pot_id: 'minor',
      win_id: `tivoli:minor:sandbox:${bet}`,
    });
    expect(more).toEqual([]);
    expect(await balanceOf(anna)).toBe(before - 60n + BigInt(Math.round(Number(message?.paid.amount) * 100)));
    expect(await receivedBy(anna, 'one')).toEqual([message]);
    expect(await receivedBy(bo, 'none')).toEqual([]);

    // Two tabs receive it; marking it as seen in one is sent to the other, and later tabs get nothing.
    const [one, other] = [await back(anna), await back(anna)];
    for (const tab of [one, other]) expect(await winsOn(tab, anna, 'one')).toEqual([message]);
    const winId = message?.win_id ?? '';
    one.sendMessage(seen(anna, winId));
    expect((await other.next('WinSeen')).data).toEqual({ player_id: anna.playerId, win_id: winId });
    other.sendMessage(seen(anna, winId));
    await one.next(
      'WinSeen',
      (message) => one.received.filter(({ type }) => type === 'WinSeen').at(-1) === message,
    );
    expect(await receivedBy(anna, 'none')).toEqual([]);
    const { rows } = await sql`select 1 from jackpot.seen_win where player_id = ${anna.playerId}`.execute(
      harness.database.query,
    );
    expect(rows).toHaveLength(1);
    one.close();
    other.close();
  });

  it('JSOCK-06 LIMIT-11 is sent to a player who has excluded themselves meanwhile, and only the winner can mark it as seen', async () => {
    const [finn, bo] = [await harness.enter('finn@foyer.test', 'tivoli'), await contributor()];
    await letFall('minor', finn);
    const { playerId } = finn;
    const until = new Date(harness.clock.now().getTime() + DAY);
    await harness.database.transaction((tx) =>
      harness.services.selfExclusion.excludePlayer(tx, playerId, until),
    );
    const [message] = await receivedBy(await harness.enter('finn@foyer.test', 'tivoli'), 'one');
    expect(message).toMatchObject({ player_id: playerId, win_pot_id: 'minor' });
    const winId = message?.win_id ?? '';
    const connection = await back(bo);
    for (const forged of [seen(bo, winId), seen(finn, winId), seen(bo, 'tivoli:minor:sandbox:none')]) {
      const received = connection.received.length;
      connection.sendMessage(forged);
      const { data } = await connection.next('Error', (one) => connection.received.indexOf(one) >= received);
      expect(data.error.type).toBe('BadRequest');
    }
    connection.close();
    expect(await receivedBy(await harness.enter('finn@foyer.test', 'tivoli'), 'one')).toEqual([message]);
  });

  it('JSOCK-06 JACK-44 a share of the community pot is sent like a win', async () => {
    const [anna, bo] = [await contributor(), await contributor()];
    await bo.stake(10n);
    await drawJackpots(harness.services);
    await letFall('mega', anna);
    const [message] = await receivedBy(bo, 'one');
    expect(message).toMatchObject({ player_id: anna.playerId, win_pot_id: 'mega' });
    expect(message?.community_winners.map(({ player_id: player }) => player)).toContain(bo.playerId);
    const part = message?.community_winners.find(({ player_id: player }) => player === bo.playerId);
    expect(part?.is_gain).toBe(true);
    const connection = await back(bo);
    connection.sendMessage(seen(bo, message?.win_id ?? ''));
    await connection.next('WinSeen');
    connection.close();
    // The share of the community was marked as seen, the winner's own win was not.
    expect(await receivedBy(bo, 'none')).toEqual([]);
    expect(await receivedBy(anna, 'one')).toHaveLength(1);
  });
});

describe('a day of play', () => {
  it('MONEY-07 hundreds of bets in parallel, with rollbacks and draws, lose no fraction of a cent', async () => {
    const players = [await contributor(), await contributor('CAD'), await contributor()];
    const before = await sums();
    const won = await winning('minor');
    let drawn = 0;
    for (let round = 0; round < 6; round++) {
      await Promise.all(
        Array.from({ length: 60 }, async (_, turn) => {
          const player = players[turn % players.length]!;
          const name = { id: `day-${round}-${turn}`, round: `day-${round}-${turn}` };
          await player.stake(10n, round === 3 && turn === 7 ? { ...name, id: won } : name);
          if (turn % 9 === 0) await player.rollBack(name.id, name.round);
          if (turn % 20 === 0) drawn += await drawJackpots(harness.services);
        }),
      );
    }
    for (let more = 1; more > 0; drawn += more) more = await drawJackpots(harness.services);
    expect(drawn).toBeGreaterThan(200);
    const after = await sums();
    // Contributions and seeds equal the content of the pots plus the payments.
    for (const currency of ['EUR', 'CAD']) {
      const grown = (name: keyof Sums) =>
        (after[name].get(currency) ?? 0n) - (before[name].get(currency) ?? 0n);
      expect(grown('held'), currency).toBe((grown('given') + grown('funded') - grown('paid')) * 10_000n);
      expect(grown('given'), currency).toBeGreaterThan(0n);
    }
  });
});

type Sums = Record<'held' | 'given' | 'funded' | 'paid', ReadonlyMap<string, bigint>>;

/**
 * By currency, for tivoli: what the pots contain in their smallest fractions, and the ledger's sums in and
 * out.
 */
async function sums(): Promise<Sums> {
  const held = await sql<{ currency: string; sum: bigint }>`
    select currency, sum(units)::bigint as sum from jackpot.held where brand = 'tivoli'
    group by currency`.execute(harness.database.query);
  const moved = await sql<{ currency: string; recipe: string; sum: bigint }>`
    select a.currency, t.recipe, sum(case when t.credit = a.id then t.amount else -t.amount end)::bigint as sum
    from wallet.account a join wallet.transfer t on a.id in (t.debit, t.credit)
    where a.kind = 'jackpot' and a.brand = 'tivoli' group by a.currency, t.recipe`.execute(
    harness.database.query,
  );
  const of = (recipe: string, sign = 1n) =>
    new Map(
      moved.rows
        .filter((row) => row.recipe === recipe)
        .map(({ currency, sum }): [string, bigint] => [currency, sign * sum]),
    );
  return {
    held: new Map(held.rows.map(({ currency, sum }): [string, bigint] => [currency, sum])),
    given: of('jackpotContribution'),
    funded: of('jackpotFunding'),
    paid: of('jackpotWin', -1n),
  };
}
