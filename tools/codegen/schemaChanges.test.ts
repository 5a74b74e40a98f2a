import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '@foyer/contract/generated/schema.ts';
import noted from '@foyer/contract/transport/breakingChanges.json' with { type: 'json' };
import { breakingChanges, deprecatedUses } from './schemaChanges.ts';
import { readContract } from './sources.ts';

const releasedFile = new URL('../../contract/transport/generated/released.graphql', import.meta.url);
const released = readFileSync(releasedFile, 'utf8');

describe('the GraphQL schema, compared with the last release', () => {
  it('breaks clients only where breakingChanges.json says what they do instead', () => {
    expect(released).toContain(`the release ${noted.since}.`);
    const changes = noted.changes.map(({ change }) => change);
    expect(changes.toSorted()).toEqual(breakingChanges(released, schema).toSorted());
    for (const { change, remedy } of noted.changes) expect(remedy.length, change).toBeGreaterThan(10);
  });

  it('has no deprecated field that the lobby still uses', async () => {
    expect(deprecatedUses(schema, await readContract('operations.graphql'))).toEqual([]);
  });
});

describe('the comparison', () => {
  const before = 'type Query { games(first: Int): [String!]! name: String }';

  it.each([
    ['type Query { games(first: Int): [String!]! name: String added: Int }'],
    ['type Query { games(first: Int, after: ID): [String!]! name: String @deprecated(reason: "x") }'],
  ])('accepts %s', (after) => expect(breakingChanges(before, after)).toEqual([]));

  it.each([
    ['type Query { games(first: Int): [String!]! }', 'Query.name was removed.'],
    [
      'type Query { games(first: Int, after: ID!): [String!]! name: String }',
      'A required arg after on Query.games was added.',
    ],
    ['type Query { games: [String!]! name: String }', 'Query.games arg first was removed.'],
    [
      'type Query { games(first: Int): [String] name: String }',
      'Query.games changed type from [String!]! to [String].',
    ],
  ])('refuses %s', (after, change) => expect(breakingChanges(before, after)).toContain(change));

  it('names deprecated uses', () => {
    const sdl = 'type Query { old: Int @deprecated(reason: "Use now.") now: Int }';
    expect(() => buildSchema(sdl)).not.toThrow();
    expect(deprecatedUses(sdl, [parse('query A { old }'), parse('query B { now }')])).toEqual([
      'The field Query.old is deprecated. Use now.',
    ]);
  });
});
