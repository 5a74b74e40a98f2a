import { MINUTE } from '@foyer/domain/duration.ts';
import { createBoosts } from './boosts/boosts.ts';
import { createBuilder } from './builder/builder.ts';
import type { RandomSource } from './randomSource.ts';
import { fixtureById, fixturesOf, LEAGUES, type Fixture } from './fixtures.ts';
import { createMatchModel, type MatchModel } from './match.ts';
import { cached } from '../cached.ts';
import { createPrices } from './prices.ts';
import type { Score, Side } from './score.ts';
import { isOver, type MatchState } from './matchState.ts';
import { courseOf, NO_COURSE, type Course } from './course.ts';
import { momentOf, SPORTS, tickAtMs } from './sports.ts';

/**
 * Result of a match, whether simulated or set in the console. After a retirement (in tennis), what no further game could
 * have changed is settled; after the others, all bets are void.
 */
export type Result =
  | { readonly kind: 'ended' | 'retired'; readonly score: Score }
  | { readonly kind: 'abandoned' | 'postponed' };

export interface MatchEvent {
  readonly kind: 'goal' | 'corner';
  readonly side: Side;
}

export type Offer = ReturnType<typeof createOffer>;

export interface OfferDeps {
  readonly chance: RandomSource;
  readonly now: () => number;
  /** Result that was set in the console, by match id. */
  readonly decided: (id: string) => Result | null;
  /** Whether so much was staked on the boost of a match that no more is accepted; by match id. */
  readonly isBoostTaken?: (match: string) => boolean;
}

/** Pre-match prices change slightly at this interval. */
const LEAN_MS = 4 * MINUTE;

/** Match models depend only on the random source, so offers with the same source share them. */
const MODELS = new WeakMap<RandomSource, Map<string, MatchModel>>();

function modelsOf(chance: RandomSource): Map<string, MatchModel> {
  const models = MODELS.get(chance) ?? new Map<string, MatchModel>();
  MODELS.set(chance, models);
  return models;
}

/** The matches and markets on offer, computed from the current time. */
export function createOffer({ chance, now, decided, isBoostTaken = () => false }: OfferDeps) {
  const models = modelsOf(chance);
  const modelOf = (fixture: Fixture): MatchModel =>
    cached(models, fixture.id, () => createMatchModel(chance, fixture));

  const stateOf = (fixture: Fixture): MatchState => {
    const model = modelOf(fixture);
    const time = SPORTS[fixture.league.sport];
    const sinceMs = now() - fixture.startsAt;
    const moment = momentOf(time, model.ticks, sinceMs);
    const { tick } = moment;
    const decision = decided(fixture.id);
    const version = moment.phase === 'before' ? `p${Math.floor(now() / LEAN_MS)}` : `l${tick}`;
    const lastTick = Math.min(tick, model.abandonedAfter ?? tick);
    const over = { ...moment, tick: lastTick, isSuspended: true, version };
    if (decision)
      return {
        ...over,
        phase: decision.kind,
        score: 'score' in decision ? decision.score : model.score(lastTick),
      };
    if (moment.phase !== 'before' && tick >= (model.abandonedAfter ?? Infinity)) {
      const phase = fixture.league.sport === 'tennis' ? 'retired' : 'abandoned';
      return { ...over, phase, score: model.score(lastTick) };
    }
    const score = model.score(tick);
    const isNew = tick > 0 && !isSame(score, model.score(tick - 1));
    const isFresh = sinceMs - tickAtMs(time, tick) < time.suspendedMs;
    return { ...moment, score, isSuspended: moment.phase === 'ended' || (isNew && isFresh), version };
  };

  const prices = createPrices({ chance, modelOf, stateOf });
  const builder = createBuilder({ modelOf, stateOf, prices });
  const boosts = createBoosts({ chance, modelOf, stateOf, now, isTaken: isBoostTaken });

  /** What happened in the current minute of a football match that is being played. */
  const event = (fixture: Fixture): MatchEvent | null => {
    const { phase, tick, score } = stateOf(fixture);
    return phase === 'live' && tick > 0 ? eventBetween(modelOf(fixture).score(tick - 1), score) : null;
  };

  /** How the match came to its score; empty if the result was set in the console. */
  const course = (fixture: Fixture): Course => {
    const { phase, tick } = stateOf(fixture);
    if (phase === 'before' || decided(fixture.id)) return NO_COURSE;
    return courseOf(fixture.league.sport, modelOf(fixture), tick);
  };

  return {
    event,
    course,
    fixtures: (): readonly Fixture[] =>
      LEAGUES.flatMap((league) => fixturesOf(chance, league, now())).filter(
        (fixture) => !isOver(stateOf(fixture).phase),
      ),
    fixture: (id: string): Fixture | null => fixtureById(chance, id),
    /** Whether the match has been in the lists: it has begun, or begins soon enough. */
    isListed: (fixture: Fixture): boolean =>
      fixture.startsAt <= now() ||
      fixturesOf(chance, fixture.league, now()).some(({ id }) => id === fixture.id),
    stateOf,
    ...prices,
    ...builder,
    ...boosts,
    result: (fixture: Fixture): Result | null => resultOf(stateOf(fixture)),
    winningOutcome: (fixture: Fixture, score: Score, market: string): string | null =>
      modelOf(fixture).winningOutcome(score, market),
  };
}

function resultOf({ phase, score }: MatchState): Result | null {
  if (phase === 'abandoned' || phase === 'postponed') return { kind: phase };
  return phase === 'ended' || phase === 'retired' ? { kind: phase, score } : null;
}

function eventBetween(before: Score, { play }: Score): MatchEvent | null {
  if (!play) return null;
  const goal = play.goals.slice(before.play?.goals.length ?? 0).at(-1);
  if (goal) return { kind: 'goal', side: goal.side };
  const [home = 0, away = 0] = (play.corners ?? []).map(
    (count, side) => count - (before.play?.corners?.[side] ?? 0),
  );
  return home + away === 0 ? null : { kind: 'corner', side: home > 0 ? 'home' : 'away' };
}

const isSame = (one: Score, other: Score): boolean =>
  one.home === other.home &&
  one.away === other.away &&
  JSON.stringify(one.sets) === JSON.stringify(other.sets);
