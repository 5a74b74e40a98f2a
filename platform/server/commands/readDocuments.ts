import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MediaType } from '@foyer/contract/verification/upload.ts';
import { playerNamed } from '../../modules/identity/index.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { OperatorError } from './operatorError.ts';

export interface ReadDocumentsDeps {
  readonly services: {
    readonly identity: Pick<Services['identity'], 'player'>;
    readonly payments: Pick<Services['payments'], 'compliance'>;
  };
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

const USAGE = `npm run documents
npm run documents -- <brand> <email> <folder> <who you are>`;

/**
 * Without words: who waits for an answer of the house. With them: all that a player has sent, written into a folder,
 * which is noted with the name of who reads it.
 * @returns the lines to be printed. @throws OperatorError
 */
export async function readDocuments(parts: ReadDocumentsDeps, words: readonly string[]): Promise<string> {
  if (words.length === 0) return listWaiting(parts);
  const [brand = '', email = '', folder = '', by = ''] = words.map((word) => word.trim());
  if (words.length !== 4 || !folder || !by) throw new OperatorError(USAGE);
  const site = parts.sites.byBrand(brand);
  if (!site) throw new OperatorError(`there is no brand '${brand}'`);
  const playerId = await playerNamed(parts.database.query, site.brand, email);
  if (playerId === null) throw new OperatorError(`nobody at ${brand} has the address ${email}`);
  return writeAll(parts, { playerId, folder: resolve(folder), by });
}

async function listWaiting({ services, database }: ReadDocumentsDeps): Promise<string> {
  const waiting = await services.payments.compliance.waiting(database.query);
  if (waiting.length === 0) return 'nobody waits';
  const lines = waiting.map(async ({ playerId, sentAt }) => {
    const { brand, email } = await services.identity.player(database.query, playerId);
    return `${sentAt.toISOString()} ${brand} ${email}`;
  });
  return (await Promise.all(lines)).join('\n');
}

const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

interface Reader {
  readonly playerId: Awaited<ReturnType<Services['identity']['player']>>['id'];
  readonly folder: string;
  readonly by: string;
}

async function writeAll(
  { services, database }: ReadDocumentsDeps,
  { playerId, folder, by }: Reader,
): Promise<string> {
  const { compliance } = services.payments;
  const documents = await compliance.sent(database.query, playerId);
  if (documents.length === 0) return 'nothing was sent';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  for (const [place, { id, type, name, mediaType, isClosed }] of documents.entries()) {
    // The player's name of it is text to be read; the file gets one of ours.
    const file = `${place + 1}-${type}.${EXTENSIONS[mediaType]}`;
    const content = await compliance.read(database.query, id);
    await database.transaction((tx) => compliance.note(tx, { playerId, act: 'Read', by, documentId: id }));
    await writeFile(join(folder, file), content, { mode: 0o600, flag: 'wx' });
    lines.push(`${file}  ${JSON.stringify(name)}${isClosed ? '  (accepted before)' : ''}`);
  }
  return lines.join('\n');
}
