import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Config } from '../../../infra/config.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import { limitConcurrency } from '../../../infra/jobs/limitConcurrency.ts';
import { inspectImage } from './encode.ts';
import type { Sites } from '../../../sites/index.ts';
import { fetchImage, ImageError, type FetchedImage } from './fetchImage.ts';
import { deleteImage, markUnchanged, writeContent, writeFailure, type ImageRow } from './imageTable.ts';
import { urlOf } from './sources.ts';

export interface IntakeDeps {
  readonly config: Pick<Config, 'sitesFolder'>;
  readonly sites: Pick<Sites, 'studioServers'>;
  readonly database: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly timeoutMs?: number;
}

/** Reads an image from its source into the database. @returns the hash of the stored image, or null */
export type Intake = (source: string, known: ImageRow | undefined) => Promise<string | null>;

const MAX_FETCHES = 6;
const LONGEST_RETRY_MS = HOUR;

export function createIntake({ config, sites, database, clock, log, timeoutMs }: IntakeDeps): Intake {
  const { query } = database;
  const queued = limitConcurrency(MAX_FETCHES);
  const running = new Map<string, Promise<string | null>>();
  const reported = new Set<string>();

  return (source, known) => {
    const same = running.get(source);
    if (same) return same;
    const own = queued(() => intake(source, known)).finally(() => running.delete(source));
    running.set(source, own);
    return own;
  };

  async function intake(source: string, known: ImageRow | undefined): Promise<string | null> {
    if (!isFile(source) && !urlOf(source, sites.studioServers)) {
      // The studio was removed, so nothing shows the image any more.
      await deleteImage(query, source);
      return null;
    }
    const read = await readSource(source, known).catch((error: unknown) => ({ error }));
    if (read !== null && 'error' in read) return fail(source, known, read.error);
    reported.delete(source);
    reported.delete(originOf(source));
    if (read === null) {
      await markUnchanged(query, source, clock.now());
      return known?.hash ?? null;
    }
    const hash = createHash('sha256').update(read.content).digest('base64url').slice(0, 22);
    await writeContent(query, { source, ...read, hash }, clock.now());
    return hash;
  }

  async function readSource(source: string, known: ImageRow | undefined): Promise<FetchedImage | null> {
    const found = isFile(source) ? null : urlOf(source, sites.studioServers);
    const read = found
      ? await fetchImage({
          ...found,
          etag: known?.etag ?? null,
          ...(timeoutMs !== undefined && { timeoutMs }),
        })
      : { content: await readFile(join(config.sitesFolder, 'catalogue', source)), etag: null };
    if (read !== null) await inspectImage(read.content);
    return read;
  }

  async function fail(source: string, known: ImageRow | undefined, error: unknown): Promise<string | null> {
    const failures = (known?.failures ?? 0) + 1;
    const retryMs = Math.min(LONGEST_RETRY_MS, SECOND * 2 ** Math.min(failures - 1, 20));
    const now = clock.now();
    await writeFailure(query, { source, failures, retryAt: new Date(now.getTime() + retryMs) }, now);
    // A studio that is down is reported once, not for each image.
    const subject = error instanceof ImageError ? source : originOf(source);
    if (!reported.has(subject)) {
      reported.add(subject);
      log.warn({ err: error, source }, 'an image cannot be read from its source, which is tried again');
    }
    return known?.hash ?? null;
  }

  function originOf(source: string): string {
    return (isFile(source) ? null : urlOf(source, sites.studioServers))?.url.origin ?? 'images/';
  }
}

const isFile = (source: string): boolean => source.startsWith('images/');
