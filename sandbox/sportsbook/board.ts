import * as v from 'valibot';
import type { Fixture } from './model/fixtures.ts';
import type { Market, Offer } from './model/offer.ts';
import { SPORT_NAMES, SPORTS } from './model/sports.ts';
import type { Pick } from './bets/coupon.ts';

const text = v.pipe(v.string(), v.maxLength(60));

/** Query of a page: the selected sport (or live), the selected match, and the picks on the betslip. */
export const boardSchema = v.object({
  view: v.picklist(['live', ...SPORT_NAMES]),
  match: v.nullable(text),
  picks: v.pipe(
    v.array(v.object({ match: text, market: text, outcome: text, version: text })),
    v.maxLength(20),
  ),
});
type BoardQuery = v.InferOutput<typeof boardSchema>;

const MOST_OF_LEAGUE = 10;

export function boardOf(offer: Offer, { view, match, picks }: BoardQuery, now: number) {
  const fixtures = offer.fixtures();
  const isLive = (fixture: Fixture): boolean => offer.stand(fixture).phase !== 'before';
  const inView = fixtures.filter((fixture) =>
    view === 'live' ? isLive(fixture) : fixture.league.sport === view,
  );
  const found = match === null ? null : offer.fixture(match);
  return {
    now,
    sports: SPORT_NAMES.map((sport) => ({
      sport,
      count: fixtures.filter(({ league }) => league.sport === sport).length,
    })),
    live: fixtures.filter(isLive).length,
    leagues: leaguesOf(inView).map(([id, own]) => ({
      id,
      name: own[0]?.league.name ?? '',
      sport: own[0]?.league.sport ?? 'football',
      matches: [...own]
        .sort((one, other) => one.startsAt - other.startsAt)
        .slice(0, MOST_OF_LEAGUE)
        .map((fixture) => matchJson(offer, fixture)),
    })),
    match: found && {
      ...matchJson(offer, found),
      markets: offer.markets(found, offer.stand(found).version),
    },
    quotes: picks.map((pick) => quoteOf(offer, pick)),
  };
}
export type Board = ReturnType<typeof boardOf>;
export type MatchJson = Board['leagues'][number]['matches'][number];
export type Quote = Board['quotes'][number];

function leaguesOf(fixtures: readonly Fixture[]): readonly (readonly [string, readonly Fixture[]])[] {
  const leagues = new Map<string, Fixture[]>();
  for (const fixture of fixtures) {
    const own = leagues.get(fixture.league.id) ?? [];
    leagues.set(fixture.league.id, [...own, fixture]);
  }
  return [...leagues];
}

export function matchJson(offer: Offer, fixture: Fixture) {
  const { id, league, home, away, startsAt } = fixture;
  const { phase, tick, period, score, isSuspended, version } = offer.stand(fixture);
  const markets = offer.markets(fixture, version);
  const { minutesPerTick } = SPORTS[league.sport];
  const open = markets.filter(isOpen);
  return {
    id,
    sport: league.sport,
    league: league.name,
    home: { name: home.name, colours: home.colours, pattern: home.pattern },
    away: { name: away.name, colours: away.colours, pattern: away.pattern },
    startsAt,
    phase,
    period,
    /** Match minute; null for a sport without a clock. */
    minute: minutesPerTick === null || phase === 'before' ? null : Math.floor(tick * minutesPerTick) + 1,
    score,
    isSuspended,
    version,
    main: markets[0] ?? null,
    /** Number of open markets besides `main`. */
    more: open.filter((market) => market !== markets[0]).length,
  };
}

const isOpen = ({ prices }: Market): boolean => prices.some(({ odds }) => odds !== null);

/** Current odds of a pick on the betslip; null for an unknown match or market. */
function quoteOf(offer: Offer, pick: Pick | BoardQuery['picks'][number]) {
  const fixture = offer.fixture(pick.match);
  if (!fixture) return null;
  const { phase, isSuspended, version } = offer.stand(fixture);
  const oddsBy = (ofVersion: string) =>
    offer
      .markets(fixture, ofVersion)
      .find(({ market }) => market === pick.market)
      ?.prices.find(({ outcome }) => outcome === pick.outcome)?.odds ?? null;
  const isOver = phase === 'ended' || phase === 'abandoned';
  return {
    ...pick,
    sport: fixture.league.sport,
    home: fixture.home.name,
    away: fixture.away.name,
    isLive: phase === 'live' || phase === 'break',
    isSuspended: isSuspended && !isOver,
    /** Odds in the version that the player saw. */
    was: oddsBy(pick.version),
    /** Current odds; null when closed. */
    odds: isOver ? null : oddsBy(version),
    now: version,
  };
}
