import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { fromJson, toJson, type Money } from '@foyer/domain/money.ts';
import * as v from 'valibot';

/** Total win per grant of free rounds, stored until the last round because the wallet does not report it. */
export interface FreeWins {
  /** Null for an unknown grant. */
  of(grant: string): Promise<Money | null>;
  /** Stores the total; null deletes it. */
  store(grant: string, won: Money | null): Promise<void>;
}

export function memoryFreeWins(): FreeWins {
  const kept = new Map<string, Money>();
  return {
    of: async (grant) => kept.get(grant) ?? null,
    store: async (grant, won) => void (won ? kept.set(grant, won) : kept.delete(grant)),
  };
}

const wonSchema = v.object({
  amount: v.string(),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
});

/** Stores one file per grant beside the journal, replaced by rename. */
export function fileFreeWins(folder: string): FreeWins {
  // The wallet chooses the id, so it may contain characters that are invalid in file names.
  const fileOf = (grant: string): string => join(folder, `${encodeURIComponent(grant)}.free.json`);
  return {
    async of(grant) {
      const text = await readFile(fileOf(grant), 'utf8').catch(() => null);
      return text === null ? null : fromJson(v.parse(wonSchema, JSON.parse(text)));
    },
    async store(grant, won) {
      const file = fileOf(grant);
      if (!won) return rm(file, { force: true });
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.draft`, JSON.stringify(toJson(won)), { flush: true });
      await rename(`${file}.draft`, file);
    },
  };
}
