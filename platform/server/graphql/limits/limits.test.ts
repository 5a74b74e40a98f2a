import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measure, refuseTooLarge } from './limits.ts';

const schema = buildSchema(`
  type Query { me: Person  people(first: Int = 10): [Person!]!  all: [Person!]! }
  type Person { name: String  tags: [String!]  friend: Person  friends(first: Int): Friends! }
  type Friends { edges: [Edge!]!  total: Int }
  type Edge { node: Person! }
`);
const size = (text: string) => measure(schema, parse(text));

describe('depth', () => {
  it.each([
    ['{ me { name } }', 2],
    ['{ me { ... on Person { name } } }', 2],
    ['{ me { ...F } } fragment F on Person { friend { name } }', 3],
    [`{ me { ${'friend { '.repeat(9)} name ${'}'.repeat(9)} } }`, 11],
  ])('of %s is %i', (text, depth) => {
    expect(size(text).depth).toBe(depth);
  });

  it('above ten is refused', () => {
    const deep = (levels: number) =>
      size(`{ me { ${'friend { '.repeat(levels)} name ${'}'.repeat(levels)} } }`);
    expect(() => refuseTooLarge(deep(8), {})).not.toThrow();
    expect(() => refuseTooLarge(deep(9), {})).toThrow('depth');
  });
});

describe('cost', () => {
  it.each([
    ['{ me { name } }', {}, 2],
    ['{ all { name } }', {}, 9],
    ['{ people(first: 5) { name } }', {}, 6],
    ['{ me { tags } }', {}, 2],
    ['{ me { friends(first: 5) { total edges { node { name } } } } }', {}, 2 + 5 * 4],
    ['query Q($n: Int = 3) { people(first: $n) { name } }', {}, 4],
    ['query Q($n: Int = 3) { people(first: $n) { name } }', { n: 7 }, 8],
    ['query Q($n: Int = 3) { people(first: $n) { name } }', { n: 1_000_000 }, 101],
    ['query Q($n: Int = 3) { people(first: $n) { name } }', { n: 'many' }, 9],
    ['{ a: me { name } b: me { name } }', {}, 4],
  ])('of %s with %j', (text, variables, cost) => {
    expect(size(text).cost(variables)).toBe(cost);
  });

  it('above the limit is refused, with both numbers', () => {
    const wide = size('{ people(first: 100) { friends(first: 100) { edges { node { name } } } } }');
    expect(() => refuseTooLarge(wide, {})).toThrow(
      expect.objectContaining({ type: 'DocumentTooLarge', keys: { cost: '30101', limit: '10000' } }),
    );
  });

  it('of fragments that each spread the next one twice is calculated quickly', () => {
    const chain = Array.from(
      { length: 200 },
      (_, i) => `fragment f${i} on Person { ...f${i + 1} friend { ...f${i + 1} } }`,
    );
    const laughs = size(`{ me { ...f0 } } ${chain.join(' ')} fragment f200 on Person { name }`);
    expect(() => refuseTooLarge({ ...laughs, depth: 1 }, {})).toThrow('cost');
  });
});
