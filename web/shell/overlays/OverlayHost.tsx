import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { OverlaysContext } from '../../design/overlay/overlays.ts';
import { replaceAddress } from '../navigation/history.ts';
import { overlayStore } from './overlayStore.ts';
import { VIEWS } from './views.ts';

const address = {
  read: () => new URL(location.href),
  replace: (url: URL) => replaceAddress(window, url),
};

/** Where overlays open, above everything that may open one. */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [store] = useState(() => overlayStore({ views: VIEWS, address }));
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  return (
    <OverlaysContext value={store}>
      {children}
      {shown.map(({ variant, isOpen, render }) => (
        <Fragment key={variant}>{render(isOpen, () => store.close(variant))}</Fragment>
      ))}
    </OverlaysContext>
  );
}
