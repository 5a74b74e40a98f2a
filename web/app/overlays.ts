import { createContext, use } from 'react';
import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { ReadableStore } from '../transport/store/store.ts';
import type { OverlayVariant } from './overlayVariants.ts';

interface WinContents {
  readonly source: string;
  /** The pot whose icon is shown, for jackpot wins. */
  readonly mark?: 'mega' | 'major' | 'minor' | null;
  /** JACK-41: image path; shown during the celebration. */
  readonly image?: string | null;
  readonly amount: MoneyJson;
  readonly line: string;
  readonly act: string;
  readonly terms: string;
  /** FAIR-01: show the win without a celebration. */
  readonly isQuiet?: boolean;
  /** Closes the overlay when it is aborted. */
  readonly until?: AbortSignal;
  onClosed(): void;
}

/** Contents of each overlay that can be opened; all variants of the specification are in `overlayVariants.ts`. */
export interface OverlayContents {
  /** Asks for confirmation before an irreversible action. */
  confirmation: {
    readonly title: string;
    readonly text: string;
    readonly act: string;
    onConfirm(): void;
    /** Called when it is closed without confirmation. */
    onDismiss?(): void;
  };
  default: { readonly title: string; readonly text: string; onClosed(): void };
  error: { readonly homeHref: string };
  'action-error': { readonly title: string; readonly text: string };
  search: null;
  /** FLAG-02: loads its own data. */
  'bonus-checker': null;
  /** FLAG-15: loads its own data. */
  sow: null;
  /** OVER-08: loads its own data. `onAccepted` is called when nothing is left to accept. */
  'content-accept': { onAccepted?(): void };
  /** KYC-04: loads its own data. */
  'sumsub-kyc-required': null;
  /** OVER-07: the overlay closes when no reality check is due any more. */
  'reality-check': {
    readonly session: ReadableStore<{
      readonly clock: SessionClockPartsFragment | null;
      readonly isDue: boolean;
    }>;
    /** Continues the session. @returns whether the platform accepted the answer */
    goOn(): Promise<boolean>;
    leave(): Promise<void>;
    /** Called when the overlay is closed without an answer. */
    onClosed(): void;
  };
  'jackpot-win': WinContents;
  'raffle-win': WinContents;
  /** Initial values of the deposit form. */
  'quick-deposit': {
    readonly method?: string | null;
    /** In major units, as in a URL. */
    readonly amount?: string | null;
    /** Whether the overlay continues to the payment step, where the player still confirms. */
    readonly isAutomatic?: boolean;
  };
}

export type OpenableVariant = keyof OverlayContents;

export interface ViewProps<Contents> {
  readonly variant: OverlayVariant;
  readonly contents: Contents;
  readonly isOpen: boolean;
  onClose(): void;
}

export type OverlayViewProps<Variant extends OpenableVariant> = ViewProps<OverlayContents[Variant]>;

export interface Overlays {
  /** Loads the overlay's code and shows it. Resolves once it is shown; rejects if the code cannot be loaded. */
  open<Variant extends OpenableVariant>(variant: Variant, contents: OverlayContents[Variant]): Promise<void>;
  /** Whether an overlay is open or opening. */
  isBusy(): boolean;
}

/** On the server overlays cannot open. */
const NOWHERE: Overlays = { open: () => Promise.resolve(), isBusy: () => false };

/** Provided by the shell, which knows all overlays. */
export const OverlaysContext = createContext<Overlays>(NOWHERE);

export const useOverlays = (): Overlays => use(OverlaysContext);
