import { expect, it } from 'vitest';
import { boardOf, scheduleOf } from './board.ts';
import { createBuilder } from './model/builder/builder.ts';
import { createMatchModel, type MatchModel } from './model/match.ts';
import type { Fixture } from './model/fixtures.ts';
import { createOffer } from './model/offer.ts';
import { createRandomSource } from './model/randomSource.ts';

const chance = createRandomSource('a secret of a test');
const now = Date.parse('2026-11-20T10:03:00Z');
const offer = createOffer({ chance, now: () => now, decided: () => null });
const ahead = offer
  .fixtures()
  .filter((fixture) => fixture.league.sport === 'football' && offer.stateOf(fixture).phase === 'before');

const SELECTIONS = [
  { market: 'result', outcome: 'home' },
  { market: 'total:1.5', outcome: 'over' },
  { market: 'scorer:h9', outcome: 'yes' },
];

it('other requests get a turn between the prices of a query', async () => {
  const picks = ahead
    .slice(0, 4)
    .flatMap((fixture) =>
      SELECTIONS.map((one) => ({ ...one, match: fixture.id, version: offer.stateOf(fixture).version })),
    );
  let [prices, inTurn, most] = [0, 0, 0];
  const counted = {
    ...offer,
    builder: (...request: Parameters<typeof offer.builder>) => {
      prices++;
      most = Math.max(most, ++inTurn);
      return offer.builder(...request);
    },
  };
  let isOver = false;
  const nextTurn = (): void => {
    inTurn = 0;
    if (!isOver) setImmediate(nextTurn);
  };
  nextTurn();
  const { builders } = await boardOf(
    counted,
    { view: 'football', match: null, league: null, span: null, picks },
    now,
  );
  isOver = true;
  expect(builders.map(({ odds }) => odds)).not.toContain(null);
  expect([prices, most]).toEqual([8, 1]);
});

it('selections of one match are calculated once, in whatever order they are sent', () => {
  const [fixture] = ahead;
  if (!fixture) throw new Error('no match');
  let calculations = 0;
  const model = createMatchModel(chance, fixture);
  const modelOf = (): MatchModel => ({
    ...model,
    joint(tick, selections) {
      calculations++;
      return model.joint(tick, selections);
    },
  });
  const stateOf = (one: Fixture) => offer.stateOf(one);
  const { builder } = createBuilder({ modelOf, stateOf, prices: offer });
  const { version } = offer.stateOf(fixture);
  const price = builder(fixture, SELECTIONS, version);
  expect(price.odds).not.toBeNull();
  // All together, and the rest without each of them.
  expect(calculations).toBe(1 + SELECTIONS.length);
  expect(builder(fixture, SELECTIONS.toReversed(), version)).toEqual(price);
  expect(calculations).toBe(1 + SELECTIONS.length);
  const unlikely = [
    { market: 'score', outcome: 's4x0' },
    { market: 'firstscorer', outcome: 'h2' },
  ];
  expect(builder(fixture, unlikely, version).refusal).toBe('unlikely');
  expect(calculations).toBe(2 + SELECTIONS.length);
});

it('OPEN-43 the matches of a league and of a day are listed completely, and the schedule has all of them', async () => {
  const schedule = scheduleOf(offer);
  const listed = async (query: { league?: string; span?: 'live' | { from: number; to: number } }) => {
    const all = { view: 'football' as const, match: null, league: null, span: null, picks: [], ...query };
    const { leagues } = await boardOf(offer, all, now);
    return leagues.flatMap(({ matches }) => matches.map(({ id }) => id)).sort();
  };
  const scheduled = (isWanted: (match: (typeof schedule)[number]) => boolean) =>
    schedule
      .filter((match) => match.sport === 'football' && isWanted(match))
      .map(({ id }) => id)
      .sort();
  const span = { from: now + 2 * 3_600_000, to: now + 26 * 3_600_000 };
  expect(await listed({ league: 'midi' })).toEqual(scheduled(({ league }) => league.id === 'midi'));
  expect(await listed({ span: 'live' })).toEqual(scheduled(({ isLive }) => isLive));
  expect(await listed({ span })).toEqual(
    scheduled(({ startsAt }) => startsAt >= span.from && startsAt < span.to),
  );
  expect(await listed({ league: 'nobody' })).toEqual([]);
});
