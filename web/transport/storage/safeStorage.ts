/** A storage that never throws: if the browser's is forbidden or full, values are in memory until the page is left. */
export function safeStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const stored = new Map<string, string>();
  return {
    getItem(key: string): string | null {
      try {
        return stored.get(key) ?? open().getItem(key);
      } catch {
        return stored.get(key) ?? null;
      }
    },
    setItem(key: string, value: string): void {
      try {
        open().setItem(key, value);
        stored.delete(key);
      } catch {
        stored.set(key, value);
      }
    },
  };
}
