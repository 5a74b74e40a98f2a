import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { OverlaysContext } from '../../app/overlays.ts';
import { whenIdle } from '../../transport/clock/whenIdle.ts';
import { fetchCode, fetchCodeOrReload } from '../../transport/http/missingCode.ts';
import { replaceAddress } from '../navigation/history/history.ts';
import { exampleOverlays } from '../testUtilities/exampleOverlays.ts';
import { overlayStore, type OverlayStore } from './overlayStore.ts';
import { VIEWS } from './views.ts';

const address = {
  read: () => new URL(location.href),
  replace: (url: URL) => replaceAddress(window, url),
};

interface Offer {
  readonly store: OverlayStore;
  /** Called after hydration; builds for testers then offer example overlays in the console. */
  offer(): void;
}

const PARTS = { views: VIEWS, address, fetchCode: fetchCodeOrReload, fetchLater: fetchCode };

const overlays = (): Offer => ({ store: overlayStore(PARTS), offer() {} });
// FLAG-22: test builds can open an example of each overlay.
const create = HAS_TEST_UTILITIES ? () => exampleOverlays(PARTS) : overlays;

/** Provides the overlays to all components that may open one, and renders the open ones. */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [{ store, offer }] = useState(create);
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  useEffect(offer, [offer]);
  // Loaded ahead, because this overlay also reports actions that fail without a network.
  useEffect(() => whenIdle(() => store.prepare('action-error')), [store]);
  return (
    <OverlaysContext value={store}>
      {children}
      {shown.map(({ variant, isOpen, render }) => (
        <Fragment key={variant}>{render(isOpen, () => store.close(variant))}</Fragment>
      ))}
    </OverlaysContext>
  );
}
