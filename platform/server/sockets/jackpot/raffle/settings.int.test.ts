import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RafflePage, RaffleWinners } from '@foyer/contract/generated/operations.ts';
import { createRaffle } from '../../../../modules/raffle/index.ts';
import { operate } from '../../../commands/operate.ts';
import type { TestPlayer } from '../../../../testing/jackpotHarness.ts';
import { startRaffleHarness, type RaffleHarness } from '../../../../testing/raffleHarness.ts';

let harness: RaffleHarness;
/** Of tivoli; the first plays in Canadian dollars. */
let guests: readonly TestPlayer[];
beforeAll(async () => {
  harness = await startRaffleHarness();
  guests = [
    await harness.enterNew('tivoli', 'CAD'),
    await harness.enterNew('tivoli', 'EUR'),
    await harness.enterNew('tivoli', 'EUR'),
  ];
});
afterAll(() => harness.stop());

async function ask(
  { documentId }: { documentId: string },
  variables: object,
  { brand = 'northlight', ...headers }: Record<string, string> = {},
) {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost:3000`, ...headers },
  });
  return answer.json();
}
/** Asked as a player of the brand. */
const signedIn = async (guest: TestPlayer, brand: string) => ({
  brand,
  authorization: `Bearer ${await harness.accessToken(guest, brand)}`,
});
async function winnersOf(
  brand: string,
  { guest = guests[0], ...variables }: { guest?: TestPlayer; baseCurrency?: string; last?: number } = {},
) {
  if (!guest) throw new Error('nobody is here');
  const { data, errors } = await ask(
    RaffleWinners,
    { baseCurrency: 'EUR', ...variables },
    await signedIn(guest, brand),
  );
  expect(errors).toBeUndefined();
  return data.raffleWinners;
}

describe('the raffle’s settings', () => {
  it('GQLO-22 RAFF-16 are what the brand’s data says, in the language that is asked for', async () => {
    const { data, errors } = await ask(RafflePage, { ipCountryCode: 'FI' }, { locale: 'fi' });
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
    const say = harness.sites.say('fi', ['raffle']);
    expect(data.raffleSettings.text).toBe(
      `<h2>${say('raffle.page.title')}</h2><p>${say('raffle.page.text')}</p>`,
    );
    expect(data.raffleSettings.termsAndConditions).toMatch(/^<p>/);
  });

  it('GQLO-22 RAFF-04 name the studio whose games count more this week, with its games', async () => {
    const { providerOfTheWeek } = (await ask(RafflePage, {})).data.raffleSettings;
    const { raffle } = harness.siteOf('northlight');
    expect(raffle?.studios).toContain(providerOfTheWeek.studio.studio.slug);
    expect(providerOfTheWeek.factor).toBe(2);
    expect(providerOfTheWeek.until).toBe((await harness.running('northlight', 'weekly')).timestamp_end);
    const { edges } = providerOfTheWeek.studio.games;
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges) expect(node.studio.slug).toBe(providerOfTheWeek.studio.studio.slug);
  });

  it('GQLO-22 RAFF-04 show of it what a visitor’s country may play, and no studio that has nothing', async () => {
    const provider = vi.spyOn(harness.services.raffle, 'providerOfTheWeek');
    const ofStudio = async (studio: string, ipCountryCode: string) => {
      provider.mockResolvedValue({ studio, factor: 2, until: harness.clock.now() });
      const { data, errors } = await ask(RafflePage, { ipCountryCode, first: 100 });
      expect(errors).toBeUndefined();
      return data.raffleSettings.providerOfTheWeek?.studio.games.edges.map(
        ({ node }: { node: { slug: string } }) => node.slug,
      );
    };
    const blockedInGermany = 'strawberry-parliament';
    expect(await ofStudio('pepper-and-pine', 'FI')).toContain(blockedInGermany);
    expect(await ofStudio('pepper-and-pine', 'DE')).not.toContain(blockedInGermany);
    // One that is not served is as none.
    expect(await ofStudio('pepper-and-pine', 'US')).toContain(blockedInGermany);
    expect(await ofStudio('has-no-games', 'FI')).toBeUndefined();
    provider.mockRestore();
  });

  it('GQLO-22 are null where there is no raffle', async () => {
    expect((await ask(RafflePage, {}, { brand: 'baltika' })).data.raffleSettings).toBeNull();
    expect(await winnersOf('baltika', { guest: await harness.enter('bo@foyer.test', 'baltika') })).toEqual(
      [],
    );
  });
});

describe('who won last', () => {
  /** The drop that runs ends with these alone. @returns its id */
  async function drawWith(...guests: readonly TestPlayer[]): Promise<string> {
    await harness.drawNow('tivoli', 'hourly');
    for (const guest of guests) await guest.stake(5_00n);
    return harness.drawNow('tivoli', 'hourly');
  }
  it('GQLO-18 RAFF-15 RAFF-21 are told with initials, and what they won in the currency that is asked for', async () => {
    const instanceId = await drawWith(...guests.slice(0, 2));
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

  it('RAFF-23 are told to players of the brand alone', async () => {
    await drawWith(...guests.slice(0, 1));
    const variables = { baseCurrency: 'EUR' };
    const { authorization } = await signedIn(await harness.enter(), 'northlight');
    const claims: readonly Record<string, string>[] = [{}, { authorization }];
    for (const claim of claims) {
      const { data, errors } = await ask(RaffleWinners, variables, { brand: 'tivoli', ...claim });
      expect([data?.raffleWinners ?? null, errors[0].extensions.type]).toEqual([
        null,
        'AuthenticationFailure',
      ]);
    }
  });

  it('RAFF-17 name nobody who has closed the account', async () => {
    const gone = await harness.enterNew('tivoli', 'EUR');
    await drawWith(gone);
    await drawWith(...guests.slice(0, 1));
    const { commands } = harness.services.players;
    await harness.database.transaction((tx) =>
      commands.closeAccount(tx, gone.playerId, { cause: null, mayReopen: false }),
    );
    const [ofStaying, ofGone] = await winnersOf('tivoli');
    expect([ofStaying.winnerInitials, ofGone.winnerInitials]).toEqual(['IQ', null]);
    expect(JSON.stringify(ofGone)).not.toContain(gone.playerId);
  });

  it('GQLO-18 RAFF-21 are the last fifteen, or so many as are asked for, the latest first', async () => {
    for (let drop = 0; drop < 5; drop++) await drawWith(...guests);
    const all = await winnersOf('tivoli');
    expect(all).toHaveLength(15);
    const times = all.map(({ timestamp }: { timestamp: string }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    expect(await winnersOf('tivoli', { last: 2 })).toEqual(all.slice(0, 2));
    expect(await winnersOf('northlight', { guest: await harness.enter() })).toEqual([]);
  });

  it.each([0, -1, 16, 1_000_000])('GQLO-18 are refused where %i are asked for', async (last) => {
    const { errors } = await ask(RaffleWinners, { baseCurrency: 'EUR', last }, { brand: 'tivoli' });
    expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', keys: { last: `${last}`, max: '15' } });
  });

  it('GQLO-18 are read in two statements, however many they are', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const [guest] = guests;
    if (!guest) throw new Error('nobody is here');
    const reader = await signedIn(guest, 'tivoli');
    const statements = async (last: number) => {
      asked.mockClear();
      const { data } = await ask(RaffleWinners, { baseCurrency: 'EUR', last }, reader);
      expect(data.raffleWinners).toHaveLength(last);
      return asked.mock.calls.filter(([query]: readonly unknown[]) =>
        /raffle\.winner|identity"?\."?player/.test(JSON.stringify(query).replaceAll('\\', '')),
      ).length;
    };
    expect([await statements(1), await statements(15)]).toEqual([2, 2]);
    asked.mockRestore();
  });
});

describe('an operator', () => {
  const end = (...words: string[]) => operate(harness, ['end-drop', ...words]);

  it('FAIR-08 ends a drop now, on a demonstration, with a name and a reason', async () => {
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

  it('FAIR-08 ends none in production', async () => {
    const { database, clock, sites } = harness;
    const raffle = createRaffle({ database, clock, sites, config: { isProduction: true } });
    const stage = database.transaction((tx) =>
      raffle.stage(tx, harness.siteOf('northlight'), { type: 'daily', operator: 'Ada', reason: 'why not' }),
    );
    await expect(stage).rejects.toMatchObject({ type: 'NotInProduction' });
  });
});
