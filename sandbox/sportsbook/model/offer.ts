import { MINUTE } from '@foyer/domain/duration.ts';
import { numberOf, type RandomSource } from './randomSource.ts';
import { fixtureById, fixturesOf, LEAGUES, type Fixture } from './fixtures.ts';
import { courseOf, type Course } from './match.ts';
import { oddsOf, type Odds } from './odds.ts';
import type { Score } from './score.ts';
import { momentOf, SPORTS, tickAtMs, type Moment } from './sports.ts';

/** Result of a match, whether simulated or set in the console. */
export type Result = { readonly kind: 'ended'; readonly score: Score } | { readonly kind: 'abandoned' };

export interface Stand extends Omit<Moment, 'phase'> {
  readonly phase: Moment['phase'] | 'abandoned';
  readonly score: Score;
  readonly isSuspended: boolean;
  /** Version of the current prices: `p<n>` before the match, `l<tick>` while it is live. */
  readonly version: string;
}

export interface Price {
  readonly outcome: string;
  /** Null when the outcome cannot be bet on. */
  readonly odds: Odds | null;
}

export interface Market {
  readonly market: string;
  readonly prices: readonly Price[];
}

export type Offer = ReturnType<typeof createOffer>;

export interface OfferDeps {
  readonly chance: RandomSource;
  readonly now: () => number;
  /** Result that was set in the console, by match id. */
  readonly decided: (id: string) => Result | null;
}

/** Pre-match prices change slightly at this interval. */
const LEAN_MS = 4 * MINUTE;
const MOST_KNOWN = 500;

/** The matches and markets on offer, computed from the current time. */
export function createOffer({ chance, now, decided }: OfferDeps) {
  const courses = new Map<string, Course>();
  const known = new Map<string, readonly Market[]>();

  const courseFor = (fixture: Fixture): Course =>
    cached(courses, fixture.id, () => courseOf(chance, fixture));

  const stand = (fixture: Fixture): Stand => {
    const course = courseFor(fixture);
    const time = SPORTS[fixture.league.sport];
    const sinceMs = now() - fixture.startsAt;
    const moment = momentOf(time, course.ticks, sinceMs);
    const { tick } = moment;
    const decision = decided(fixture.id);
    const version = moment.phase === 'before' ? `p${Math.floor(now() / LEAN_MS)}` : `l${tick}`;
    if (decision?.kind === 'ended')
      return { ...moment, phase: 'ended', score: decision.score, isSuspended: true, version };
    const { abandonedAfter } = course;
    if (decision || (abandonedAfter !== null && moment.phase !== 'before' && tick >= abandonedAfter))
      return { ...moment, phase: 'abandoned', score: course.score(tick), isSuspended: true, version };
    const score = course.score(tick);
    const isNew = tick > 0 && !isSame(score, course.score(tick - 1));
    const isFresh = sinceMs - tickAtMs(time, tick) < time.suspendedMs;
    return { ...moment, score, isSuspended: moment.phase === 'ended' || (isNew && isFresh), version };
  };

  /** The markets of a match with the prices of a version; empty for a future version. */
  const markets = (fixture: Fixture, version: string): readonly Market[] => {
    const [, kind, number = ''] = /^([pl])(\d{1,9})$/.exec(version) ?? [];
    const at = Number(number);
    if (!kind || isAhead(stand(fixture).version, kind, at)) return [];
    return cached(known, `${fixture.id} ${version}`, () => {
      const course = courseFor(fixture);
      const phase = kind === 'p' ? 'before' : 'live';
      return course.questions(kind === 'p' ? 0 : at).map(({ market, answers }) => ({
        market,
        prices: answers.map((answer) => {
          const lean = numberOf(
            chance,
            `${fixture.id} ${market} ${answer.outcome} ${kind === 'p' ? at : 'live'}`,
          );
          return { outcome: answer.outcome, odds: oddsOf(answer, phase, lean) };
        }),
      }));
    });
  };

  return {
    fixtures: (): readonly Fixture[] =>
      LEAGUES.flatMap((league) => fixturesOf(chance, league, now())).filter((fixture) => {
        const { phase } = stand(fixture);
        return phase !== 'ended' && phase !== 'abandoned';
      }),
    fixture: (id: string): Fixture | null => fixtureById(chance, id),
    stand,
    markets,
    result(fixture: Fixture): Result | null {
      const { phase, score } = stand(fixture);
      if (phase === 'abandoned') return { kind: 'abandoned' };
      return phase === 'ended' ? { kind: 'ended', score } : null;
    },
    answer: (fixture: Fixture, score: Score, market: string): string | null =>
      courseFor(fixture).answer(score, market),
  };
}

/** Future versions are rejected, because their live prices would reveal the course of the match. */
function isAhead(current: string, kind: string, at: number): boolean {
  const isLive = current.startsWith('l');
  if (kind === 'p') return !isLive && at > Number(current.slice(1));
  return !isLive || at > Number(current.slice(1));
}

const isSame = (one: Score, other: Score): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Bounded cache: beyond the maximum size the oldest entry is dropped and computed again when needed. */
function cached<Thing>(all: Map<string, Thing>, key: string, make: () => Thing): Thing {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  const [oldest] = all.keys();
  if (all.size > MOST_KNOWN && oldest !== undefined) all.delete(oldest);
  return made;
}
