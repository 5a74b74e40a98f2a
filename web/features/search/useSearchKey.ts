import { useEffect, useSyncExternalStore } from 'react';
import { searchKey } from '../../transport/storage/searchKey.ts';

export const SEARCH_KEY = '/';

/** A page is rendered with the key switched on; a reader who switched it off sees it go. */
export const useIsSearchKeyOn = (): boolean =>
  useSyncExternalStore(searchKey.subscribe, searchKey.isOn, () => true);

/** The key opens search wherever nobody writes and nothing stands in front of the page. */
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
