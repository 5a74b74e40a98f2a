import { getHeapSpaceStatistics } from 'node:v8';

// Used by heap.test.ts: many objects live long, then a million live short. Prints by how many bytes the old generation
// grew with the latter.

const KEPT = 1_000_000;
const TURNS = 4;

function fill(rows: unknown[], count: number): void {
  for (let n = 0; n < count; n++) rows[n % rows.length] = [n, n + 1, { n }];
}

const oldGeneration = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ??
  Number.NaN;

const kept: unknown[] = Array.from({ length: KEPT });
for (let turn = 0; turn < TURNS; turn++) fill(kept, KEPT);

let before = oldGeneration();
let grown = 0;
const few: unknown[] = Array.from({ length: 10 });
for (let part = 0; part < 100; part++) {
  fill(few, 10_000);
  const now = oldGeneration();
  grown += Math.max(0, now - before);
  before = now;
}
console.log(grown);
