import type { FastifyInstance } from 'fastify';
import { registerSignedRoute, type SignedRouteDeps } from '../studios/wallet/signedRoute.ts';
import { matchJson, type MatchJson } from './board.ts';
import type { Fixture } from './model/fixtures.ts';
import type { Offer } from './model/offer.ts';

const PATH = '/sportsbook/v1/featured';
const MOST = 6;
const MOST_LIVE = 3;

interface FeaturedDeps extends SignedRouteDeps {
  readonly offer: Offer;
}

/** Route on which platforms query the featured matches. */
export const registerFeatured = (app: FastifyInstance, { offer, ...signed }: FeaturedDeps): void =>
  registerSignedRoute(app, PATH, signed, () => ({
    matches: featuredOf(offer).flatMap((fixture) => featuredJson(matchJson(offer, fixture))),
  }));

/** A few live matches, then the next upcoming ones of each sport. */
function featuredOf(offer: Offer): readonly Fixture[] {
  const fixtures = [...offer.fixtures()].sort((one, other) => one.startsAt - other.startsAt);
  const isAhead = (fixture: Fixture): boolean => offer.stateOf(fixture).phase === 'before';
  const live = fixtures.filter((fixture) => !isAhead(fixture)).slice(-MOST_LIVE);
  const ahead = fixtures.filter(isAhead);
  const nextOfSports = ahead.filter(
    ({ league }, index) => ahead.findIndex((other) => other.league.sport === league.sport) === index,
  );
  return [...new Set([...live, ...nextOfSports, ...ahead])].slice(0, MOST);
}

/** Empty for a match without odds. */
function featuredJson(match: MatchJson): readonly object[] {
  const { id, league, home, away, startsAt, phase, score, minute, isSuspended, version, main } = match;
  if (!main) return [];
  const teamJson = ({ name, colours }: MatchJson['home']) => ({ name, colours });
  return [
    {
      id,
      league,
      home: teamJson(home),
      away: teamJson(away),
      startsAt: new Date(startsAt).toISOString(),
      live: phase === 'before' ? null : { home: score.home, away: score.away, minute },
      isSuspended,
      selections: main.prices.map(({ outcome, odds }) => ({
        outcome,
        odds: odds === null ? null : (odds / 100).toFixed(2),
        pick: [id, main.market, outcome, version].join('~'),
      })),
    },
  ];
}
