import * as v from 'valibot';
import { isCouponText, MAX_PICK } from './frame.ts';

/**
 * PROMO-11: the matches that the sportsbook recommends, which the platform polls every few seconds: `POST
 * /sportsbook/v1/featured` on the sportsbook's origin with body `{}`, signed like the sportsbook's own calls
 * (`STUDIO_HEADERS`, with `sportsbook` as `x-studio`). See docs/guides/sportsbook.md.
 */
export const FEATURED_MATCHES_PATH = '/sportsbook/v1/featured';
const MAX_MATCHES = 12;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'not a colour'));
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const team = v.object({
  name,
  colours: v.optional(v.nullable(v.tuple([colour, colour])), null),
});

const selection = v.object({
  outcome: v.picklist(['home', 'draw', 'away']),
  /** Decimal odds, such as `1.85`; null while the outcome cannot be bet on. */
  odds: v.nullable(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}\.\d{2}$/, 'not decimal odds'))),
  /** The selection at these odds, in the format of the bet slip. The lobby hands it back when it is pressed. */
  pick: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PICK), v.check(isCouponText, 'not a selection')),
});

const match = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  league: name,
  home: team,
  away: team,
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null before the match. `minute` is null in a sport without a clock. */
  live: v.nullable(v.object({ home: points, away: points, minute: v.nullable(points) })),
  /** No bets are accepted at the moment, for example after a goal. */
  isSuspended: v.boolean(),
  /** The outcomes of the match: home, draw if the sport has one, away. */
  selections: v.pipe(v.array(selection), v.minLength(2), v.maxLength(3)),
});

/** The most important match first. */
export const featuredMatches = v.object({ matches: v.pipe(v.array(match), v.maxLength(MAX_MATCHES)) });
export type PublishedMatch = v.InferOutput<typeof match>;
