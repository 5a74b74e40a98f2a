import type { BrandId } from '@foyer/domain/ids.ts';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Posted } from './outcome.ts';
import type { Facts } from '../rules/facts.ts';
import type { Batch } from './batch/batch.ts';
import { batchValues, lookupRows } from './batch/batchRows.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf, type Lookup } from './lookup.ts';
import type { RunStatement } from './runStatement.ts';

/** OVER-08: the versions of a brand's legal documents that its players must have accepted, always in the same order. */
export type DocumentVersions = (brand: BrandId) => readonly number[];

const NONE: DocumentVersions = () => [];

/**
 * Posts commands with different keys and rounds in a transaction of the caller: locks the players and reads the facts,
 * decides, and writes. It runs two statements, whatever the number of commands. @returns the responses in the order of
 * the commands; a refused command does not affect the others
 */
export async function postCommands(
  run: RunStatement,
  commands: readonly (Command | PaymentReversal)[],
  at: Date,
  documentVersions = NONE,
): Promise<readonly (Posted | Refusal)[]> {
  const facts = await readFacts(run, commands.map(lookupOf), { isLocking: true, documentVersions });
  const { answers, batch } = decideBatch(commands, facts, at);
  if (batch) await writeBatch(run, batch, at);
  return answers;
}

/**
 * Returns one row for each lookup; the rows of one player are in the order of their ordinals. Locks the players if
 * requested.
 */
export async function readFacts(
  run: RunStatement,
  lookups: readonly Lookup[],
  {
    isLocking,
    documentVersions = NONE,
  }: { readonly isLocking: boolean; readonly documentVersions?: DocumentVersions },
): Promise<readonly Facts[]> {
  const { rows } = await run<ReadFacts>({
    name: 'wallet.readFacts',
    text: 'select * from wallet.read_facts($1::wallet.lookup[], $2)',
    values: [lookupRows(lookups), isLocking],
  });
  return rows.map(({ documentVersions: accepted, ...facts }) => ({
    ...facts,
    isContentDue:
      accepted !== null &&
      documentVersions(facts.brand).some((version, index) => version > (accepted[index] ?? 0)),
  }));
}

type ReadFacts = Omit<Facts, 'isContentDue'> & {
  /** The versions that the player had accepted when the game was opened; null without a game session. */
  readonly documentVersions: readonly number[] | null;
};

export async function writeBatch(run: RunStatement, batch: Partial<Batch>, at: Date): Promise<void> {
  await run({
    name: 'wallet.writeBatch',
    text: `select wallet.write_batch($1::wallet.account_change[], $2::wallet.new_key[], $3::wallet.new_transfer[],
                                     $4::wallet.new_round[], $5::jsonb, $6::jsonb, $7::jsonb, $8)`,
    values: [...batchValues(batch), at],
  });
}
