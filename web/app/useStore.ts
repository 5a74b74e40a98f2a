import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../transport/store/store.ts';

export const useStore = <Value>({ subscribe, get }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
