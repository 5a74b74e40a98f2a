import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../../transport/clock/store.ts';

/** A value that changes by itself, as it is now. */
export const useStore = <Value>({ subscribe, read }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);
