import { createElement, type ComponentType, type ReactElement } from 'react';
import type { OverlayContents, ViewProps } from '../../app/overlays.ts';
import { createStore } from '../../transport/store/store.ts';
import type { CodeFetcher } from '../../transport/http/missingCode.ts';
import {
  addressAfter,
  isVisible,
  NO_OVERLAYS,
  overlayState,
  type OverlayEvent,
  type OverlayState,
} from './overlayState.ts';
import type { OverlayVariant } from '../../app/overlayVariants.ts';

/** Loads the code of each variant that can be opened. */
export type Views<All> = {
  readonly [Variant in keyof All]: () => Promise<ComponentType<ViewProps<All[Variant]>>>;
};

/** A variant that has been opened. It stays rendered when it is closed, so that the focus returns to its opener. */
export interface Shown {
  readonly variant: OverlayVariant;
  readonly isOpen: boolean;
  readonly render: (isOpen: boolean, onClose: () => void) => ReactElement;
}

/** @typeParam All the contents type of each variant that can be opened */
export interface OverlayStore<All = OverlayContents> {
  /** Loads the overlay's code and shows it. Resolves once it is shown; rejects if the code cannot be loaded. */
  open<Variant extends keyof All & OverlayVariant>(variant: Variant, contents: All[Variant]): Promise<void>;
  /** See `Overlays.isBusy`. */
  isBusy(): boolean;
  /** Preloads a variant's code; if that fails, `open` tries again. */
  prepare(variant: keyof All): void;
  shown(): readonly Shown[];
  close(variant: OverlayVariant): void;
  subscribe(changed: () => void): () => void;
}

export interface OverlayStoreDeps<All> {
  readonly views: Views<All>;
  readonly address: { read(): URL; replace(url: URL): void };
  readonly fetchCode: CodeFetcher['fetchCode'];
  /** Loads code that is not needed yet, with a low priority. */
  readonly fetchLater: CodeFetcher['fetchCode'];
}

/** Stores which overlays are open, with the function that renders each. */
export function overlayStore<All>({
  views,
  address,
  fetchCode,
  fetchLater,
}: OverlayStoreDeps<All>): OverlayStore<All> {
  let state: OverlayState = NO_OVERLAYS;
  const shown = createStore<readonly Shown[]>([]);
  const renderers = new Map<OverlayVariant, Shown['render']>();
  const prepared = new Set<keyof All>();
  let opening = 0;

  function dispatch(event: OverlayEvent) {
    const next = overlayState(state, event);
    if (next === state) return false;
    state = next;
    shown.set(
      [...renderers].map(([variant, render]) => ({ variant, render, isOpen: isVisible(state, variant) })),
    );
    return true;
  }

  return {
    async open(variant, contents) {
      // Preloaded code is not fetched again, so that the overlay opens without a network.
      opening += 1;
      const View = await (prepared.has(variant) ? views[variant]() : fetchCode(views[variant])).finally(
        () => void (opening -= 1),
      );
      renderers.set(variant, (isOpen, onClose) =>
        createElement(View, { variant, contents, isOpen, onClose }),
      );
      dispatch({ type: 'opened', variant });
    },
    isBusy: () => opening > 0 || shown.get().some(({ isOpen }) => isOpen),
    prepare(variant) {
      fetchLater(views[variant]).then(
        () => void prepared.add(variant),
        () => {},
      );
    },
    close(variant) {
      const before = address.read();
      if (!dispatch({ type: 'closed', variant, address: before })) return;
      const after = addressAfter(variant, before);
      if (after !== before) address.replace(after); // OVER-18, AMB-11: no new history entry
    },
    shown: shown.get,
    subscribe: shown.subscribe,
  };
}
