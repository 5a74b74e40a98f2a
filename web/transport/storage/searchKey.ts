import { safeStorage } from './safeStorage.ts';

const KEY = 'searchKey';
const storage = safeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

/**
 * Whether `/` opens search. WCAG 2.1.4: a single key can be switched off, as it may be pressed by a voice. Kept only
 * once somebody did.
 */
export const searchKey = {
  isOn: (): boolean => storage.getItem(KEY) !== 'off',
  switch(isOn: boolean): void {
    storage.setItem(KEY, isOn ? 'on' : 'off');
    for (const listener of listeners) listener();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
};
