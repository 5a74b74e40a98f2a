import { MOST_COSTLY, MOST_SELECTIONS } from './builderLimits.ts';
import type { Fixture } from '../fixtures.ts';
import type { Selection } from './joint.ts';
import type { MatchModel } from '../match.ts';
import { oddsOf, type Odds } from '../odds.ts';
import { cached } from '../../cached.ts';
import type { Prices } from '../prices.ts';
import { isQuarterLine } from '../lines/quarterLines.ts';
import type { MatchState } from '../matchState.ts';

/** Why selections on one match cannot be combined. */
export type BuilderRefusal =
  /** No course of the match makes all of them win. */
  | 'impossible'
  /** One may be returned, as draw no bet after a draw, so the others have no price together. */
  | 'returned'
  /** The odds would be above the highest that are offered. */
  | 'unlikely'
  /** The odds would be below the lowest that are offered. */
  | 'likely'
  | 'tooMany'
  /** One is on a market that is only for single selections of a match. */
  | 'alone'
  /** One cannot be bet on at the moment. */
  | 'closed';

export interface BuilderPrice {
  /** Null when the selections cannot be combined. */
  readonly odds: Odds | null;
  readonly refusal: BuilderRefusal | null;
  /** Selections that follow from the others, and so add nothing to the odds. */
  readonly redundant: readonly Selection[];
}

const IMPOSSIBLE = 1e-9;
/** Relative difference below which two probabilities are the same. */
const SAME = 1e-6;

interface BuilderDeps {
  readonly modelOf: (fixture: Fixture) => MatchModel;
  readonly stateOf: (fixture: Fixture) => MatchState;
  readonly prices: Pick<Prices, 'versionOf' | 'oddsAt'>;
}

/** Prices several selections of one match together: by their joint probability, not by the product of their odds. */
export function createBuilder({ modelOf, stateOf, prices }: BuilderDeps) {
  const known = new Map<string, number>();

  const jointAt = (fixture: Fixture, tick: number, selections: readonly Selection[]): number => {
    const names = selections.map(({ market, outcome }) => `${market} ${outcome}`).sort();
    return cached(known, `${fixture.id} ${tick} ${names.join()}`, () =>
      modelOf(fixture).joint(tick, selections),
    );
  };

  /** The selections without those that follow from the others. */
  const neededOf = (
    fixture: Fixture,
    tick: number,
    selections: readonly Selection[],
  ): readonly Selection[] => {
    const together = jointAt(fixture, tick, selections);
    return selections.reduce<readonly Selection[]>((needed, one) => {
      const others = needed.filter((other) => other !== one);
      const isNeeded = others.length === 0 || jointAt(fixture, tick, others) > together * (1 + SAME);
      return isNeeded ? needed : others;
    }, selections);
  };

  /** The price of the selections in a version of the odds. */
  const builder = (fixture: Fixture, selections: readonly Selection[], text: string): BuilderPrice => {
    const version = prices.versionOf(fixture, text);
    const oddsAlone = selections.map((one) => prices.oddsAt(fixture, one, text));
    if (!version || oddsAlone.includes(null)) return refused('closed');
    if (isTooMany(selections, modelOf(fixture))) return refused('tooMany');
    if (selections.length > 1 && selections.some(({ market }) => modelOf(fixture).isAlone(market)))
      return refused('alone');
    const { tick } = version;
    const returned = modelOf(fixture)
      .markets(tick)
      .filter((market) => market.void);
    if (
      selections.some(({ market }) => isQuarterLine(market) || returned.some((one) => one.market === market))
    )
      return refused('returned');
    const probability = jointAt(fixture, tick, selections);
    if (probability < IMPOSSIBLE) return refused('impossible');
    const together = oddsOf({ outcome: '', probability }, version.kind === 'p' ? 'before' : 'live', 1);
    // Too unlikely even if some follow from the others: none of them alone would have odds.
    if (together === null && probability < 0.5) return refused('unlikely');
    const needed = neededOf(fixture, tick, selections);
    // Adding a selection never lowers the return: the odds of each one have a margin of their own.
    const alone = selections.flatMap((one, index) => (needed.includes(one) ? (oddsAlone[index] ?? []) : []));
    if (needed.length > 1 && together === null) return refused('likely');
    const odds = Math.max(...(needed.length > 1 ? [together ?? 0, ...alone] : alone));
    return { odds, refusal: null, redundant: selections.filter((one) => !needed.includes(one)) };
  };

  /** The probability now that all selections win; null when the match is suspended or over. */
  const jointNow = (fixture: Fixture, selections: readonly Selection[]): number | null => {
    const { isSuspended, phase, tick } = stateOf(fixture);
    return isSuspended ? null : jointAt(fixture, phase === 'before' ? 0 : tick, selections);
  };

  return { builder, jointNow };
}

const refused = (refusal: BuilderRefusal): BuilderPrice => ({ odds: null, refusal, redundant: [] });

const isTooMany = (selections: readonly Selection[], model: MatchModel): boolean =>
  selections.length > MOST_SELECTIONS ||
  selections.filter(({ market }) => model.isCostly(market)).length > MOST_COSTLY;
