import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { createPosterFolder } from './posterFolder.ts';
import { loadRasteriser } from './rasterise.ts';
import { takingTurns } from './takingTurns.ts';

/** Every poster of six hundred games in every width is about 100 MB. */
const FOLDER_BYTES = 256 * 1024 * 1024;
/** A full page of posters never seen before leaves a core to sign-ins, pages and calls. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

export interface PosterParts {
  /** Where what was drawn is kept between starts. */
  readonly folder: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Posters as WebP: from the folder, or drawn now and kept there. */
export interface Posters {
  /** `name` stands for the picture, its version included; it is a file's name. */
  get(name: string, width: number, draw: () => string): Promise<Buffer>;
}

export function createPosters({ folder, log }: PosterParts): Posters {
  const kept = createPosterFolder(folder, FOLDER_BYTES);
  const inTurn = takingTurns(AT_ONCE);
  const loading = loadRasteriser();
  loading.catch((error: unknown) => log.warn({ err: error }, 'no poster can be drawn on this machine'));
  return {
    async get(name, width, draw) {
      const known = await kept.read(name).catch(tellOf(name));
      if (known) return known;
      const rasterise = await loading;
      const poster = await inTurn(() => rasterise(draw(), width));
      await kept.keep(name, poster).catch(tellOf(name));
      return poster;
    },
  };

  /** A disk that is full or not to be written to makes posters dear, and not impossible. */
  function tellOf(name: string): (error: unknown) => null {
    return (error) => {
      log.warn({ err: error, poster: name }, 'a poster could not be kept');
      return null;
    };
  }
}
