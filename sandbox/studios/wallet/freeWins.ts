import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { fromJson, toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';

/** What the rounds of a grant have won together, which no wallet tells: kept until the last of them is played. */
export interface FreeWins {
  /** Null for nothing that is known of. */
  of(grant: string): Promise<Money | null>;
  /** Null to forget it. */
  keep(grant: string, won: Money | null): Promise<void>;
}

export function memoryFreeWins(): FreeWins {
  const kept = new Map<string, Money>();
  return {
    of: async (grant) => kept.get(grant) ?? null,
    keep: async (grant, won) => void (won ? kept.set(grant, won) : kept.delete(grant)),
  };
}

const wonSchema = v.object({
  amount: v.string(),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
});

/** One small file a grant, beside the journal, replaced by a rename. */
export function fileFreeWins(folder: string): FreeWins {
  // The id is the wallet's, and may hold what a file's name may not.
  const fileOf = (grant: string): string => join(folder, `${encodeURIComponent(grant)}.free.json`);
  return {
    async of(grant) {
      const text = await readFile(fileOf(grant), 'utf8').catch(() => null);
      return text === null ? null : fromJson(v.parse(wonSchema, JSON.parse(text)));
    },
    async keep(grant, won) {
      const file = fileOf(grant);
      if (!won) return rm(file, { force: true });
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.draft`, JSON.stringify(toJson(won)), { flush: true });
      await rename(`${file}.draft`, file);
    },
  };
}
