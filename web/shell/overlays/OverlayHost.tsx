import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { OverlaysContext } from '../../ui/overlay/overlays.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { fetchCode, fetchCodeOrReload } from '../../transport/http/missingCode.ts';
import { replaceAddress } from '../navigation/history.ts';
import { exampleOverlays } from '../testUtilities/exampleOverlays.ts';
import { overlayStore, type OverlayStore } from './overlayStore.ts';
import { VIEWS } from './views.ts';

const address = {
  read: () => new URL(location.href),
  replace: (url: URL) => replaceAddress(window, url),
};

/** Once the page is up: this one also tells what cannot be done without a network. */
const PREPARE_AFTER_MS = 3000;

interface Offer {
  readonly store: OverlayStore;
  /** What is done once the page is awake. */
  offer(): void;
}

const PARTS = { views: VIEWS, address, fetchCode: fetchCodeOrReload, fetchLater: fetchCode };

const overlays = (): Offer => ({ store: overlayStore(PARTS), offer() {} });
// FLAG-22: testers see those that are still to come as well; any other build is without them.
const create = HAS_TEST_UTILITIES ? () => exampleOverlays(PARTS) : overlays;

/** Where overlays open, above everything that may open one. */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [{ store, offer }] = useState(create);
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  useEffect(offer, [offer]);
  useEffect(() => browserClock.after(PREPARE_AFTER_MS, () => store.prepare('action-error')), [store]);
  return (
    <OverlaysContext value={store}>
      {children}
      {shown.map(({ variant, isOpen, render }) => (
        <Fragment key={variant}>{render(isOpen, () => store.close(variant))}</Fragment>
      ))}
    </OverlaysContext>
  );
}
