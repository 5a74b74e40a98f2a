import { useCallback } from 'react';
import { useOverlays } from '../../app/overlays.ts';
import { useText } from '../../i18n/i18n.tsx';
import { SEARCH_KEY, useIsSearchKeyOn, useSearchKey } from '../../features/catalogue/search/useSearchKey.ts';
import { useMessages } from '../../ui/toast/toastsContext.ts';

/** OVER-04: the ways to open search: the header field, the tab bar item and the keyboard shortcut. */
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
