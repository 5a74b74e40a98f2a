import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '@foyer/platform/infra/config.ts';

const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
const described = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name ?? '');

// The platform reads these variables only to refuse the start and name their replacement.
const REMOVED = ['FOYER_BEHIND_PROXY', 'FOYER_SPORTSBOOK_NEXT_KEY', 'FOYER_STUDIO_ORIGIN'];

test('docs/configuration.md describes every variable that the platform reads, and no other', () => {
  expect([...described].sort()).toEqual(VARIABLES.filter((name) => !REMOVED.includes(name)).sort());
});
