import { createElement, type ComponentType, type ReactElement } from 'react';
import type { OpenableVariant, OverlayContents, Overlays } from '../../design/overlay/overlays.ts';
import {
  addressAfter,
  isVisible,
  NO_OVERLAYS,
  overlayState,
  type OverlayEvent,
  type OverlayState,
} from './overlayState.ts';

export interface OverlayViewProps<Variant extends OpenableVariant> {
  readonly contents: OverlayContents[Variant];
  readonly isOpen: boolean;
  onClose(): void;
}

/** The code of each variant that something opens. */
export type OverlayViews = {
  readonly [Variant in OpenableVariant]: () => Promise<ComponentType<OverlayViewProps<Variant>>>;
};

/** One that was opened, with its code at hand: it stays rendered when closed, so that focus finds its way back. */
export interface Shown {
  readonly variant: OpenableVariant;
  readonly isOpen: boolean;
  readonly render: (isOpen: boolean, onClose: () => void) => ReactElement;
}

export interface OverlayStore extends Overlays {
  shown(): readonly Shown[];
  close(variant: OpenableVariant): void;
  subscribe(changed: () => void): () => void;
}

export interface OverlayStoreParts {
  readonly views: OverlayViews;
  readonly address: { read(): URL; replace(url: URL): void };
}

/** The one place that knows which overlays are open. */
export function overlayStore({ views, address }: OverlayStoreParts): OverlayStore {
  let state: OverlayState = NO_OVERLAYS;
  let shown: readonly Shown[] = [];
  const renderers = new Map<OpenableVariant, Shown['render']>();
  const listeners = new Set<() => void>();

  function tell(event: OverlayEvent) {
    const next = overlayState(state, event);
    if (next === state) return false;
    state = next;
    shown = [...renderers].map(([variant, render]) => ({
      variant,
      render,
      isOpen: isVisible(state, variant),
    }));
    for (const listener of listeners) listener();
    return true;
  }

  return {
    async open(variant, contents) {
      const View = await views[variant]();
      renderers.set(variant, (isOpen, onClose) => createElement(View, { contents, isOpen, onClose }));
      tell({ type: 'opened', variant });
    },
    close(variant) {
      const before = address.read();
      if (!tell({ type: 'closed', variant, address: before })) return;
      const after = addressAfter(variant, before);
      if (after !== before) address.replace(after); // OVER-18, AMB-11: no step of the way back
    },
    shown: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
