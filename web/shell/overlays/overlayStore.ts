import { createElement, type ComponentType, type ReactElement } from 'react';
import type { OpenableVariant, OverlayContents } from '../../ui/overlay/overlays.ts';
import type { CodeFetcher } from '../../transport/http/missingCode.ts';
import {
  addressAfter,
  isVisible,
  NO_OVERLAYS,
  overlayState,
  type OverlayEvent,
  type OverlayState,
} from './overlayState.ts';
import type { OverlayVariant } from './variants.ts';

export interface ViewProps<Contents> {
  readonly variant: OverlayVariant;
  readonly contents: Contents;
  readonly isOpen: boolean;
  onClose(): void;
}

export type OverlayViewProps<Variant extends OpenableVariant> = ViewProps<OverlayContents[Variant]>;

/** The code of each variant that something opens. */
export type Views<All> = {
  readonly [Variant in keyof All]: () => Promise<ComponentType<ViewProps<All[Variant]>>>;
};

/** One that was opened, with its code at hand: it stays rendered when closed, so that focus finds its way back. */
export interface Shown {
  readonly variant: OverlayVariant;
  readonly isOpen: boolean;
  readonly render: (isOpen: boolean, onClose: () => void) => ReactElement;
}

/** @typeParam All what each variant it can open is told */
export interface OverlayStore<All = OverlayContents> {
  /** As `Overlays` says. */
  open<Variant extends keyof All & OverlayVariant>(variant: Variant, contents: All[Variant]): Promise<void>;
  /** Brings a variant's code before it is opened; if it cannot be had, opening it asks again. */
  prepare(variant: keyof All): void;
  shown(): readonly Shown[];
  close(variant: OverlayVariant): void;
  subscribe(changed: () => void): () => void;
}

export interface OverlayStoreDeps<All> {
  readonly views: Views<All>;
  readonly address: { read(): URL; replace(url: URL): void };
  readonly fetchCode: CodeFetcher['fetchCode'];
  /** For what nobody waits for yet. */
  readonly fetchLater: CodeFetcher['fetchCode'];
}

/** The one place that knows which overlays are open. */
export function overlayStore<All>({
  views,
  address,
  fetchCode,
  fetchLater,
}: OverlayStoreDeps<All>): OverlayStore<All> {
  let state: OverlayState = NO_OVERLAYS;
  let shown: readonly Shown[] = [];
  const renderers = new Map<OverlayVariant, Shown['render']>();
  const prepared = new Set<keyof All>();
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
      // What is there already opens without a network as well.
      const View = await (prepared.has(variant) ? views[variant]() : fetchCode(views[variant]));
      renderers.set(variant, (isOpen, onClose) =>
        createElement(View, { variant, contents, isOpen, onClose }),
      );
      tell({ type: 'opened', variant });
    },
    prepare(variant) {
      fetchLater(views[variant]).then(
        () => void prepared.add(variant),
        () => {},
      );
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
