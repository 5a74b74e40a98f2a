import { createHash, randomUUID } from 'node:crypto';
import {
  hasUploadExtension,
  MAX_FILE_BYTES,
  MAX_FILES_OF_TYPE,
  mediaTypeOf,
  UPLOAD_ERRORS,
  type MediaType,
} from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { inspectFile } from './inspection/inspectFile.ts';
import type { DocumentStore } from './store/documentStore.ts';
import { sourceOfWealthTables } from './tables.ts';

export interface NewDocument {
  readonly playerId: PlayerId;
  readonly type: SourceOfWealthType;
  /** File name as sent by the browser; untrusted. */
  readonly name: string;
  readonly content: Uint8Array;
}

export interface InspectedDocument extends NewDocument {
  readonly mediaType: MediaType;
  /** SHA-256 of the uploaded bytes, before re-encoding. */
  readonly sha256: string;
}

/**
 * Checks and re-encodes an uploaded file. Takes seconds for a large file, so call it outside a transaction.
 * @throws Refusal with a type of UPLOAD_ERRORS
 */
export async function inspectDocument(document: NewDocument): Promise<InspectedDocument> {
  const { name, content } = document;
  const mediaType = acceptedType(name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...document, mediaType, sha256, content: await inspectFile(mediaType, content) };
}

/**
 * SOW-05: stores a document in the locked round. Idempotent: the same bytes in the same round give the same
 * document.
 * @throws Refusal TooManyFiles
 */
export async function storeDocument(
  tx: Transaction,
  store: DocumentStore,
  { content, now, ...document }: InspectedDocument & { readonly round: number; readonly now: Date },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { playerId, type, round, sha256 } = document;
  const present = await sourceOfWealthTables(tx)
    .selectFrom('compliance.document')
    .select(['id', 'sha256'])
    .where('playerId', '=', playerId)
    .where('type', '=', type)
    .where('round', '=', round)
    .execute();
  const same = present.find((one) => one.sha256 === sha256);
  if (same) return { id: same.id, isNew: false };
  if (present.length >= MAX_FILES_OF_TYPE)
    throw new Refusal(UPLOAD_ERRORS.tooMany, { status: 409, keys: { most: String(MAX_FILES_OF_TYPE) } });
  const id = randomUUID();
  await sourceOfWealthTables(tx)
    .insertInto('compliance.document')
    .values({
      ...document,
      id,
      name: plainName(document.name),
      sizeBytes: content.length,
      uploadedAt: now,
      sentAt: null,
      closedAt: null,
    })
    .execute();
  await store.save(tx, id, content);
  return { id, isNew: true };
}

/** @throws Refusal when the extension is not an accepted type or the bytes do not match it */
function acceptedType(name: string, content: Uint8Array): MediaType {
  if (content.length > MAX_FILE_BYTES)
    throw new Refusal(UPLOAD_ERRORS.tooLarge, { status: 413, keys: { mostBytes: String(MAX_FILE_BYTES) } });
  const mediaType = mediaTypeOf(content);
  if (!hasUploadExtension(plainName(name)) || mediaType === null)
    throw new Refusal(UPLOAD_ERRORS.wrongType, { status: 415 });
  return mediaType;
}

const MAX_NAME_SIGNS = 120;

/** Removes folders and invisible characters. A long name keeps its end, which has the extension. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim();
  return Array.from(visible).slice(-MAX_NAME_SIGNS).join('');
}

/** Deletes the document and its bytes permanently. */
export async function dropDocument(tx: Transaction, store: DocumentStore, id: string): Promise<void> {
  await sourceOfWealthTables(tx).deleteFrom('compliance.document').where('id', '=', id).execute();
  await store.drop(tx, id);
}
