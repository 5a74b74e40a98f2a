import { useCallback } from 'react';
import { useOverlays } from '../../ui/overlay/overlays.ts';
import { useText } from '../../features/content/index.ts';
import { SEARCH_KEY, useIsSearchKeyOn, useSearchKey } from '../../features/search/useSearchKey.ts';
import { useMessages } from '../../features/messages/index.ts';

/** OVER-04: the ways into search: its field in the header, its place among the tabs, its key. */
export function useSearch() {
  const text = useText();
  const overlays = useOverlays();
  const messages = useMessages();
  const onOpen = useCallback(() => {
    overlays
      .open('search', null)
      .catch(() =>
        messages.show({ namespace: 'search', kind: 'error', message: text('menu.search.failed') }),
      );
  }, [overlays, messages, text]);
  useSearchKey(onOpen);
  return { label: text('menu.search.open'), shortcut: useIsSearchKeyOn() ? SEARCH_KEY : null, onOpen };
}
