import { MINUTE } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import { numberOf, shuffled, type RandomSource } from './randomSource.ts';
import { SPORT_NAMES } from './sports.ts';
import leaguesJson from './leagues.json' with { type: 'json' };

const teamSchema = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.picklist(['half', 'band', 'stripes', 'sash']),
]);
const leagueSchema = v.object({
  id: v.string(),
  sport: v.picklist(SPORT_NAMES),
  name: v.string(),
  /** Interval between rounds of matches, in minutes. */
  everyMinutes: v.number(),
  matches: v.number(),
  /** Number of rounds that are offered in advance. */
  slotsAhead: v.number(),
  teams: v.array(teamSchema),
});
export type League = v.InferOutput<typeof leagueSchema>;

/** All leagues, teams and players are fictitious. */
export const LEAGUES: readonly League[] = v.parse(v.array(leagueSchema), leaguesJson);

export interface Team {
  readonly name: string;
  readonly colours: readonly [string, string];
  readonly pattern: string;
  /** From 0 to 1. */
  readonly strength: number;
}

export interface Fixture {
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
}

/** Maximum time after its start for which a match is offered. */
const LONGEST_MS = 60 * MINUTE;

/** The matches of a league that may be live or upcoming. */
export function fixturesOf(chance: RandomSource, league: League, now: number): readonly Fixture[] {
  const slotMs = league.everyMinutes * MINUTE;
  const first = Math.floor((now - LONGEST_MS) / slotMs);
  const last = Math.floor(now / slotMs) + league.slotsAhead;
  const fixtures: Fixture[] = [];
  for (let slot = first; slot <= last; slot++) fixtures.push(...fixturesOfSlot(chance, league, slot));
  return fixtures;
}

export function fixtureById(chance: RandomSource, id: string): Fixture | null {
  const [, name, slot] = /^([a-z-]+)-(\d{1,9})-\d$/.exec(id) ?? [];
  const league = LEAGUES.find((one) => one.id === name);
  if (!league) return null;
  return fixturesOfSlot(chance, league, Number(slot)).find((fixture) => fixture.id === id) ?? null;
}

function fixturesOfSlot(chance: RandomSource, league: League, slot: number): readonly Fixture[] {
  const teams = shuffled(chance, `${league.id} ${slot}`, league.teams);
  const slotMs = league.everyMinutes * MINUTE;
  const stepMinutes = Math.floor(league.everyMinutes / league.matches / 5) * 5;
  return Array.from({ length: league.matches }, (_, index) => {
    const [home, away] = [teams[index * 2], teams[index * 2 + 1]].map((team) => teamOf(chance, team));
    if (!home || !away) throw new RangeError(`${league.id} has too few teams`);
    const startsAt = slot * slotMs + index * stepMinutes * MINUTE;
    return { id: `${league.id}-${slot}-${index}`, league, home, away, startsAt };
  });
}

function teamOf(chance: RandomSource, team: League['teams'][number] | undefined): Team | null {
  if (!team) return null;
  const [name, ground, mark, pattern] = team;
  return { name, colours: [ground, mark], pattern, strength: numberOf(chance, `strength of ${name}`) };
}
