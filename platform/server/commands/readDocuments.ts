import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MediaType } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { requirePlayer, requireSite, type ReportDeps } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

type DocumentDeps = ReportDeps<'players' | 'sourceOfWealth'>;

const USAGE = `npm run documents
npm run documents -- <brand> <email> <folder> <who you are>`;

/**
 * Lists players whose documents await review. With arguments: exports a player's documents to a folder and records who
 * read them. @returns the lines to print @throws OperatorError
 */
export async function readDocuments(deps: DocumentDeps, args: readonly string[]): Promise<string> {
  if (args.length === 0) return listWaiting(deps);
  const [brand = '', email = '', folder = '', by = ''] = args.map((arg) => arg.trim());
  if (args.length !== 4 || !folder || !by) throw new OperatorError(USAGE);
  const site = requireSite(deps.sites, brand);
  const playerId = await requirePlayer(deps.database.query, site.brand, email);
  return writeAll(deps, { playerId, folder: resolve(folder), by });
}

async function listWaiting({ services, database }: DocumentDeps): Promise<string> {
  const waiting = await services.sourceOfWealth.waiting(database.query);
  if (waiting.length === 0) return 'nobody waits';
  const lines = waiting.map(async ({ playerId, sentAt }) => {
    const { brand, email } = await services.players.get(database.query, playerId);
    return `${sentAt.toISOString()} ${brand} ${email}`;
  });
  return (await Promise.all(lines)).join('\n');
}

const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

async function writeAll(
  { services, database }: DocumentDeps,
  { playerId, folder, by }: { readonly playerId: PlayerId; readonly folder: string; readonly by: string },
): Promise<string> {
  const { sourceOfWealth } = services;
  const documents = await sourceOfWealth.sent(database.query, playerId);
  if (documents.length === 0) return 'nothing was sent';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  for (const [index, { id, type, name, mediaType, isClosed }] of documents.entries()) {
    // The player's file name is untrusted, so the file gets a generated name.
    const file = `${index + 1}-${type}.${EXTENSIONS[mediaType]}`;
    const content = await sourceOfWealth.read(database.query, id);
    await database.transaction((tx) =>
      sourceOfWealth.note(tx, { playerId, act: 'Read', by, documentId: id }),
    );
    await writeFile(join(folder, file), content, { mode: 0o600, flag: 'wx' });
    lines.push(`${file}  ${JSON.stringify(name)}${isClosed ? '  (accepted before)' : ''}`);
  }
  return lines.join('\n');
}
