import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  dayAfter,
  findListError,
  formatCheckpoint,
  hashOf,
  isPrefix,
  joinList,
  parseCheckpoint,
  parseSum,
  splitList,
  type Checkpoint,
} from './checkpoint.ts';
import { formatKey, parseKey, parseNote } from './signedNote.ts';
import { newTestKey, signText, type TestKey } from './testing/sampleTree.ts';

let key: TestKey;
let rotated: TestKey;
beforeAll(async () => {
  [key, rotated] = [await newTestKey(), await newTestKey('ledger.test.2027')];
});

const hash = '5f'.repeat(32);
const checkpointOf = (change: Partial<Checkpoint> = {}): Checkpoint => ({
  day: '2026-11-23',
  previous: null,
  statement: hash,
  books: [{ brand: 'northlight', currency: 'EUR', players: 2, real: 12n, bonus: 0n, root: hash }],
  ...change,
});

/** A chain of this many days, signed by the second key from some day on. */
async function chain(days: number, rotatedFrom = days): Promise<string[]> {
  const notes: string[] = [];
  let [day, previous]: [string, string | null] = ['2026-12-30', null];
  for (let number = 0; number < days; number++) {
    const text = formatCheckpoint(checkpointOf({ day, previous }));
    notes.push(signText(text, number < rotatedFrom ? key : rotated));
    [day, previous] = [dayAfter(day), await hashOf(text)];
  }
  return notes;
}

describe('MONEY-11 a checkpoint', () => {
  it('is read as it was written', () => {
    expect(parseCheckpoint(formatCheckpoint(checkpointOf()))).toEqual(checkpointOf());
    expect(parseCheckpoint(formatCheckpoint(checkpointOf({ previous: hash, books: [] })))).toEqual(
      checkpointOf({ previous: hash, books: [] }),
    );
  });

  it('has one text only: any other is refused', () =>
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(' ', '0', '-', '\n', 'A'), (at, inserted) => {
        const text = formatCheckpoint(checkpointOf());
        const place = at % (text.length + 1);
        const changed = `${text.slice(0, place)}${inserted}${text.slice(place)}`;
        try {
          expect(formatCheckpoint(parseCheckpoint(changed))).toBe(changed);
          expect(parseCheckpoint(changed)).not.toEqual(checkpointOf());
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
        }
      }),
    ));
});

it.each([
  ['no number of players', 'players', NaN],
  ['half a player', 'players', 1.5],
  ['fewer than no players', 'players', -1],
  ['more players than can be counted exactly', 'players', 1e21],
])('%s is refused', (_name, field, value) => {
  const books = checkpointOf().books.map((book) => ({ ...book, [field]: value }));
  const text = formatCheckpoint(checkpointOf({ books }));
  expect(() => parseCheckpoint(text)).toThrow(SyntaxError);
});

it.each(['2026-99-99', '2026-02-30', '2026-00-10', '0000-00-00'])('there is no day %s', async (day) => {
  const text = formatCheckpoint(checkpointOf({ day }));
  expect(() => parseCheckpoint(text)).toThrow('canonical');
  expect(await findListError(joinList([signText(text, key)]), [key])).toContain('canonical');
});

it.each([
  ['another title', 'Foyer ledger', 'Foyer', 'this is no checkpoint of a ledger'],
  ['no day', 'day ', '', "a checkpoint lacks its line 'day'"],
  ['no previous checkpoint', 'previous ', '', "a checkpoint lacks its line 'previous'"],
  ['no statement', 'statement ', '', "a checkpoint lacks its line 'statement'"],
  ['a line that is no book', 'book ', 'page ', "a checkpoint lacks its line 'book'"],
  ['a previous checkpoint that is no hash', 'previous none', 'previous nobody', 'this is no hash in hex'],
  ['no number of players', ' 2 12 ', ' x 12 ', 'a number of players is negative or no number'],
  ['a sum that is no number', ' 12 0 ', ' x 0 ', 'a sum is negative, too large or no number'],
  ['a day that is no day', 'day 2026', 'day 26', 'this checkpoint is not in its canonical form'],
  ['a word too many', '\nbook', ' x\nbook', 'this is no hash in hex'],
  ['a word after a book', ` 0 ${hash}`, ` 0 ${hash} x`, 'this checkpoint is not in its canonical form'],
])('MONEY-11 a checkpoint with %s is refused, and so is its list', async (_what, part, other, why) => {
  const text = formatCheckpoint(checkpointOf()).replace(part, other);
  expect(() => parseCheckpoint(text)).toThrow(new SyntaxError(why));
  expect(await findListError(joinList([signText(text, key)]), [key])).toBe(why);
});

it.each(['-7', '+7', ' 7', '7 ', '07', '7.0', '', 'x', '9223372036854775808', '10000000000000000000'])(
  'MONEY-12 %j is no sum in minor units',
  (text) => {
    expect(() => parseSum(text)).toThrow(new SyntaxError('a sum is negative, too large or no number'));
  },
);

it('MONEY-12 a sum is a whole number from zero to the largest', () => {
  expect(['0', '7', '10', '9223372036854775807'].map(parseSum)).toEqual([0n, 7n, 10n, 2n ** 63n - 1n]);
});

describe('MONEY-11 the list of checkpoints', () => {
  it('is right for signed days in order, also across a change of the key and of the year', async () => {
    const notes = await chain(5, 3);
    expect(splitList(joinList(notes))).toEqual(notes);
    expect(await findListError(joinList(notes), [key, rotated])).toBe(null);
    expect(await findListError('', [key])).toBe(null);
  });

  it('is refused when a day is missing, moved, doubled, changed or signed by nobody known', async () => {
    const notes = await chain(4);
    const lists = [
      notes.toSpliced(1, 1),
      notes.slice(1),
      notes.toSpliced(2, 0, notes[1] ?? ''),
      [notes[1] ?? '', notes[0] ?? '', ...notes.slice(2)],
      notes.with(2, (notes[2] ?? '').replace(' 12 0 ', ' 11 1 ')),
    ];
    for (const list of lists) expect(await findListError(joinList(list), [key])).not.toBe(null);
    expect(await findListError(joinList(notes), [rotated])).toBe(
      'the checkpoint of 2026-12-30 is not signed by a known key',
    );
    expect(await findListError(joinList(notes.toSpliced(1, 1)), [key])).toBe(
      'the checkpoint after 2026-12-30 is of 2027-01-01',
    );
    expect(await findListError(joinList(notes.slice(1)), [key])).toBe(
      'the checkpoint of 2026-12-31 does not follow the one before it',
    );
  });

  it('is refused when its end is not that of a checkpoint', async () => {
    const list = joinList(await chain(2));
    for (const wrong of [list.slice(0, -1), `${list}x`, `${list}\n\n`])
      expect(await findListError(wrong, [key])).toBe('this list of checkpoints is cut off');
  });

  it('passes on an error of the browser, which says nothing about the list', async () => {
    const broken = { ...key, publicKey: key.publicKey.slice(1) };
    await expect(findListError(joinList(await chain(1)), [broken])).rejects.toThrow(/./);
  });

  it('is refused when an earlier day was written again, even with a valid signature', async () => {
    const notes = await chain(3);
    const text = parseNote(notes[0] ?? '').text.replace(' 12 0 ', ' 11 0 ');
    const forged = joinList(notes.with(0, signText(text, key)));
    expect(await findListError(forged, [key])).toContain('does not follow');
  });

  it('that was copied earlier is the beginning of the list of today', async () => {
    const notes = await chain(4);
    const live = joinList(notes);
    for (const copied of [0, 1, 2, 3, 4].map((count) => joinList(notes.slice(0, count))))
      expect(isPrefix(copied, live)).toBe(true);
    expect(isPrefix(live, joinList(notes.slice(0, 3)))).toBe(false);
    expect(isPrefix(joinList(await chain(2)).replace(' 12 ', ' 13 '), live)).toBe(false);
  });
});

describe('a public key of the ledger', () => {
  it('is read as it was written, and refused with the id of another key', async () => {
    const text = formatKey(key);
    const { privateKey: _, ...publicPart } = key;
    expect(await parseKey(text)).toEqual(publicPart);
    await expect(parseKey(text.replace(/\+[0-9a-f]{8}\+/, '+00000000+'))).rejects.toThrow('not its own');
    for (const other of ['', 'x', text.slice(0, -4), text.replace('+', ' ')])
      await expect(parseKey(other)).rejects.toThrow(SyntaxError);
  });

  // A key of the documentation of golang.org/x/mod/sumdb/note.
  it('has the format of signed notes', async () => {
    const known = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
    expect(formatKey(await parseKey(known))).toBe(known);
  });
});
