import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { boostedVersion, isBoosted, ordinaryVersion } from './model/boosts/boostVersion.ts';
import type { Fixture } from './model/fixtures.ts';
import type { Offer } from './model/offer.ts';
import { isOver } from './model/matchState.ts';
import { periodClock } from './model/course.ts';
import { serverAt } from './model/tennis/play.ts';
import type { Market } from './model/prices.ts';
import { SPORT_NAMES, SPORTS } from './model/sports.ts';
import { MOST_LEGS, type Pick } from './bets/coupon.ts';
import { byMatch } from './bets/selections.ts';

const text = v.pipe(v.string(), v.maxLength(60));

/** Query of the client: the selected sport (or live), the selected match, and the picks on the betslip. */
export const boardSchema = v.object({
  view: v.picklist(['live', ...SPORT_NAMES]),
  match: v.nullable(text),
  /** Only the matches of this league. */
  league: v.optional(v.nullable(text), null),
  /** Only the matches that start in this time, in milliseconds since 1970, or only those that are live. */
  span: v.optional(
    v.nullable(v.union([v.literal('live'), v.object({ from: v.number(), to: v.number() })])),
    null,
  ),
  picks: v.pipe(
    v.array(v.object({ match: text, market: text, outcome: text, version: text })),
    v.maxLength(MOST_LEGS),
  ),
});
/** League and time may be left out. */
export type BoardRequest = v.InferInput<typeof boardSchema>;
type BoardQuery = v.InferOutput<typeof boardSchema>;

const MOST_OF_LEAGUE = 10;
const MOST_IN_SPAN = 40;
const MOST_BOOSTS = 4;

export async function boardOf(offer: Offer, query: BoardQuery, now: number) {
  const { view, match, picks, league: chosen, span } = query;
  const fixtures = offer.fixtures();
  const isLive = (fixture: Fixture): boolean => offer.stateOf(fixture).phase !== 'before';
  const isInSpan = (fixture: Fixture): boolean =>
    span === null ||
    (span === 'live' ? isLive(fixture) : fixture.startsAt >= span.from && fixture.startsAt < span.to);
  const inView = fixtures.filter(
    (fixture) =>
      (view === 'live' ? isLive(fixture) : fixture.league.sport === view) &&
      (chosen === null || fixture.league.id === chosen) &&
      isInSpan(fixture),
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
      /** Number of matches, also of those that are not in `matches`. */
      count: own.length,
      matches: [...own]
        .sort((one, other) => one.startsAt - other.startsAt)
        .slice(0, chosen === null && span === null ? MOST_OF_LEAGUE : MOST_IN_SPAN)
        .map((fixture) => matchJson(offer, fixture)),
    })),
    boosts: fixtures
      .filter((fixture) => offer.openBoost(fixture))
      .sort((one, other) => one.startsAt - other.startsAt)
      .slice(0, MOST_BOOSTS)
      .map((fixture) => matchJson(offer, fixture)),
    /** The id of the query's match, also if there is no such match. */
    queried: match,
    match: found && {
      ...matchJson(offer, found),
      markets: offer.markets(found, offer.stateOf(found).version),
      event: offer.event(found),
      course: offer.course(found),
    },
    quotes: picks.map((pick) => quoteOf(offer, pick)),
    builders: await buildersOf(offer, picks),
  };
}
export type Board = Awaited<ReturnType<typeof boardOf>>;
export type MatchJson = Board['leagues'][number]['matches'][number];
export type Quote = Board['quotes'][number];
export type BuilderQuote = Board['builders'][number];

function leaguesOf(fixtures: readonly Fixture[]): readonly (readonly [string, readonly Fixture[]])[] {
  const leagues = new Map<string, Fixture[]>();
  for (const fixture of fixtures) {
    const own = leagues.get(fixture.league.id) ?? [];
    leagues.set(fixture.league.id, [...own, fixture]);
  }
  return [...leagues];
}

/** All matches on offer, for the navigation and the search. */
export const scheduleOf = (offer: Offer) =>
  offer.fixtures().map((fixture) => ({
    id: fixture.id,
    sport: fixture.league.sport,
    league: { id: fixture.league.id, name: fixture.league.name },
    home: fixture.home.name,
    away: fixture.away.name,
    startsAt: fixture.startsAt,
    isLive: offer.stateOf(fixture).phase !== 'before',
  }));
export type ScheduledMatch = ReturnType<typeof scheduleOf>[number];

export function matchJson(offer: Offer, fixture: Fixture) {
  const { id, league, home, away, startsAt } = fixture;
  const state = offer.stateOf(fixture);
  const { phase, tick, period, score, isSuspended, version } = state;
  const main = offer.mainMarket(fixture, version);
  const { minutesPerTick } = SPORTS[league.sport];
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
    clock: isOver(phase) ? null : periodClock(league.sport, { ...state, phase }),
    score,
    /** The player who serves; null in other sports, and while nobody plays. */
    serving: league.sport === 'tennis' && phase === 'live' ? serverAt(score) : null,
    isSuspended,
    version,
    main,
    boost: boostJson(offer, fixture),
    /** Number of open markets without `main`. */
    more: Math.max(0, offer.openMarkets(fixture) - (main && isOpen(main) ? 1 : 0)),
  };
}

const isOpen = ({ prices }: Market): boolean => prices.some(({ odds }) => odds !== null);

/** The boost of a match with the ordinary odds of its selection; null without one. */
function boostJson(offer: Offer, fixture: Fixture) {
  const boost = offer.openBoost(fixture);
  if (!boost) return null;
  const { version } = offer.stateOf(fixture);
  const { market, outcome, odds } = boost;
  return { market, outcome, odds, ordinaryOdds: offer.oddsAt(fixture, boost, version) };
}

/** Current odds of a pick on the betslip; null for an unknown match or market. */
function quoteOf(offer: Offer, pick: Pick | BoardQuery['picks'][number]) {
  const fixture = offer.fixture(pick.match);
  if (!fixture) return null;
  const { phase, isSuspended, version } = offer.stateOf(fixture);
  return {
    ...pick,
    sport: fixture.league.sport,
    home: fixture.home.name,
    away: fixture.away.name,
    isLive: phase === 'live' || phase === 'break',
    isSuspended: isSuspended && !isOver(phase),
    /** Odds in the version that the player saw. */
    was: offer.oddsAt(fixture, pick, ordinaryVersion(pick.version)),
    /** Current odds; null when closed. */
    odds: isOver(phase) ? null : offer.oddsAt(fixture, pick, version),
    now: version,
    boost: isBoosted(pick.version) ? boostQuote(offer, fixture, pick, version) : null,
  };
}

/** The boosted odds of a pick that was chosen at them, which count in a single bet; null for a pick without them. */
function boostQuote(offer: Offer, fixture: Fixture, { market, outcome }: Pick, version: string) {
  const boost = offer.boostOf(fixture);
  if (boost?.market !== market || boost.outcome !== outcome) return null;
  const isOpen = offer.openBoost(fixture) !== null;
  return { odds: boost.odds, isOpen, now: isOpen ? boostedVersion(version) : version };
}

/** The odds together of picks on one match, for each match with several. Other requests get a turn before each price. */
async function buildersOf(offer: Offer, chosen: BoardQuery['picks']) {
  const picks = chosen.map((pick) => ({ ...pick, version: ordinaryVersion(pick.version) }));
  const quotes = [];
  for (const [match, own] of byMatch(picks)) {
    const fixture = own.length > 1 ? offer.fixture(match) : null;
    if (!fixture) continue;
    await nextTurn();
    const now = offer.builder(fixture, own, offer.stateOf(fixture).version);
    const versions = new Set(own.map(({ version }) => version));
    const [seen = ''] = versions;
    await nextTurn();
    quotes.push({ match, ...now, was: versions.size === 1 ? offer.builder(fixture, own, seen).odds : null });
  }
  return quotes;
}
