import type { TabMessage, Tabs } from '../tabs.ts';

export interface TabFamily {
  open(): Tabs;
  /** When nobody holds the lock or waits for it. */
  settled(): Promise<void>;
}

/** Tabs of one browser: one lock between them, and each hears what the others tell. */
export function tabFamily(): TabFamily {
  let last: Promise<unknown> = Promise.resolve();
  const tabs = new Map<Tabs, Set<(message: TabMessage) => void>>();
  return {
    open() {
      const heardBy = new Set<(message: TabMessage) => void>();
      const tab: Tabs = {
        alone(work) {
          const result = last.then(work, work);
          last = result.catch(() => {});
          return result;
        },
        tell(message) {
          for (const [other, listeners] of tabs)
            if (other !== tab) for (const heard of listeners) heard(message);
        },
        listen(heard) {
          heardBy.add(heard);
          return () => heardBy.delete(heard);
        },
      };
      tabs.set(tab, heardBy);
      return tab;
    },
    async settled() {
      let seen: Promise<unknown> | null = null;
      while (seen !== last) {
        seen = last;
        await last;
      }
    },
  };
}
