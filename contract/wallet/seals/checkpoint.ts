import { bytesOf, fromHex, isSigned, parseNote, sha256, toHex, type NoteKey } from './signedNote.ts';
import { HASH_BYTES, MAX_SUM } from './sumTree.ts';

/** MONEY-11: the published record of a sealed day of the ledger. */
export interface Checkpoint {
  /** UTC day, such as `2026-11-23`. */
  readonly day: string;
  /** SHA-256 of the text of the previous checkpoint, in hex; null for the first. */
  readonly previous: string | null;
  /** SHA-256 of the day's statement (counts, sums and row hashes), in hex. */
  readonly statement: string;
  readonly books: readonly Book[];
}

/** What a brand owes its players in one currency, in minor units. */
export interface Book {
  readonly brand: string;
  readonly currency: string;
  readonly players: number;
  readonly real: bigint;
  readonly bonus: bigint;
  /** Hash of the root of the sum tree, in hex. */
  readonly root: string;
}

const TITLE = 'Foyer ledger checkpoint 1';

export const formatCheckpoint = ({ day, previous, statement, books }: Checkpoint): string =>
  [
    TITLE,
    `day ${day}`,
    `previous ${previous ?? 'none'}`,
    `statement ${statement}`,
    ...books.map(
      ({ brand, currency, players, real, bonus, root }) =>
        `book ${brand} ${currency} ${players} ${real} ${bonus} ${root}`,
    ),
    '',
  ].join('\n');

/** @throws SyntaxError unless the text is exactly what `formatCheckpoint` returns for a checkpoint */
export function parseCheckpoint(text: string): Checkpoint {
  const [title, day = '', previous = '', statement = '', ...books] = text.split('\n').slice(0, -1);
  if (title !== TITLE) throw new SyntaxError('this is no checkpoint of a ledger');
  const checkpoint = {
    day: afterLabel('day', day),
    previous: previous === 'previous none' ? null : hashIn(afterLabel('previous', previous)),
    statement: hashIn(afterLabel('statement', statement)),
    books: books.map(parseBook),
  };
  if (!isDay(checkpoint.day) || formatCheckpoint(checkpoint) !== text)
    throw new SyntaxError('this checkpoint is not in its canonical form');
  return checkpoint;
}

function parseBook(line: string): Book {
  const [brand = '', currency = '', players, real, bonus, root = ''] = afterLabel('book', line).split(' ');
  return {
    brand,
    currency,
    players: parsePlayers(players),
    real: parseSum(real),
    bonus: parseSum(bonus),
    root: hashIn(root),
  };
}

function parsePlayers(text = ''): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(text))
    throw new SyntaxError('a number of players is negative or no number');
  return Number(text);
}

/** Whether a text is a day of the calendar, such as `2026-11-23`. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** A sum in minor units, as a decimal without sign and leading zeros. @throws SyntaxError */
export function parseSum(text = ''): bigint {
  if (!/^(0|[1-9]\d{0,18})$/.test(text) || BigInt(text) > MAX_SUM)
    throw new SyntaxError('a sum is negative, too large or no number');
  return BigInt(text);
}

function afterLabel(label: string, line: string): string {
  if (!line.startsWith(`${label} `)) throw new SyntaxError(`a checkpoint lacks its line '${label}'`);
  return line.slice(label.length + 1);
}

const hashIn = (text: string): string => toHex(fromHex(text, HASH_BYTES));

export const hashOf = async (text: string): Promise<string> => toHex(await sha256(bytesOf(text)));

/** The day after a UTC day such as `2026-11-23`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Splits a list of checkpoints into its signed notes: after each one stands an empty line. */
export function splitList(list: string): string[] {
  const parts = list.split('\n\n');
  if (parts.at(-1) !== '' || parts.length % 2 === 0)
    throw new SyntaxError('this list of checkpoints is cut off');
  return Array.from(
    { length: (parts.length - 1) / 2 },
    (_, note) => `${parts[2 * note]}\n\n${parts[2 * note + 1]}\n`,
  );
}

export const joinList = (notes: readonly string[]): string => notes.map((note) => `${note}\n`).join('');

/** Returns the first error of a list of checkpoints; null if the list is valid. */
export async function findListError(list: string, keys: readonly NoteKey[]): Promise<string | null> {
  let last: { readonly day: string; readonly hash: string } | null = null;
  try {
    for (const note of splitList(list)) {
      const signed = parseNote(note);
      const { day, previous } = parseCheckpoint(signed.text);
      if (!(await isSigned(signed, keys))) return `the checkpoint of ${day} is not signed by a known key`;
      if (last && day !== dayAfter(last.day)) return `the checkpoint after ${last.day} is of ${day}`;
      if (previous !== (last?.hash ?? null))
        return `the checkpoint of ${day} does not follow the one before it`;
      last = { day, hash: await hashOf(signed.text) };
    }
    return null;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** Whether the live list begins with the copied list, so that no published checkpoint was changed or removed. */
export const isPrefix = (copied: string, live: string): boolean => live.startsWith(copied);
