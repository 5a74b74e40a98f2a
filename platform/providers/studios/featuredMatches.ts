import type { FeaturedMatch } from '@foyer/contract/generated/resolvers.ts';
import {
  featuredMatches,
  FEATURED_MATCHES_PATH,
  type PublishedMatch,
} from '@foyer/contract/sportsbook/featuredMatches.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import { parseResponse } from '../../infra/httpClient/httpClient.ts';
import type { Log } from '../../infra/log.ts';
import { queryStudio } from './signed/signedQuery.ts';

/** Older odds are not shown. */
const MAX_AGE_MS = 15 * SECOND;

export interface FeaturedMatchesDeps {
  readonly config: Pick<Config, 'sportsbook'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** PROMO-11: caches the sportsbook's featured matches in this node's memory. */
export function createFeaturedMatches({ config, clock, log }: FeaturedMatchesDeps) {
  const { sportsbook } = config;
  let received: { readonly at: number; readonly matches: readonly FeaturedMatch[] } | null = null;
  let isSilent = false;
  return {
    /** Null without a sportsbook, and while it does not respond. */
    current(): readonly FeaturedMatch[] | null {
      const isFresh = received !== null && clock.now().getTime() - received.at <= MAX_AGE_MS;
      return isFresh && received ? received.matches : null;
    },
    /** Queries the sportsbook. Never rejects: a failure is logged. */
    async refresh(): Promise<void> {
      if (!sportsbook) return;
      const at = clock.now().getTime();
      try {
        const response = await queryStudio({
          studio: SPORTSBOOK.studio,
          secret: sportsbook.keys[0],
          origin: sportsbook.apiOrigin,
          path: FEATURED_MATCHES_PATH,
          at,
        });
        received = { at, matches: parseResponse(featuredMatches, response).matches.map(presentMatch) };
        isSilent = false;
      } catch (err) {
        // Logged once per outage, since a sportsbook may publish no featured matches at all.
        if (!isSilent) log.warn({ err }, 'the sportsbook does not publish its featured matches');
        isSilent = true;
      }
    },
  };
}

const presentMatch = ({ startsAt, home, away, isSuspended, ...match }: PublishedMatch): FeaturedMatch => ({
  id: match.id,
  league: match.league,
  home: presentTeam(home),
  away: presentTeam(away),
  startsAt: new Date(startsAt),
  live: match.live,
  selections: match.selections.map(({ outcome, odds, pick }) => ({
    outcome,
    odds: isSuspended ? null : odds,
    pick,
  })),
});

const presentTeam = ({ name, colours }: PublishedMatch['home']) => ({ name, colours: colours ?? [] });
