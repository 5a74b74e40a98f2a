import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { dropDocument, storeDocument, type InspectedDocument } from './documents.ts';
import { formOf } from './form.ts';
import { isOptionOf } from './options.ts';
import { lockRound, ownDocuments, readSubmittedDocuments, setRound } from './submittedDocuments.ts';
import { wasRemoved, type Note } from './record.ts';
import type { DocumentStore } from './store/documentStore.ts';
import { sourceOfWealthTables } from './tables.ts';

export interface OptionChoice {
  readonly type: SourceOfWealthType;
  readonly option: string;
  readonly isChecked: boolean;
}

export interface DocumentCommandDeps {
  readonly clock: Clock;
  readonly store: DocumentStore;
  readonly note: Note;
}

/** Commands of a player on their own documents. Each command locks the documents until `tx` ends. */
export const documentCommands = ({ clock, store, note }: DocumentCommandDeps) => ({
  /**
   * @returns the document id
   * @throws Refusal FileTypeNotAccepted, FileTooLarge, TooManyFiles
   */
  async save(tx: Transaction, document: InspectedDocument): Promise<string> {
    const { playerId } = document;
    const { round } = await lockRound(tx, playerId);
    const { id, isNew } = await storeDocument(tx, store, { ...document, round, now: clock.now() });
    if (isNew) await note(tx, { playerId, act: 'Uploaded', by: 'player', documentId: id });
    return id;
  },
  /** Idempotent. @throws Refusal UnknownDocument for an unknown or another player's id, DocumentSent */
  async remove(tx: Transaction, playerId: PlayerId, documentId: string): Promise<void> {
    await lockRound(tx, playerId);
    const { files } = await readSubmittedDocuments(tx, playerId);
    const file = files.find(({ id }) => id === documentId);
    if (file?.isSent) throw new Refusal('DocumentSent', { status: 409 });
    if (!file) {
      if (await wasRemoved(tx, playerId, documentId)) return;
      throw new Refusal('UnknownDocument', { status: 404 });
    }
    await dropDocument(tx, store, documentId);
    await note(tx, { playerId, act: 'Removed', by: 'player', documentId });
  },
  /** @throws Refusal UnknownOption */
  async check(tx: Transaction, playerId: PlayerId, { type, option, isChecked }: OptionChoice): Promise<void> {
    if (!isOptionOf(type, option))
      throw new Refusal('UnknownOption', { status: 400, keys: { option: option.slice(0, 64) } });
    await lockRound(tx, playerId);
    const row = { playerId, type, option };
    const options = sourceOfWealthTables(tx);
    if (isChecked)
      await options
        .insertInto('compliance.checked_option')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await options
        .deleteFrom('compliance.checked_option')
        .where((where) => where.and(row))
        .execute();
  },
  /**
   * Idempotent. @param requested types that the operator has requested by name. @throws Refusal
   * SourceOfWealthIncomplete
   */
  async send(tx: Transaction, playerId: PlayerId, requested: readonly string[]): Promise<void> {
    const { sentAt } = await lockRound(tx, playerId);
    const submitted = await readSubmittedDocuments(tx, playerId);
    const unsent = submitted.files.filter(({ isSent }) => !isSent);
    if (sentAt !== null && unsent.length === 0) return;
    const form = formOf(submitted, requested);
    if (!form.isReady) throw new Refusal('SourceOfWealthIncomplete', { status: 409 });
    await setRound(tx, playerId, { sentAt: clock.now() });
    await ownDocuments(tx, playerId).set({ sentAt: clock.now() }).where('sentAt', 'is', null).execute();
    const shown = submitted.checked.map(({ type, option }) => `${type}: ${option}`);
    await note(tx, { playerId, act: 'Sent', by: 'player', why: shown.join(', ') });
  },
});
