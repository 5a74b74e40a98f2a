import type { Money } from '@foyer/domain/money.ts';

export const STATEMENT_STATES = ['succeeded', 'failed', 'pending', 'returned', 'reversed'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** One payment as both sides list it. */
export interface StatementLine {
  /** The reference under which the provider knows the payment. */
  readonly reference: string;
  /** What moved at the provider: fees that the player pays are part of it. */
  readonly amount: Money;
  /** `returned`: a payout came back from the bank. `reversed`: the payer's bank took a deposit back. */
  readonly state: StatementState;
}

/** A payment as we know it. */
export interface OurStatementLine extends StatementLine {
  /** Whether the provider may have an order of it. It has none of a withdrawal that waits for documents or an operator. */
  readonly isOrdered: boolean;
}

export interface Difference {
  readonly reference: string;
  readonly problem:
    | 'missing at the provider'
    | 'missing here'
    | 'other amount'
    | 'other state'
    | 'not ordered here'
    | 'listed twice';
  readonly ours: OurStatementLine | null;
  readonly theirs: StatementLine | null;
}

/**
 * Compares our payments of a day with the provider's file for it.
 * @param ours the payments of the day, and those that the file names although they belong to other days
 * @param isOfDay whether one of our payments belongs to the day, so that the file must list it
 */
export function compareStatements(
  ours: readonly OurStatementLine[],
  theirs: readonly StatementLine[],
  isOfDay: (reference: string) => boolean,
): readonly Difference[] {
  const own = new Map(ours.map((line) => [line.reference, line]));
  const listed = new Set(theirs.map(({ reference }) => reference));
  const seen = new Set<string>();
  const differences = theirs.flatMap((line): readonly Difference[] => {
    const one = own.get(line.reference) ?? null;
    // A payment that came back later is listed once more, with another state.
    const key = `${line.state} ${line.reference}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const problem = isRepeated ? 'listed twice' : problemOf(one, line);
    return problem ? [{ reference: line.reference, problem, ours: one, theirs: line }] : [];
  });
  const missing = ours.filter(
    ({ reference, state }) => MOVED.has(state) && isOfDay(reference) && !listed.has(reference),
  );
  return [
    ...differences,
    ...missing.map((line): Difference => ({
      reference: line.reference,
      problem: 'missing at the provider',
      ours: line,
      theirs: null,
    })),
  ];
}

/** States in which money has moved. A failed payment may be missing on either side. */
const MOVED: ReadonlySet<StatementState> = new Set(['succeeded', 'returned', 'reversed']);

function problemOf(ours: OurStatementLine | null, theirs: StatementLine): Difference['problem'] | null {
  if (!ours) return theirs.state === 'failed' ? null : 'missing here';
  if (!ours.isOrdered && !(ours.state === 'failed' && theirs.state === 'failed')) return 'not ordered here';
  if (ours.amount.minor !== theirs.amount.minor || ours.amount.currency !== theirs.amount.currency)
    return 'other amount';
  // Money that came back later had moved before, and a payment that failed was pending before.
  const isEarlier = MOVED.has(ours.state) ? theirs.state === 'succeeded' : theirs.state === 'pending';
  return ours.state === theirs.state || isEarlier ? null : 'other state';
}
