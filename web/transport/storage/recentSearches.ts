import { parseRecord } from './record.ts';
import { safeStorage } from './safeStorage.ts';

const KEY = 'recent-searches';
const MOST = 5;
const LONGEST = 100;

/** Recent successful searches, newest first. The caller must check consent before storing. */
export function createRecentSearches(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const all = (): readonly string[] => read(storage.getItem(KEY));
  return {
    all,
    add(term: string): void {
      const stored = [term.trim().slice(0, LONGEST), ...all()].filter(Boolean);
      storage.setItem(KEY, JSON.stringify([...new Set(stored)].slice(0, MOST)));
    },
    forget(): void {
      if (all().length > 0) storage.setItem(KEY, '[]');
    },
  };
}

/** Empty if nothing valid is stored. */
function read(text: string | null): readonly string[] {
  const value: unknown = parseRecord(text);
  return Array.isArray(value) ? value.filter((term) => typeof term === 'string').slice(0, MOST) : [];
}

export const recentSearches = createRecentSearches(safeStorage(() => window.localStorage));
