import {
  MEASURES,
  REQUIREMENTS,
  type Measure,
  type Rules,
  type SomeRules,
} from '@foyer/contract/content/rules.ts';

/** Being without these is the stricter choice: they offer or advertise rather than protect. */
const OFFERS: ReadonlySet<string> = new Set(['defaultUSDCurrency', 'ibJackpotNotification']);

/** Which way a measure grows stricter, and what holds when nobody states it. */
const STRICTEST_MEASURES: Record<Measure, { strictest: number; stricter: (...values: number[]) => number }> =
  {
    kycDeadlineDays: { strictest: 7, stricter: Math.min },
    kycDepositsEuros: { strictest: 100, stricter: Math.min },
    limitRaiseDelayHours: { strictest: 168, stricter: Math.max },
    minimumAgeYears: { strictest: 21, stricter: Math.max },
    realityCheckIntervalMinutes: { strictest: 15, stricter: Math.min },
    sessionIdleMinutes: { strictest: 15, stricter: Math.min },
    shortestSlotCycleMs: { strictest: 5000, stricter: Math.max },
    sourceOfWealthDepositsEuros: { strictest: 500, stricter: Math.min },
    sportsWinStakes: { strictest: 1000, stricter: Math.min },
    sportsWinEuros: { strictest: 10_000, stricter: Math.min },
    undeclaredWinStakes: { strictest: 100, stricter: Math.min },
    undeclaredWinEuros: { strictest: 5000, stricter: Math.min },
  };

/**
 * Lays rules over each other, the licence's first. A layer may make a rule stricter and never looser,
 * and a rule the licence does not state is the strictest there is.
 */
export function foldRules(licence: SomeRules, ...layers: readonly SomeRules[]): Rules {
  const requirements = REQUIREMENTS.map((rule) => {
    const strict = !OFFERS.has(rule);
    const stated = [licence[rule] ?? strict, ...layers.map((layer) => layer[rule])];
    return [rule, stated.includes(strict) ? strict : !strict];
  });
  const measures = MEASURES.map((rule) => {
    const { strictest, stricter } = STRICTEST_MEASURES[rule];
    const stated = layers.map((layer) => layer[rule]).filter((value) => value !== undefined);
    return [rule, stricter(licence[rule] ?? strictest, ...stated)];
  });
  return Object.fromEntries([...requirements, ...measures]) as Rules;
}

/** Of a brand that is served no more, and whose licence nobody knows. */
export const strictestRules = (): Rules => foldRules({});

/** The rules a layer tries to loosen, which is a mistake in its file. */
export function loosened(licence: SomeRules, layer: SomeRules): readonly string[] {
  const folded = foldRules(licence, layer);
  return [...REQUIREMENTS, ...MEASURES].filter(
    (rule) => layer[rule] !== undefined && layer[rule] !== folded[rule],
  );
}
