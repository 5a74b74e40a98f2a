import type { TabMessage, Tabs } from '../tabs.ts';

export interface TabFamily {
  open(): Tabs;
  /** Resolves when the lock is free and nobody waits for it. */
  settled(): Promise<void>;
}

/** Tabs of one browser, with a shared lock and broadcast messages. */
export function tabFamily(): TabFamily {
  let last: Promise<unknown> = Promise.resolve();
  const tabs = new Map<Tabs, Set<(message: TabMessage) => void>>();
  return {
    open() {
      const ownListeners = new Set<(message: TabMessage) => void>();
      const tab: Tabs = {
        exclusively(work) {
          const result = last.then(work, work);
          last = result.catch(() => {});
          return result;
        },
        send(message) {
          for (const [other, listeners] of tabs)
            if (other !== tab) for (const listener of listeners) listener(message);
        },
        listen(listener) {
          ownListeners.add(listener);
          return () => ownListeners.delete(listener);
        },
      };
      tabs.set(tab, ownListeners);
      return tab;
    },
    async settled() {
      let cached: Promise<unknown> | null = null;
      while (cached !== last) {
        cached = last;
        await last;
      }
    },
  };
}
