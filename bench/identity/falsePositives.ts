import { nearBirthDates } from '@foyer/platform/modules/selfExclusion/matching/birthDates.ts';
import type { Features } from '@foyer/platform/modules/selfExclusion/matching/features.ts';
import { compareIdentities, type MatchScore } from '@foyer/platform/modules/selfExclusion/matching/score.ts';
import { seededRandom, randomPerson } from './strangers.ts';

/**
 * `npm run bench:identity`: how often the comparison with excluded players matches unrelated people. The
 * people are generated, with names as frequent as in a telephone book, and are the same in each run.
 */
const PAIRS = 100_000;
const EXCLUDED = 10_000;
const NEWCOMERS = 20_000;

const random = seededRandom(20261123);
const pairs = Array.from({ length: PAIRS }, () => [randomPerson(random), randomPerson(random)] as const);
report(
  `${PAIRS} pairs of strangers`,
  pairs.map(([one, other]) => compareIdentities(one, other).rating),
);
report(
  `${PAIRS} pairs of strangers born on one day`,
  pairs.map(([one, other]) => compareIdentities(one, { ...other, birthDates: one.birthDates }).rating),
);
const start = performance.now();
for (const [one, other] of pairs) compareIdentities(one, other);
console.log(`one comparison: ${((1_000 * (performance.now() - start)) / PAIRS).toFixed(1)} µs`);

const excluded = Array.from({ length: EXCLUDED }, () => randomPerson(random));
const byKey = new Map<string, Features[]>();
for (const one of excluded)
  for (const key of [...one.birthDates, ...one.mailboxNames, ...one.emails])
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
report(
  `${NEWCOMERS} newcomers, each against ${EXCLUDED} excluded players`,
  Array.from({ length: NEWCOMERS }, () => worstOf(randomPerson(random))),
);

/** Compares only people who share a match key with the newcomer; a test proves that all others score as unlikely. */
function worstOf(newcomer: Features): MatchScore {
  const { birthDates, mailboxNames, emails } = newcomer;
  const keys = [
    ...birthDates,
    ...birthDates.flatMap((date) => [...nearBirthDates(date)]),
    ...mailboxNames,
    ...emails,
  ];
  const found = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
  const all = [...found].map((other) => compareIdentities(newcomer, other).rating);
  return all.includes('certain') ? 'certain' : all.includes('likely') ? 'likely' : 'unlikely';
}

function report(what: string, all: readonly MatchScore[]): void {
  const share = (score: MatchScore) => {
    const count = all.filter((one) => one === score).length;
    return `${count} (${((100 * count) / all.length).toFixed(3)} %)`;
  };
  console.log(`${what}: ${share('certain')} certain, ${share('likely')} likely`);
}
