import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Log } from '../../../infra/log.ts';
import type { Variant } from './encode.ts';
import type { Images } from './images.ts';

export interface ImageToLoad {
  readonly source: string;
  readonly variant: Variant;
}

export interface PrefetchDeps {
  readonly images: Pick<Images, 'load'>;
  readonly log: Pick<Log, 'warn'>;
  readonly signal: AbortSignal;
  readonly pause?: (delayMs: number, signal: AbortSignal) => Promise<unknown>;
}

const CONCURRENCY = 2;
/** Failed images are retried with doubled pauses, for about four minutes in total. */
const ROUNDS = 9;

/** Loads images in this order before players request them. Images that fail are loaded when they are requested. */
export async function prefetch(
  requested: readonly ImageToLoad[],
  {
    images,
    log,
    signal,
    pause = (delayMs) => wait(delayMs, undefined, { signal, ref: false }),
  }: PrefetchDeps,
): Promise<void> {
  let left = requested;
  for (let round = 0; round < ROUNDS && left.length > 0 && !signal.aborted; round += 1) {
    if (round > 0) await pause(SECOND * 2 ** (round - 1), signal).catch(() => {});
    left = await loadAll(left);
  }

  async function loadAll(all: readonly ImageToLoad[]): Promise<ImageToLoad[]> {
    const waiting = [...all];
    const failed: ImageToLoad[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
        if (!(await load(next))) failed.push(next);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return failed;
  }

  async function load({ source, variant }: ImageToLoad): Promise<boolean> {
    try {
      return (await images.load(source, variant, variant.hasAvif ? 'avif' : 'webp')) !== null;
    } catch (error) {
      log.warn({ err: error, source }, 'an image could not be loaded ahead');
      return false;
    }
  }
}
