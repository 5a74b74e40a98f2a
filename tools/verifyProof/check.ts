import { readFile } from 'node:fs/promises';
import { parseProof, verifyProof, type ProofError } from '@foyer/contract/wallet/seals/balanceProof.ts';
import { findListError, isPrefix, splitList, type Book } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseKey, type NoteKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';

export interface Given {
  /** File with the proof of a player. */
  readonly proof?: string | undefined;
  /** Public keys, or a file with one a line. */
  readonly keys: string;
  /** File with a list of checkpoints that was copied earlier. */
  readonly list?: string | undefined;
  /** URL of the list as it is published now. */
  readonly live?: string | undefined;
}

export interface Result {
  readonly lines: readonly string[];
  readonly isRight: boolean;
}

const WHY: Readonly<Record<ProofError, string>> = {
  unreadable: 'the file is no proof of a balance, or one of its sums is negative or too large',
  signature: 'no known key signed the checkpoint in the file',
  book: 'the checkpoint has no total for this brand and currency',
  path: 'the balance is not part of the published total',
  total: 'the sums in the file are not the published total',
};

/** Verifies a proof, a list of checkpoints, or both, with nothing of the platform but its published data. */
export async function check({ proof, keys, list, live }: Given): Promise<Result> {
  const known = await readKeys(keys);
  const results: Result[] = [];
  const copied = list === undefined ? null : await readFile(list, 'utf8');
  const published = live === undefined ? null : await download(live);
  if (copied !== null) results.push(await checkList('the copied list', copied, known));
  if (published !== null) results.push(await checkList('the published list', published, known));
  if (copied !== null && published !== null)
    results.push(
      isPrefix(copied, published)
        ? right('the published list begins with the copied one: nothing was changed since')
        : wrong('the published list was changed: it does not begin with the copied one'),
    );
  if (proof !== undefined) {
    const file = await readFile(proof, 'utf8');
    const result = await checkProof(file, known);
    results.push(result);
    for (const checkpoints of [copied, published])
      if (checkpoints !== null && result.isRight) results.push(findNote(parseProof(file).note, checkpoints));
  }
  return {
    lines: results.flatMap(({ lines }) => lines),
    isRight: results.length > 0 && results.every(({ isRight }) => isRight),
  };
}

async function checkProof(file: string, keys: readonly NoteKey[]): Promise<Result> {
  const verdict = await verifyProof(file, keys);
  if (!verdict.isRight) return wrong(WHY[verdict.why]);
  const { player, real, bonus } = parseProof(file);
  const { book, checkpoint } = verdict;
  const amount = (minor: bigint) => `${toDecimal(money(minor, toCurrency(book.currency)))} ${book.currency}`;
  return {
    isRight: true,
    lines: [
      `player ${player} had ${amount(BigInt(real))} real and ${amount(BigInt(bonus))} bonus money at the end of ${checkpoint.day} (UTC)`,
      `this is part of what ${book.brand} owed its ${book.players} players: ${totalOf(book, amount)}`,
    ],
  };
}

const totalOf = ({ real, bonus }: Book, amount: (minor: bigint) => string): string =>
  `${amount(real)} real and ${amount(bonus)} bonus money`;

async function checkList(name: string, list: string, keys: readonly NoteKey[]): Promise<Result> {
  const error = await findListError(list, keys);
  if (error !== null) return wrong(`${name} is wrong: ${error}`);
  const { length } = splitList(list);
  return length === 0
    ? wrong(`${name} is wrong: it has no checkpoints`)
    : right(`${name} is right: ${length} checkpoints, each signed and following the one before`);
}

const findNote = (note: string, list: string): Result =>
  splitList(list).includes(note)
    ? right('the checkpoint of the proof is in the list')
    : wrong('the checkpoint of the proof is not in the list');

export async function readKeys(keys: string): Promise<readonly NoteKey[]> {
  const text = keys.includes('+') ? keys.replaceAll(',', '\n') : await readFile(keys, 'utf8');
  return Promise.all(text.split('\n').filter(Boolean).map(parseKey));
}

async function download(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds ${response.status}`);
  return response.text();
}

const right = (line: string): Result => ({ lines: [line], isRight: true });
const wrong = (line: string): Result => ({ lines: [line], isRight: false });
