import {
  MEASURES,
  REQUIREMENTS,
  type Measure,
  type Rules,
  type SomeRules,
} from '@foyer/contract/content/rules.ts';

/** Rules that allow, offer or advertise something rather than protect: the stricter value is false. */
const OFFERS: ReadonlySet<string> = new Set([
  'autoplay',
  'defaultUSDCurrency',
  'ibJackpotNotification',
  'lobbyForVisitors',
  'quickStop',
  'severalGames',
  'signInOffer',
]);

/** The stricter direction of each measure, and its value if no layer states it. */
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

/** Combines rules, the licence's first. Layers only make them stricter; an omitted rule has its strictest value. */
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

/** Rules for a brand that is no longer served and whose licence is unknown. */
export const strictestRules = (): Rules => foldRules({});

/** The rules that a layer would loosen, which is a mistake in its file. */
export function loosened(licence: SomeRules, layer: SomeRules): readonly string[] {
  const folded = foldRules(licence, layer);
  return [...REQUIREMENTS, ...MEASURES].filter(
    (rule) => layer[rule] !== undefined && layer[rule] !== folded[rule],
  );
}
