import { expect, it } from 'vitest';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { compareStatements, type OurStatementLine, type StatementState } from './compareStatements.ts';

const line = (
  reference: string,
  state: StatementState = 'succeeded',
  amount = '20.00',
  currency: Currency = 'EUR',
): OurStatementLine => ({ reference, state, amount: fromDecimal(amount, currency), isOrdered: true });
const unordered = (one: OurStatementLine): OurStatementLine => ({ ...one, isOrdered: false });
const compare = (
  ours: readonly OurStatementLine[],
  theirs: readonly OurStatementLine[],
  isOfDay = (_reference: string) => true,
) =>
  compareStatements(ours, theirs, isOfDay).map(({ reference, problem }) => [reference, problem].join(': '));

it('equal statements have no differences, in any order', () => {
  const lines = [line('a'), line('b', 'failed'), line('c', 'pending'), line('d', 'returned')];
  expect(compare(lines, lines.toReversed())).toEqual([]);
  expect(compare([], [])).toEqual([]);
});

it.each<[string, OurStatementLine[], OurStatementLine[], string[]]>([
  ['a payment that the provider does not list', [line('a')], [], ['a: missing at the provider']],
  ['a returned payout that it does not list', [line('a', 'returned')], [], ['a: missing at the provider']],
  ['a payment that we do not have', [], [line('a')], ['a: missing here']],
  ['another amount', [line('a')], [line('a', 'succeeded', '20.01')], ['a: other amount']],
  ['another currency', [line('a')], [line('a', 'succeeded', '20.00', 'NZD')], ['a: other amount']],
  ['one that failed there and not here', [line('a')], [line('a', 'failed')], ['a: other state']],
  ['one that failed here and not there', [line('a', 'failed')], [line('a')], ['a: other state']],
  ['one that is pending there and paid here', [line('a')], [line('a', 'pending')], ['a: other state']],
  ['one that is still pending here', [line('a', 'pending')], [line('a')], ['a: other state']],
  ['one that was reversed there and not here', [line('a')], [line('a', 'reversed')], ['a: other state']],
  ['a payout that was not ordered', [unordered(line('a', 'pending'))], [line('a')], ['a: not ordered here']],
  [
    'one that is pending there',
    [unordered(line('a', 'pending'))],
    [line('a', 'pending')],
    ['a: not ordered here'],
  ],
  [
    'one that failed there',
    [unordered(line('a', 'pending'))],
    [line('a', 'failed')],
    ['a: not ordered here'],
  ],
  [
    'one that was rejected, and is paid',
    [unordered(line('a', 'failed'))],
    [line('a')],
    ['a: not ordered here'],
  ],
  ['one that was paid twice', [line('a')], [line('a'), line('a')], ['a: listed twice']],
])('reports %s', (_what, ours, theirs, differences) => {
  expect(compare(ours, theirs)).toEqual(differences);
});

it.each<[string, OurStatementLine[], OurStatementLine[]]>([
  ['a failed payment that one side does not list', [line('a', 'failed')], [line('b', 'failed')]],
  ['a pending payment that the provider does not list yet', [line('a', 'pending')], []],
  ['a withdrawal that waits for an approval', [unordered(line('a', 'pending'))], []],
  ['one that was rejected before it was ordered', [unordered(line('a', 'failed'))], []],
  ['a payment that was pending, and failed later', [line('a', 'failed')], [line('a', 'pending')]],
  ['a payout that was paid, and came back later', [line('a', 'returned')], [line('a')]],
  [
    'a deposit that is listed as paid and as taken back',
    [line('a', 'reversed')],
    [line('a'), line('a', 'reversed')],
  ],
])('does not report %s', (_what, ours, theirs) => {
  expect(compare(ours, theirs)).toEqual([]);
});

it('does not expect payments of other days in the file', () => {
  expect(compare([line('a'), line('b')], [line('a')], (reference) => reference !== 'b')).toEqual([]);
});
