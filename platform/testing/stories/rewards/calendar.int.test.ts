import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarPage, OpenCalendarDoor } from '@foyer/contract/generated/operations.ts';
import { DAY, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal, money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { openCalendarDoor, readCalendar } from '../../../flows/calendar.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { adjustableClock } from '../../../infra/clock.ts';
import type { Site } from '../../../sites/index.ts';
import { moneyDrop, rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let harness: RewardHarness;
let player: PlayerId;
beforeAll(async () => {
  api = await testApi();
  harness = rewardHarness(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ player } = await harness.createPlayer());
});

const game = (slug: string) =>
  ({
    type: 'BANNER_GAME',
    text: 'places.promotions.door.pick',
    label: 'places.promotions.door.label',
    game: slug,
  }) as const;

/** Three doors around the night in March that loses an hour; before it, midnight in Helsinki is 22:00 UTC. */
const ADVENT: NonNullable<Site['calendar']> = {
  from: '2026-03-28',
  repeats: false,
  pastDoors: 'shut',
  previewDoors: 0,
  picture: 'raven-s-toll',
  scene: 'longship-lullaby',
  doors: [
    [game('fox-and-ember')],
    [{ type: 'PROMOTION', promotion: 'first-deposit' }, game('velvet-comet')],
    [game('harvest-of-horns')],
  ],
};

/** The calendar of a brand with this countdown at this time. */
function at(start: string, change: Partial<typeof ADVENT> = {}) {
  const clock = adjustableClock({ start: new Date(start) });
  const deps = { ...api.services, clock };
  const site = { ...api.sites.defaultSite, calendar: { ...ADVENT, ...change } };
  const reader = () => ({ playerId: player, site, locale: 'en' as const });
  return {
    clock,
    read: () => readCalendar(deps, reader()),
    states: async () => (await readCalendar(deps, reader()))?.doors.map(({ state }) => state),
    open: (number: number, calendarId = ADVENT.from) =>
      openCalendarDoor(deps, reader(), { calendarId, number }),
  };
}
const openings = async () =>
  (
    await sql<{ door: number; opened_at: Date }>`
      select door, opened_at from calendar.opening where player_id = ${player} order by door`.execute(
      api.database.query,
    )
  ).rows;

describe('a door is opened on its day alone', () => {
  it('OPEN-44 a brand may let players look behind the next doors, which stay shut', async () => {
    const { read, open } = at('2026-03-28T12:00:00Z', { previewDoors: 1 });
    const doors = (await read())?.doors;
    expect(doors?.map(({ state, preview }) => [state, preview?.title])).toEqual([
      ['Today', undefined],
      ['Shut', expect.any(String)],
      ['Shut', undefined],
    ]);
    expect(doors?.map(({ content }) => content)).toEqual([null, null, null]);
    await expect(open(2)).rejects.toMatchObject({ type: 'DoorShut' });
    expect(await openings()).toEqual([]);
  });

  it('OPEN-44 tomorrow’s is refused, and its content stays hidden', async () => {
    const { read, open } = at('2026-03-28T12:00:00Z');
    await expect(open(2)).rejects.toMatchObject({
      type: 'DoorShut',
      status: 403,
      keys: { door: '2', day: '2026-03-29' },
    });
    await expect(open(3)).rejects.toMatchObject({ type: 'DoorShut' });
    expect(await openings()).toEqual([]);
    const json = JSON.stringify(await read());
    for (const secret of ['fox', 'velvet', 'harvest', 'deposit'])
      expect(json.toLowerCase()).not.toContain(secret);
  });

  it('OPEN-44 yesterday’s is refused where past doors stay closed', async () => {
    const { states, open } = at('2026-03-29T12:00:00Z');
    await expect(open(1)).rejects.toMatchObject({ type: 'DoorMissed', status: 403 });
    expect(await states()).toEqual(['Missed', 'Today', 'Shut']);
    expect(await openings()).toEqual([]);
  });

  it('OPEN-44 yesterday’s opens where the brand allows it, until the end of the last day', async () => {
    const late = at('2026-03-30T12:00:00Z', { pastDoors: 'open' });
    expect(await late.states()).toEqual(['Late', 'Late', 'Today']);
    expect(await late.open(1)).toMatchObject({ state: 'Open', content: { title: 'Fox & Ember' } });
    late.clock.advance(DAY);
    await expect(late.open(2)).rejects.toMatchObject({ type: 'DoorMissed' });
    expect(await late.states()).toEqual(['Open', 'Missed', 'Missed']);
  });

  it('OPEN-44 midnight is in the brand’s time zone, also on the 23-hour day when clocks go forward', async () => {
    const { clock, open, read, states } = at('2026-03-28T21:59:59Z');
    await expect(open(2)).rejects.toMatchObject({ type: 'DoorShut' });
    expect((await read())?.nextDoorAt).toEqual(new Date('2026-03-28T22:00:00Z'));
    clock.advance(SECOND);
    await expect(open(1)).rejects.toMatchObject({ type: 'DoorMissed' });
    expect(await open(2)).toMatchObject({ state: 'Open', day: '2026-03-29' });
    expect((await read())?.nextDoorAt).toEqual(new Date('2026-03-29T21:00:00Z'));
    clock.advance(22 * 60 * MINUTE + 59 * MINUTE + 59 * SECOND);
    await expect(open(3)).rejects.toMatchObject({ type: 'DoorShut' });
    clock.advance(SECOND);
    expect(await open(3)).toMatchObject({ state: 'Open' });
    expect(await states()).toEqual(['Missed', 'Open', 'Open']);
    expect((await read())?.nextDoorAt).toBeNull();
  });

  it.each([0, -1, 4, 1.5, Number.NaN])('OPEN-44 door %f does not exist', async (number) => {
    await expect(at('2026-03-28T12:00:00Z').open(number)).rejects.toMatchObject({
      type: 'UnknownDoor',
      status: 404,
    });
  });

  it('OPEN-44 a page left open from an earlier countdown cannot open doors of the current one', async () => {
    const { open, states } = at('2026-03-31T12:00:00Z', { repeats: true });
    expect(await states()).toEqual(['Today', 'Shut', 'Shut']);
    await expect(open(1)).rejects.toMatchObject({ type: 'UnknownDoor' });
    await expect(open(1, "'; drop table")).rejects.toMatchObject({ type: 'UnknownDoor' });
    expect(await open(1, '2026-03-31')).toMatchObject({ state: 'Open' });
  });
});

describe('an opened door stays open', () => {
  it('OPEN-44 opening it again is idempotent, with the same content on any later day', async () => {
    const { clock, open, states } = at('2026-03-28T12:00:00Z');
    const first = await open(1);
    expect(first).toMatchObject({
      id: '2026-03-28/1',
      content: { __typename: 'BannerBlock', title: 'Fox & Ember', link: { url: '/games/fox-and-ember/' } },
      tileUrl: expect.stringContaining('fox-and-ember'),
    });
    const before = await openings();
    clock.advance(DAY);
    expect(await open(1)).toEqual(first);
    expect(await openings()).toEqual(before);
    expect(await states()).toEqual(['Open', 'Today', 'Shut']);
  });

  it('OPEN-44 two tabs in parallel open it once, and both get its content', async () => {
    const { open } = at('2026-03-28T12:00:00Z');
    const responses = await Promise.all(Array.from({ length: 10 }, () => open(1)));
    for (const answer of responses) expect(answer).toEqual(responses[0]);
    expect(await openings()).toMatchObject([{ door: 1 }]);
  });

  it('OPEN-44 it belongs to one player, and the database deletes none', async () => {
    const { open, states } = at('2026-03-28T12:00:00Z');
    await open(1);
    for (const change of ['delete from calendar.opening', 'update calendar.opening set door = 2'])
      await expect(api.database.pool.query(`${change} where player_id = $1`, [player])).rejects.toThrow(
        'is not altered',
      );
    ({ player } = await harness.createPlayer());
    expect(await states()).toEqual(['Today', 'Shut', 'Shut']);
  });

  it('PROMO-01 OPEN-44 its content is the first block that applies to the player at that time', async () => {
    const { open } = at('2026-03-29T12:00:00Z');
    expect(await open(2)).toMatchObject({
      content: {
        __typename: 'PromotionBlock',
        promotion: { id: 'first-deposit', action: { type: 'DEPOSIT' } },
      },
      tileUrl: null,
    });
    const amount = fromDecimal('20.00', 'EUR');
    await api.services.wallet.submit(deposit({ caller: 'test', key: player, playerId: player, amount }));
    expect(await open(2)).toMatchObject({ content: { __typename: 'BannerBlock', title: 'Velvet Comet' } });
  });
});

describe('a door with a reward', () => {
  const GIFT = {
    type: 'BANNER_MANUAL',
    title: 'places.promotions.gift.title',
    text: 'places.promotions.gift.text',
    label: 'places.promotions.gift.label',
    to: { page: 'rewards' },
    gives: {
      name: 'places.promotions.gift.name',
      amounts: new Map([['EUR', money(1_50n, 'EUR')]] as const),
      hours: 48,
    },
  } as const;
  const gives = (change: Partial<typeof ADVENT> = {}) => ({
    doors: [[GIFT], [game('velvet-comet')]],
    ...change,
  });
  const granted = async () =>
    (
      await sql<{ id: string; name: string; amount: string; given_by: string; given_why: string }>`
        select a.id, r.name, r.amount, r.given_by, r.given_why from rewards.assignment a
        join rewards.reward r on r.id = a.reward_id where a.player_id = ${player} order by r.given_at`.execute(
        api.database.query,
      )
    ).rows;

  it('OPEN-44 REW-02 gives the reward once, to be claimed like any other', async () => {
    const { clock, open } = at('2026-03-28T12:00:00Z', gives());
    const responses = await Promise.all(Array.from({ length: 10 }, () => open(1)));
    for (const answer of responses)
      expect(answer).toMatchObject({ state: 'Open', content: { link: { url: '/rewards/' } } });
    clock.advance(DAY);
    await open(1);
    await open(2);
    const rewards = await granted();
    expect(rewards).toMatchObject([
      { amount: 150n, given_by: 'foyer:calendar', given_why: 'door 1 of the countdown from 2026-03-28' },
    ]);
    expect(await harness.balance(player)).toEqual(['0.00', '0.00']);
    await harness.claim({ id: rewards[0]?.id ?? '' }, player);
    expect(await harness.balance(player)).toEqual(['1.50', '0.00']);
  });

  it('OPEN-44 of the next countdown gives it again, and one that was missed gives nothing', async () => {
    const { clock, open } = at('2026-03-28T12:00:00Z', gives({ repeats: true }));
    await open(1);
    clock.advance(2 * DAY);
    await open(1, '2026-03-30');
    expect(await granted()).toHaveLength(2);
    ({ player } = await harness.createPlayer());
    clock.advance(DAY);
    await expect(open(1, '2026-03-30')).rejects.toMatchObject({ type: 'DoorMissed' });
    expect(await granted()).toEqual([]);
  });

  it('EXCLUSION-08 gives nothing to an excluded player, and stays unopened if the reward cannot be given', async () => {
    const { open, states } = at('2026-03-28T12:00:00Z', gives());
    await harness.set(player, { excluded_at: new Date('2026-03-01'), exclusion_ends_at: null });
    await expect(open(1)).rejects.toMatchObject({ type: 'PlayerBlocked' });
    await harness.set(player, { excluded_at: null });
    expect(await granted()).toEqual([]);
    // An operator has given another reward under the idempotency key of the door's reward.
    const name = `calendar northlight 2026-03-28/1 ${player}`;
    await harness.give(moneyDrop(), player, name);
    await expect(open(1)).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect(await openings()).toEqual([]);
    expect(await states()).toEqual(['Today', 'Shut']);
  });
});

describe('players without offers', () => {
  it.each<[what: string, reason: string, columns: Record<string, unknown>, over: Record<string, unknown>]>([
    [
      'EXCLUSION-08 excluded',
      'SelfExcluded',
      { excluded_at: new Date('2026-03-01'), exclusion_ends_at: null },
      { excluded_at: null },
    ],
    [
      'EXCLUSION-08 in a time-out',
      'Timeout',
      { timeout_ends_at: new Date(Date.now() + 9000 * DAY) },
      { timeout_ends_at: null },
    ],
    ['REW-16 kept from rewards', 'RewardsBlocked', { rewards_blocked: true }, { rewards_blocked: false }],
  ])('%s: see no doors and open none, not even earlier ones', async (_what, reason, columns, over) => {
    const { read, open, clock } = at('2026-03-28T12:00:00Z');
    await open(1);
    clock.advance(DAY);
    await harness.set(player, columns);
    expect(await read()).toBeNull();
    for (const door of [1, 2])
      await expect(open(door)).rejects.toMatchObject({ type: 'PlayerBlocked', reasons: [reason] });
    expect(await openings()).toHaveLength(1);
    await harness.set(player, over);
    expect((await read())?.doors.map(({ state }) => state)).toEqual(['Open', 'Today', 'Shut']);
  });
});

describe('the GraphQL API', () => {
  it('ROUTE-59 OPEN-44 returns the page in one query, opens a door for all devices, and returns nothing to a visitor', async () => {
    const { email } = await harness.createPlayer();
    const token = await api.token('northlight', email);
    const read = async (by = token) => (await harness.ask(CalendarPage, {}, by)).data.viewer?.calendar;
    const calendar = await read();
    expect(calendar.doors).toHaveLength(24);
    const today = calendar.doors.find(({ state }: { state: string }) => state === 'Today');
    expect(today).toMatchObject({ content: null, tileUrl: null });
    const variables = { calendarId: calendar.id, number: today.number };
    const { data } = await harness.ask(OpenCalendarDoor, variables, token);
    expect(data.openCalendarDoor).toMatchObject({ id: today.id, state: 'Open', content: expect.anything() });
    const elsewhere = await api.token('northlight', email);
    expect((await read(elsewhere)).doors[today.number - 1]).toEqual(data.openCalendarDoor);

    const tomorrow = { ...variables, number: today.number + 1 };
    const refused = await harness.ask(OpenCalendarDoor, tomorrow, elsewhere);
    expect(refused.errors[0].extensions.type).toBe(today.number === 24 ? 'UnknownDoor' : 'DoorShut');
    expect(await read('')).toBeUndefined();
    const visitor = await harness.ask(OpenCalendarDoor, variables, '');
    expect(visitor.errors[0].extensions.type).toBe('AuthenticationFailure');
  });

  it('SHELL-09 has no doors for a brand without the page', async () => {
    const token = await api.token('baltika', 'bo@foyer.test');
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId: CalendarPage.documentId, variables: {} },
      headers: { host: 'baltika.localhost', authorization: `Bearer ${token}` },
    });
    expect(response.json().data.viewer.calendar).toBeNull();
  });
});
