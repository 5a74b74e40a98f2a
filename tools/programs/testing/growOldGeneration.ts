import { getHeapSpaceStatistics } from 'node:v8';

// Creates objects that are kept, and then, by the same code, a million that are replaced at once. Prints by how many bytes
// the old generation grew with the second ones.

const KEPT = 1_000_000;

/** Each new row replaces the one that was at its place. */
function fill(rows: unknown[], count: number): void {
  for (let n = 0; n < count; n++) rows[n % rows.length] = [n, n + 1, { n }];
}

const oldGeneration = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ??
  Number.NaN;

const kept: unknown[] = Array.from({ length: KEPT });
for (let times = 0; times < 4; times++) fill(kept, KEPT);

let before = oldGeneration();
let grown = 0;
const current: unknown[] = Array.from({ length: 10 });
for (let step = 0; step < 100; step++) {
  fill(current, 10_000);
  const now = oldGeneration();
  grown += Math.max(0, now - before);
  before = now;
}
console.log(grown);
