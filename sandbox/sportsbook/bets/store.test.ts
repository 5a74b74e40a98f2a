import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileStore } from './store.ts';

it('results that are decided at the same moment are all stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-results-'));
  try {
    const store = fileStore(folder);
    const ids = Array.from({ length: 16 }, (_, index) => `match-${index}`);
    const results = ids.map((id) => [id, { kind: 'abandoned' }] as const);
    await Promise.all(results.map((_, index) => store.decide(new Map(results.slice(0, index + 1)))));
    expect([...(await fileStore(folder).decided()).keys()]).toEqual(ids);
  } finally {
    await rm(folder, { recursive: true });
  }
});
