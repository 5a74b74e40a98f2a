import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { walletCallSchema } from './wire.ts';

const owedRoundSchema = v.object({ roundId: v.string(), calls: v.array(walletCallSchema) });

/** Pending wallet calls of one round, to be sent in this order. */
export type OwedRound = v.InferOutput<typeof owedRoundSchema>;

/** Stores pending wallet calls so that they survive a crash. `write` replaces all calls of a round. */
export interface Journal {
  write(round: OwedRound): Promise<void>;
  forget(roundId: string): Promise<void>;
  /** Moves a round with a permanently refused call aside, for manual review. */
  moveToFailed(round: OwedRound): Promise<void>;
  all(): Promise<readonly OwedRound[]>;
}

export function memoryJournal(): Journal & { readonly failed: OwedRound[] } {
  const rounds = new Map<string, OwedRound>();
  const failed: OwedRound[] = [];
  return {
    failed,
    write: async (round) => void rounds.set(round.roundId, round),
    forget: async (roundId) => void rounds.delete(roundId),
    moveToFailed: async (round) => {
      failed.push(round);
      rounds.delete(round.roundId);
    },
    all: async () => [...rounds.values()],
  };
}

const SUFFIX = '.round.json';

/** One file per round, replaced by rename, so that a crash leaves either the old or the new content. */
export function fileJournal(folder: string): Journal {
  const fileOf = (roundId: string): string => join(folder, `${roundId}${SUFFIX}`);
  const write = async (file: string, round: OwedRound): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.draft`;
    await writeFile(draft, JSON.stringify(round), { flush: true });
    await rename(draft, file);
  };
  return {
    write: (round) => write(fileOf(round.roundId), round),
    forget: (roundId) => rm(fileOf(roundId), { force: true }),
    async moveToFailed(round) {
      await write(join(folder, `${round.roundId}.refused.json`), round);
      await rm(fileOf(round.roundId), { force: true });
    },
    async all() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => name.endsWith(SUFFIX));
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.map((text) => v.parse(owedRoundSchema, JSON.parse(text)));
    },
  };
}
