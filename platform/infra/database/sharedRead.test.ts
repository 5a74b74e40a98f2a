import { describe, expect, it } from 'vitest';
import { sharedRead } from './sharedRead.ts';

/** A fake table that answers on demand and records the requested keys. */
function slowTable() {
  const requested: string[][] = [];
  const resolveAll: ((rows: Map<string, string> | Error) => void)[] = [];
  const read = sharedRead<string, string>((keys) => {
    requested.push([...keys]);
    return new Promise((resolve, reject) => {
      resolveAll.push((rows) => (rows instanceof Error ? reject(rows) : resolve(rows)));
    });
  });
  const turn = () => new Promise((done) => setImmediate(done));
  const answer = async (
    rows: Map<string, string> | Error = new Map(requested.at(-1)?.map((key) => [key, `row ${key}`])),
  ) => {
    resolveAll.shift()?.(rows);
    await turn();
  };
  return { requested, read, answer, turn };
}

describe('a shared read', () => {
  it('reads all keys of one turn in one statement, each key once', async () => {
    const { requested, read, answer, turn } = slowTable();
    const reads = [read('a'), read('b'), read('a')];
    await turn();
    await answer();
    expect(await Promise.all(reads)).toEqual(['row a', 'row b', 'row a']);
    expect(requested).toEqual([['a', 'b']]);
  });

  it('collects keys during a read for the next one, which begins in the turn after it', async () => {
    const { requested, read, answer, turn } = slowTable();
    const first = read('a');
    await turn();
    const later = [read('a'), read('c')];
    await turn();
    expect(requested).toEqual([['a']]);
    await answer();
    expect(await first).toBe('row a');
    await turn();
    expect(requested).toEqual([['a'], ['a', 'c']]);
    await answer();
    expect(await Promise.all(later)).toEqual(['row a', 'row c']);
  });

  it('returns undefined for a key without a row', async () => {
    const { read, answer, turn } = slowTable();
    const missing = read('ghost');
    await turn();
    await answer(new Map());
    expect(await missing).toBeUndefined();
  });

  it('fails for all callers of a failed read, and for none afterwards', async () => {
    const { read, answer, turn } = slowTable();
    const failing = [read('a'), read('b')].map((one) => one.catch((error: Error) => error.message));
    await turn();
    await answer(new Error('gone'));
    expect(await Promise.all(failing)).toEqual(['gone', 'gone']);
    const next = read('a');
    await turn();
    await answer();
    expect(await next).toBe('row a');
  });
});
