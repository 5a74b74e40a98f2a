import { useSyncExternalStore } from 'react';
import type { Watched } from '../../transport/clock/store.ts';

/** A value that changes by itself, as it is now. */
export const useWatched = <Value>({ subscribe, read }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, read, read);
