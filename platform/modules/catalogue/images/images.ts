import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import type { Config } from '../../../infra/config.ts';
import { limitConcurrency } from '../../../infra/jobs/limitConcurrency.ts';
import { encode, type Encoding, type Variant } from './encode.ts';
import { readContent, readImage, claimDue } from './imageTable.ts';
import { createIntake, type IntakeDeps } from './intake.ts';
import { createVariantFolder } from './variantFolder.ts';

export interface ImagesDeps extends IntakeDeps {
  readonly config: Pick<Config, 'dataFolder' | 'sitesFolder'>;
}

/** The tiles of 600 games in all widths take about 100 MB. */
const FOLDER_BYTES = 256 * 1024 * 1024;
/** Leaves one core for other requests. */
const MAX_ENCODINGS = Math.max(1, availableParallelism() - 1);
/**
 * A stored image is compared with its source after this time: the first
 * is for files, the second for images of studios.
 */
const FILES_FRESH_MS = MINUTE;
const FRESH_MS = DAY;
const REFRESH_BATCH = 20;

/** Images from studios: fetched once for all nodes, and encoded by each node in the requested widths. */
export function createImages(deps: ImagesDeps) {
  const { config, clock, log } = deps;
  const { query } = deps.database;
  const folder = createVariantFolder(join(config.dataFolder, 'images'), FOLDER_BYTES);
  const queued = limitConcurrency(MAX_ENCODINGS);
  const intake = createIntake(deps);
  let isDiskReported = false;

  async function hashOf(source: string): Promise<string | null> {
    const known = await readImage(query, source);
    if (known?.hash) return known.hash;
    if (known?.retryAt && known.retryAt > clock.now()) return null;
    return intake(source, known);
  }

  return {
    /** Null while there is no usable image, for example because the studio is down. */
    async load(source: string, variant: Variant, encoding: Encoding): Promise<Buffer | null> {
      const hash = await hashOf(source);
      if (hash === null) return null;
      const name = `${hash}.${variant.name}.${encoding}`;
      const stored = await folder.read(name).catch(reportDisk);
      if (stored) return stored;
      const content = await readContent(query, source, hash);
      if (!content) return null;
      const encoded = await queued(() => encode(content, variant, encoding));
      await folder.write(name, encoded).catch(reportDisk);
      return encoded;
    },

    async refresh(): Promise<void> {
      const now = clock.now();
      const before = (ageMs: number) => new Date(now.getTime() - ageMs);
      const due = { now, filesBefore: before(FILES_FRESH_MS), othersBefore: before(FRESH_MS) };
      for (const source of await claimDue(query, { ...due, count: REFRESH_BATCH }))
        await intake(source, await readImage(query, source));
    },
  };

  /** A node without a working disk encodes images again for each request. */
  function reportDisk(error: unknown): null {
    if (!isDiskReported) log.warn({ err: error }, 'images cannot be stored in the data folder');
    isDiskReported = true;
    return null;
  }
}

export type Images = ReturnType<typeof createImages>;
