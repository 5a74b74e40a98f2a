import { EVENT_TYPES, isEventType } from '@foyer/contract/events/eventTypes.ts';
import { expect, it } from 'vitest';
import { readFolders, readSources } from '../tree.ts';

/** The type and the version of each event that an SQL function records. */
const INSERT = /insert into outbox\.feed_pending \([^)]*\)\s+(?:values \(|select )'([\w.]+)', (\d+),/g;

const functions = readSources(readFolders(['platform'])).filter(({ path }) => /\/sql\/.*\.sql$/.test(path));

it('events that SQL functions record have a type of the contract, in its version', () => {
  const recorded = functions.flatMap(({ text }) =>
    [...text.matchAll(INSERT)].map(([, type = '', version]) => ({ type, version: Number(version) })),
  );
  const inserts = functions.flatMap(({ text }) => text.match(/into outbox\.feed_pending/g) ?? []);
  expect(recorded).toHaveLength(inserts.length);
  expect(recorded.length).toBeGreaterThan(0);
  for (const { type, version } of recorded)
    expect(version, type).toBe(isEventType(type) ? EVENT_TYPES[type].version : 'no type');
});
