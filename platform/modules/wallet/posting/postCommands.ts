import type pg from 'pg';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Posted } from './outcome.ts';
import type { Facts } from '../rules/facts.ts';
import type { Batch } from './batch/batch.ts';
import { batchValues, FIELDS, lookupRows } from './batch/batchRows.ts';
import { copyRows } from './batch/copyRows.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf, type Lookup } from './lookup.ts';
import { runAloneOn, runWithCopies, type RunStatement } from './runStatement.ts';

/** What decides about stakes and is not in the database: it may change while games are open. */
export interface LiveSettings {
  /** OVER-08: the versions of a brand's legal documents that its players must have accepted, always in the same order. */
  readonly documentVersions: (brand: BrandId) => readonly number[];
  /** Whether the operator has switched the game off where the player is. */
  readonly isSwitchedOff: (opened: OpenedGame) => boolean;
}

/** A game that was opened with real money. */
export interface OpenedGame {
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
  readonly brand: BrandId;
  /** ISO 3166-1 or 3166-2 codes of the player's locations; null if they were not stored. */
  readonly locations: readonly string[] | null;
}

export const NO_SETTINGS: LiveSettings = { documentVersions: () => [], isSwitchedOff: () => false };

/**
 * Posts commands with different keys and rounds in a transaction of the caller: locks the players and reads the facts,
 * decides, and writes. It runs two statements, whatever the number of commands. @returns the responses in the order of
 * the commands; a refused command does not affect the others
 */
export async function postCommands(
  run: RunStatement,
  commands: readonly (Command | PaymentReversal)[],
  at: Date,
  settings = NO_SETTINGS,
): Promise<readonly (Posted | Refusal)[]> {
  const facts = await readFacts(run, commands.map(lookupOf), { isLocking: true, settings });
  const { responses, batch } = decideBatch(commands, facts, at);
  if (batch) await writeBatch(run, batch, at);
  return responses;
}

/**
 * Returns one row for each lookup; the rows of one player are in the order of their ordinals. Locks the players if
 * requested.
 */
export async function readFacts(
  run: RunStatement,
  lookups: readonly Lookup[],
  { isLocking, settings = NO_SETTINGS }: { readonly isLocking: boolean; readonly settings?: LiveSettings },
): Promise<readonly Facts[]> {
  const { rows } = await run<ReadFacts>({
    name: 'wallet.readFacts',
    text: 'select * from wallet.read_facts($1::wallet.lookup[], $2)',
    values: [lookupRows(lookups), isLocking],
  });
  // The two fields come first: V8 copies a row of sixty columns several times as fast as it adds fields to the copy.
  return rows.map((row) => ({
    isContentDue: isContentDue(settings, row),
    isSwitchedOff: isSwitchedOff(settings, lookups[row.ordinal], row),
    ...row,
  }));
}

type ReadFacts = Omit<Facts, 'isContentDue' | 'isSwitchedOff'> & {
  /** The versions that the player had accepted when the game was opened; null without a game session. */
  readonly documentVersions: readonly number[] | null;
  readonly locations: readonly string[] | null;
};

const isContentDue = (settings: LiveSettings, { documentVersions: accepted, brand }: ReadFacts): boolean =>
  accepted !== null &&
  settings.documentVersions(brand).some((version, index) => version > (accepted[index] ?? 0));

const isSwitchedOff = (
  settings: LiveSettings,
  lookup: Lookup | undefined,
  { game, brand, locations }: ReadFacts,
): boolean =>
  lookup?.verb === 'stake' &&
  game !== null &&
  settings.isSwitchedOff({ studio: lookup.caller, game, brand, locations });

export async function writeBatch(run: RunStatement, batch: Partial<Batch>, at: Date): Promise<void> {
  await run(writeStatement(batch, at));
}

/** Smaller batches are written in less time by the statement alone. */
const MIN_COPIED = 16;

/**
 * Writes a batch in a commit of its own. Keys and new rounds of a large batch are copied: an insert writes a WAL record for
 * each row, a copy one for each page.
 */
export async function commitBatch(pool: pg.Pool, batch: Batch, at: Date): Promise<void> {
  if (batch.keys.length < MIN_COPIED) return writeBatch(runAloneOn(pool), batch, at);
  const { keys, opened = [], ...others } = batch;
  const keysAt = keys.map((key) => ({ ...key, createdAt: at }));
  await runWithCopies(pool, writeStatement(others, at), [
    copyRows('wallet.command_key', keysAt, [...FIELDS.new_key, 'createdAt']),
    copyRows('wallet.round', opened, FIELDS.new_round),
  ]);
}

const writeStatement = (batch: Partial<Batch>, at: Date) => ({
  name: 'wallet.writeBatch',
  text: `select wallet.write_batch($1::wallet.account_change[], $2::wallet.new_key[], $3::wallet.new_transfer[],
                                   $4::wallet.new_round[], $5::jsonb, $6::jsonb, $7::jsonb, $8)`,
  values: [...batchValues(batch), at],
});
