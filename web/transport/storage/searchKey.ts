import { createEmitter } from '../store/store.ts';
import { safeStorage } from './safeStorage.ts';

const KEY = 'searchKey';
const storage = safeStorage(() => window.localStorage);
const { subscribe, emit } = createEmitter();

/**
 * Whether the key `/` opens search. WCAG 2.1.4: a shortcut of one key must be switchable, because speech
 * input can trigger it. The setting is stored only when it is changed.
 */
export const searchKey = {
  isOn: (): boolean => storage.getItem(KEY) !== 'off',
  switch(isOn: boolean): void {
    storage.setItem(KEY, isOn ? 'on' : 'off');
    emit();
  },
  subscribe,
};
