import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../transport/store/store.ts';

export const useStore = <Value>({ subscribe, get }: ReadableStore<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);

const never = () => () => {};

/** A value that does not change, but that the server does not know. @param onServer shown until hydration */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer);
