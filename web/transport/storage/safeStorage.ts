/**
 * A storage that never throws: if the browser forbids its own or it is full, values are kept in memory
 * until the page is left.
 */
export function safeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const kept = new Map<string, string>();
  return {
    getItem(key: string): string | null {
      try {
        return kept.get(key) ?? open().getItem(key);
      } catch {
        return kept.get(key) ?? null;
      }
    },
    setItem(key: string, value: string): void {
      try {
        open().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
  };
}
