import { expect, test } from 'vitest';
import { requireServerVersion } from './serverVersion.ts';

test.each([160_000, 170_010, 180_004])('PostgreSQL %i is new enough', (version) => {
  expect(() => requireServerVersion(version)).not.toThrow();
});

test('an older PostgreSQL is refused before anything is changed, with its version and what to do', () => {
  expect(() => requireServerVersion(150_018)).toThrow(
    'FOYER_DATABASE_URL is a PostgreSQL 15.18, and Foyer needs 16 or newer: upgrade the server, or name another one',
  );
});
