import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RafflePage, RaffleWinners } from '@foyer/contract/generated/operations.ts';
import { createRaffle } from '../../../../modules/raffle/index.ts';
import { operate } from '../../../commands/operate.ts';
import type { TestPlayer } from '../../../../testing/jackpotHarness.ts';
import { startRaffleHarness, type RaffleHarness } from '../../../../testing/raffleHarness.ts';

let harness: RaffleHarness;
/** Players of tivoli; the first plays in Canadian dollars. */
let players: readonly TestPlayer[];
beforeAll(async () => {
  harness = await startRaffleHarness();
  players = [
    await harness.enterNew('tivoli', 'CAD'),
    await harness.enterNew('tivoli', 'EUR'),
    await harness.enterNew('tivoli', 'EUR'),
  ];
});
afterAll(() => harness.stop());

async function get(
  { documentId }: { documentId: string },
  variables: object,
  { brand = 'northlight', ...headers }: Record<string, string> = {},
) {
  const response = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost:3000`, ...headers },
  });
  return response.json();
}
const signedIn = async (player: TestPlayer, brand: string) => ({
  brand,
  authorization: `Bearer ${await harness.accessToken(player, brand)}`,
});
async function winnersOf(
  brand: string,
  { player = players[0], ...variables }: { player?: TestPlayer; baseCurrency?: string; last?: number } = {},
) {
  if (!player) throw new Error('nobody is here');
  const { data, errors } = await get(
    RaffleWinners,
    { baseCurrency: 'EUR', ...variables },
    await signedIn(player, brand),
  );
  expect(errors).toBeUndefined();
  return data.raffleWinners;
}

describe('the raffle’s settings', () => {
  it('GQLO-22 RAFF-16 are those of the brand’s data, in the requested language', async () => {
    const { data, errors } = await get(RafflePage, { ipCountryCode: 'FI' }, { locale: 'fi' });
    expect(errors).toBeUndefined();
    expect(data.raffleSettings).toMatchObject({
      enabled: true,
      pageMobileBackgroundImage: '/brand/northlight/raffle-mobile.svg',
      pageDesktopBackgroundImage: '/brand/northlight/raffle-desktop.svg',
      ticketPrice: '1.00',
      sources: [
        { type: 'hourly', id: 'raffle-hourly' },
        { type: 'daily', id: 'raffle-daily' },
        { type: 'weekly', id: 'raffle-weekly-potw' },
      ],
    });
    const send = harness.sites.translator('fi', ['raffle']);
    expect(data.raffleSettings.text).toBe(
      `<h2>${send('raffle.page.title')}</h2><p>${send('raffle.page.text')}</p>`,
    );
    expect(data.raffleSettings.termsAndConditions).toMatch(/^<p>/);
  });

  it('GQLO-22 RAFF-04 have the studio of the week with its games', async () => {
    const { providerOfTheWeek } = (await get(RafflePage, {})).data.raffleSettings;
    const { raffle } = harness.siteOf('northlight');
    expect(raffle?.studios).toContain(providerOfTheWeek.studio.studio.slug);
    expect(providerOfTheWeek.factor).toBe(2);
    expect(providerOfTheWeek.until).toBe((await harness.running('northlight', 'weekly')).timestamp_end);
    const { edges } = providerOfTheWeek.studio.games;
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) expect(node.studio.slug).toBe(providerOfTheWeek.studio.studio.slug);
  });

  it('GQLO-22 RAFF-04 have only the studio’s games of the visitor’s country, and no studio without games', async () => {
    const provider = vi.spyOn(harness.services.raffle, 'providerOfTheWeek');
    const ofStudio = async (studio: string, ipCountryCode: string) => {
      provider.mockResolvedValue({ studio, factor: 2, until: harness.clock.now() });
      const { data, errors } = await get(RafflePage, { ipCountryCode, first: 100 });
      expect(errors).toBeUndefined();
      return data.raffleSettings.providerOfTheWeek?.studio.games.edges.map(
        ({ node }: { node: { slug: string } }) => node.slug,
      );
    };
    const blockedInGermany = 'strawberry-parliament';
    expect(await ofStudio('pepper-and-pine', 'FI')).toContain(blockedInGermany);
    expect(await ofStudio('pepper-and-pine', 'DE')).not.toContain(blockedInGermany);
    // A country that the brand does not serve counts as no country.
    expect(await ofStudio('pepper-and-pine', 'US')).toContain(blockedInGermany);
    expect(await ofStudio('has-no-games', 'FI')).toBeUndefined();
    provider.mockRestore();
  });

  it('GQLO-22 are null without a raffle', async () => {
    expect((await get(RafflePage, {}, { brand: 'baltika' })).data.raffleSettings).toBeNull();
    expect(await winnersOf('baltika', { player: await harness.enter('bo@foyer.test', 'baltika') })).toEqual(
      [],
    );
  });
});

describe('the last winners', () => {
  /** Ends the running drop with these players only. @returns its id */
  async function drawWith(...players: readonly TestPlayer[]): Promise<string> {
    await harness.drawNow('tivoli', 'hourly');
    for (const player of players) await player.stake(5_00n);
    return harness.drawNow('tivoli', 'hourly');
  }
  it('GQLO-18 RAFF-15 RAFF-21 have initials, and their prizes in the requested currency', async () => {
    const instanceId = await drawWith(...players.slice(0, 2));
    const [last, first] = await winnersOf('tivoli');
    expect(first).toEqual({
      __typename: 'RaffleWinner',
      winnerInitials: 'IQ',
      winAmount: '25.00',
      winCurrency: 'EUR',
      brand: 'tivoli',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      instanceId,
      jackpotName: 'hourly',
      cursor: expect.any(String),
    });
    expect(last).toMatchObject({ winAmount: '15.00', instanceId });
    expect(last.cursor).not.toBe(first.cursor);
    const [, inYen] = await winnersOf('tivoli', { baseCurrency: 'JPY' });
    const rate = harness.services.jackpot.multipliers['JPY'] ?? 0;
    expect([inYen.winCurrency, inYen.winAmount]).toEqual(['JPY', `${Math.floor(25 * rate)}`]);
  });

  it('RAFF-23 are visible to players of the brand only', async () => {
    await drawWith(...players.slice(0, 1));
    const variables = { baseCurrency: 'EUR' };
    const { authorization } = await signedIn(await harness.enter(), 'northlight');
    const claims: readonly Record<string, string>[] = [{}, { authorization }];
    for (const claim of claims) {
      const { data, errors } = await get(RaffleWinners, variables, { brand: 'tivoli', ...claim });
      expect([data?.raffleWinners ?? null, errors[0].extensions.type]).toEqual([
        null,
        'AuthenticationFailure',
      ]);
    }
  });

  it('RAFF-17 have no name if the account is closed', async () => {
    const removed = await harness.enterNew('tivoli', 'EUR');
    await drawWith(removed);
    await drawWith(...players.slice(0, 1));
    const { commands } = harness.services.players;
    await harness.database.transaction((tx) =>
      commands.closeAccount(tx, removed.playerId, { cause: null, mayReopen: false }),
    );
    const [ofStaying, ofRemoved] = await winnersOf('tivoli');
    expect([ofStaying.winnerInitials, ofRemoved.winnerInitials]).toEqual(['IQ', null]);
    expect(JSON.stringify(ofRemoved)).not.toContain(removed.playerId);
  });

  it('GQLO-18 RAFF-21 are the last fifteen, or the requested number, latest first', async () => {
    for (let drop = 0; drop < 5; drop++) await drawWith(...players);
    const all = await winnersOf('tivoli');
    expect(all).toHaveLength(15);
    const times = all.map(({ timestamp }: { timestamp: string }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    expect(await winnersOf('tivoli', { last: 2 })).toEqual(all.slice(0, 2));
    expect(await winnersOf('northlight', { player: await harness.enter() })).toEqual([]);
  });

  it.each([0, -1, 16, 1_000_000])('GQLO-18 are refused for a count of %i', async (last) => {
    const { errors } = await get(RaffleWinners, { baseCurrency: 'EUR', last }, { brand: 'tivoli' });
    expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', keys: { last: `${last}`, max: '15' } });
  });

  it('GQLO-18 are read in two statements, whatever their number', async () => {
    const requestTickets = vi.spyOn(pg.Client.prototype, 'query');
    const [player] = players;
    if (!player) throw new Error('nobody is here');
    const reader = await signedIn(player, 'tivoli');
    const statements = async (last: number) => {
      requestTickets.mockClear();
      const { data } = await get(RaffleWinners, { baseCurrency: 'EUR', last }, reader);
      expect(data.raffleWinners).toHaveLength(last);
      return requestTickets.mock.calls.filter(([query]: readonly unknown[]) =>
        /raffle\.winner|identity"?\."?player/.test(JSON.stringify(query).replaceAll('\\', '')),
      ).length;
    };
    expect([await statements(1), await statements(15)]).toEqual([2, 2]);
    requestTickets.mockRestore();
  });
});

describe('an operator', () => {
  const end = (...args: string[]) => operate(harness, ['end-drop', ...args]);

  it('FAIR-08 can end a drop for a demonstration, with a name and a reason', async () => {
    const before = await harness.running('harbour', 'daily');
    await expect(end('harbour', 'monthly', 'Ada', 'why not')).rejects.toThrow(
      'none of hourly, daily, weekly',
    );
    await expect(end('harbour', 'daily', ' ', 'why not')).rejects.toThrow('say who you are');
    await expect(end('harbour', 'daily', 'Ada')).rejects.toThrow('end-drop <brand>');
    await expect(end('nowhere', 'daily', 'Ada', 'why not')).rejects.toThrow("no brand 'nowhere'");
    await expect(end('baltika', 'daily', 'Ada', 'why not')).rejects.toMatchObject({
      type: 'RaffleNotOffered',
    });
    expect((await harness.running('harbour', 'daily')).id).toBe(before.id);

    await end('harbour', 'daily', 'Ada', 'a demonstration');
    expect((await harness.running('harbour', 'daily')).id).not.toBe(before.id);
    const { rows } =
      await sql`select drop, operator, reason from raffle.staged_end where drop = ${before.id}`.execute(
        harness.database.query,
      );
    expect(rows).toEqual([{ drop: before.id, operator: 'Ada', reason: 'a demonstration' }]);
  });

  it('FAIR-08 cannot end a drop in production', async () => {
    const { database, clock, sites } = harness;
    const raffle = createRaffle({ database, clock, sites, config: { isProduction: true } });
    const stage = database.transaction((tx) =>
      raffle.stage(tx, harness.siteOf('northlight'), { type: 'daily', operator: 'Ada', reason: 'why not' }),
    );
    await expect(stage).rejects.toMatchObject({ type: 'NotInProduction' });
  });
});
