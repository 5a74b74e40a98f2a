import { useEffect, useSyncExternalStore } from 'react';
import { searchKey } from '../../../transport/storage/searchKey.ts';

export const SEARCH_KEY = '/';

/** The server renders with the shortcut enabled, because it does not know the reader's setting. */
export const useIsSearchKeyOn = (): boolean =>
  useSyncExternalStore(searchKey.subscribe, searchKey.isOn, () => true);

/** Opens search with a keyboard shortcut, except while typing or while an overlay is open. */
export function useSearchKey(open: () => void): void {
  const isOn = useIsSearchKeyOn();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, open]);
}

const isMeant = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === SEARCH_KEY &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
