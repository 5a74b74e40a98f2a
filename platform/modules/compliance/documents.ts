import { createHash, randomUUID } from 'node:crypto';
import {
  hasUploadExtension,
  MAX_FILE_BYTES,
  MAX_FILES_OF_TYPE,
  mediaTypeOf,
  UPLOAD_ERRORS,
  type MediaType,
} from '@foyer/contract/verification/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { inspectFile } from './inspection/inspectFile.ts';
import type { DocumentStore } from './store/documentStore.ts';
import { complianceTables } from './tables.ts';

export interface NewDocument {
  readonly playerId: PlayerId;
  readonly type: SourceOfWealthType;
  /** As the browser tells it: anything. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** A document whose file was decoded and written anew. */
export interface InspectedDocument extends NewDocument {
  readonly mediaType: MediaType;
  /** Of the bytes as they were received. */
  readonly sha256: string;
}

/**
 * Takes seconds for a large file, so no transaction is open meanwhile.
 * @throws Refusal with a type of UPLOAD_ERRORS
 */
export async function inspectDocument(document: NewDocument): Promise<InspectedDocument> {
  const { name, content } = document;
  const mediaType = acceptedType(name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...document, mediaType, sha256, content: await inspectFile(mediaType, content) };
}

/**
 * SOW-05: keeps a document of the round that is held; the same bytes again are the same document.
 * @throws Refusal TooManyFiles
 */
export async function storeDocument(
  tx: Transaction,
  store: DocumentStore,
  {
    playerId,
    type,
    name,
    content,
    mediaType,
    sha256,
    round,
    now,
  }: InspectedDocument & { readonly round: number; readonly now: Date },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const present = await complianceTables(tx)
    .selectFrom('compliance.document')
    .select(['id', 'sha256'])
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('round', '=', round)
    .execute();
  const same = present.find((one) => one.sha256 === sha256);
  if (same) return { id: same.id, isNew: false };
  if (present.length >= MAX_FILES_OF_TYPE)
    throw new Refusal(UPLOAD_ERRORS.tooMany, { status: 409, keys: { most: String(MAX_FILES_OF_TYPE) } });
  const id = randomUUID();
  await complianceTables(tx)
    .insertInto('compliance.document')
    .values({
      id,
      player_id: playerId,
      type,
      round,
      name: plainName(name),
      media_type: mediaType,
      size_bytes: content.length,
      sha256,
      uploaded_at: now,
      sent_at: null,
      closed_at: null,
    })
    .execute();
  await store.keep(tx, id, content);
  return { id, isNew: true };
}

/** @throws Refusal: what does not end as one of the types, or is none by its bytes */
function acceptedType(name: string, content: Uint8Array): MediaType {
  if (content.length > MAX_FILE_BYTES)
    throw new Refusal(UPLOAD_ERRORS.tooLarge, { status: 413, keys: { mostBytes: String(MAX_FILE_BYTES) } });
  const mediaType = mediaTypeOf(content);
  if (!hasUploadExtension(plainName(name)) || mediaType === null)
    throw new Refusal(UPLOAD_ERRORS.wrongType, { status: 415 });
  return mediaType;
}

const MAX_NAME_SIGNS = 120;

/** No folder, nothing that is not seen, and its end kept, which says what it is. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim();
  return Array.from(visible).slice(-MAX_NAME_SIGNS).join('');
}

/** Gone for good. */
export async function dropDocument(tx: Transaction, store: DocumentStore, id: string): Promise<void> {
  await complianceTables(tx).deleteFrom('compliance.document').where('id', '=', id).execute();
  await store.drop(tx, id);
}
