import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawWinners, listText, readEntry } from '@foyer/contract/raffle/draw.ts';
import type { Drop } from '@foyer/contract/raffle/drops.ts';
import { isRevealed } from '@foyer/contract/raffle/verify.ts';
import { dropDataOf, publishedOf, readDropData } from './dropData.ts';
import { createDropChecks, type DropCheckDeps } from './dropChecks.ts';
import { savedProofOf, readAddress, writeAddress } from './verifyAddress.ts';

const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = 'c4'.repeat(32);
const PRIZES = ['50.00', '20.00', '20.00'];
const lines = Array.from(
  { length: 30 },
  (_, at) => `${(at + 1).toString(16).padStart(16, '0')} ${(at % 7) + 1}`,
);
const entries = lines.map((line) => readEntry(line)!);
const at = '2026-11-22T19:00:00.000Z';
const idOf = (number: number) => `aurora-hourly-2026112${number}T1900Z`;

/** A drop as drawn and published by the operator. */
async function published(number: number): Promise<Drop> {
  const drawn = await drawWinners({ seed: SEED, instance: idOf(number), prizes: 3, entries }, sha256);
  return {
    id: idOf(number),
    type: 'hourly',
    number,
    timestamp_start: at,
    timestamp_end: at,
    prizes: PRIZES,
    commitment: hexOf(SEED),
    list: {
      entrants: lines.length,
      tickets: entries.reduce((sum, { tickets }) => sum + Number(tickets), 0),
      hash: hexOf(listText(lines)),
    },
    seed: SEED,
    winners: drawn.map(({ prize, handle, ticket }) => ({
      prize,
      handle,
      ticket: Number(ticket),
      win_amount: PRIZES[prize - 1]!,
    })),
    is_staged: false,
    own: null,
  };
}
const drops = await Promise.all([4, 3, 2, 1].map(published));
const running: Drop = { ...(await published(5)), list: null, seed: null, winners: [] };
const closed: Drop = { ...drops[0]!, seed: null, winners: [] };

function deps(change: Partial<DropCheckDeps> = {}) {
  const requests: string[] = [];
  const own: DropCheckDeps = {
    sha256,
    async fetchDrops(before) {
      requests.push(`drops ${before ?? ''}`);
      return before === null
        ? { drops: [running, drops[0]!], next: 4 }
        : { drops: drops.slice(1), next: null };
    },
    async fetchEntries(drop, from) {
      requests.push(`entries ${drop} ${from}`);
      return from === 1
        ? { drop, lines: lines.slice(0, 20), next: 21 }
        : { drop, lines: lines.slice(20), next: null };
    },
    ...change,
  };
  return { asked: requests, store: createDropChecks(own) };
}
const untrue = (store: ReturnType<typeof createDropChecks>) =>
  store
    .get()
    .check?.verdict?.findings.filter(({ isTrue }) => !isTrue)
    .map(({ what }) => what);

describe('the URL of a check', () => {
  it('FAIR-08 contains the drop and its published proof and can be parsed', () => {
    const full = { type: 'daily', drop: 3, saved: savedProofOf(drops[0]!) } as const;
    expect(readAddress(writeAddress(full))).toEqual(full);
    const before = { type: 'weekly', drop: 5, saved: savedProofOf(running) } as const;
    expect(before.saved.list).toBeNull();
    expect(readAddress(writeAddress(before))).toEqual(before);
    expect(readAddress('')).toEqual({ type: 'hourly', drop: null, saved: null });
  });

  it('rejects values that it could not have written', () => {
    const query = '?type=yearly&drop=-1&commitment=x&prizes=50.00_&list=ABC';
    expect(readAddress(query)).toEqual({ type: 'hourly', drop: null, saved: null });
    expect(readAddress('?drop=1e9&prizes=50.001').saved).toBeNull();
  });
});

describe('pasted input', () => {
  const drop = drops[0]!;
  const data = isRevealed(drop) ? dropDataOf(drop, lines) : null;

  it('FAIR-08 accepts the data of a drop', () => {
    expect(readDropData(`  ${JSON.stringify(data, null, 2)}\n`)).toEqual(data);
  });

  it.each(['', '{}', '[', 'null', '{"id":1}', JSON.stringify({ ...drops[0], lines: 'all' })])(
    'rejects %j',
    (pasted) => {
      expect(readDropData(pasted)).toBeNull();
    },
  );

  it('FAIR-08 is compared with the published proof of its drop', () => {
    expect(publishedOf({ id: drop.id }, drops)).toEqual(savedProofOf(drop));
    expect(publishedOf({ id: 'aurora-hourly-of-nobody' }, drops)).toBeNull();
    expect(publishedOf({ id: drop.id }, null)).toBeNull();
  });
});

describe('the drops', () => {
  it('FAIR-08 redraws a drop from all pages of its list', async () => {
    const { store, asked: requests } = deps();
    await store.more();
    await store.choose(4, null);
    expect(requests).toEqual(['drops ', 'entries 4 1', 'entries 4 21']);
    expect(store.get().check).toMatchObject({ lines, computed: 30, verdict: { isTrue: true } });
  });

  it('FAIR-08 detects a forged list', async () => {
    const { store } = deps({ fetchEntries: async (drop) => ({ drop, lines: lines.slice(1), next: null }) });
    await store.more();
    await store.choose(4, null);
    expect(untrue(store)).toContain('list');
  });

  it.each([
    ['runs', running],
    ['is closed and has not told its seed', closed],
  ])('FAIR-08 fetches nothing for a drop that %s', async (_what, drop) => {
    const { store, asked: requests } = deps({ fetchDrops: async () => ({ drops: [drop], next: null }) });
    await store.more();
    await store.choose(drop.number, null);
    expect(store.get().check).toMatchObject({ item: drop, verdict: null });
    expect(requests).toEqual([]);
  });

  it('FAIR-08 loads older drops until the requested one is found, and compares the saved proof', async () => {
    const { store, asked: requests } = deps();
    const saved = { commitment: 'ab'.repeat(32), prizes: ['500.00'], list: 'cd'.repeat(32) };
    const stop = store.start(2, saved);
    await expect.poll(() => untrue(store)).toEqual(['kept', 'keptPrizes', 'keptList']);
    expect(requests.slice(0, 2)).toEqual(['drops ', 'drops 4']);
    expect(store.get().hasMore).toBe(false);
    stop();
  });

  it('stops searching for a drop that does not exist', async () => {
    const { store, asked: requests } = deps();
    await store.more();
    await store.choose(99, null);
    expect(store.get().check).toBeNull();
    expect(requests).toEqual(['drops ']);
  });

  it('does nothing after the page is left', async () => {
    const { store } = deps();
    const stop = store.start(4, null);
    stop();
    await Promise.resolve();
    expect(store.get()).toMatchObject({ items: null, check: null });
  });

  it('reports that the published data cannot be loaded', async () => {
    const never = () => Promise.reject(new Error('unreachable'));
    const { store } = deps({ fetchDrops: never });
    await store.more();
    expect(store.get()).toMatchObject({ items: null, hasFailed: true });
    const other = deps({ fetchEntries: never }).store;
    await other.more();
    await other.choose(4, null);
    expect(other.get().check).toMatchObject({ hasFailed: true, verdict: null });
  });
});
