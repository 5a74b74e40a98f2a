import { createContext, use } from 'react';
import type { MarkedPot } from '../money/jackpot/PotMark.tsx';
import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { ReadableStore } from '../../transport/clock/store.ts';

/** What came to this player. */
interface WinContents {
  readonly source: string;
  readonly mark?: MarkedPot | null;
  /** JACK-41: a path; shown while it is celebrated. */
  readonly image?: string | null;
  readonly amount: MoneyJson;
  readonly line: string;
  readonly act: string;
  readonly terms: string;
  /** FAIR-01: told, and not celebrated. */
  readonly isQuiet?: boolean;
  /** Aborted when it is to close by itself. */
  readonly until?: AbortSignal;
  /** By the player. */
  onClosed(): void;
}

/** What each overlay that something opens is told; the others of the spec stand in `shell/overlays/variants.ts`. */
export interface OverlayContents {
  /** A question before an act that cannot be taken back. */
  confirmation: {
    readonly title: string;
    readonly text: string;
    /** What the act is called on its button. */
    readonly act: string;
    onConfirm(): void;
    /** It was closed without. */
    onDismiss?(): void;
  };
  /** OVER-02: something to be read. */
  default: { readonly title: string; readonly text: string; onClosed(): void };
  /** SHELL-23: a page crashed. */
  error: { readonly homeHref: string };
  /** Something the reader asked for did not happen. */
  'action-error': { readonly title: string; readonly text: string };
  /** It needs to be told nothing. */
  search: null;
  /** FLAG-02: it reads by itself what it tells. */
  'bonus-checker': null;
  /** FLAG-15: it reads by itself what it tells. */
  sow: null;
  /** KYC-04: it reads by itself what it tells. */
  'sumsub-kyc-required': null;
  /** OVER-07: it closes when nothing is due any more. */
  'reality-check': {
    readonly session: ReadableStore<{
      readonly clock: SessionClockPartsFragment | null;
      readonly isDue: boolean;
    }>;
    /** @returns whether it came through */
    goOn(): Promise<boolean>;
    leave(): Promise<void>;
    /** It was put away without an answer. */
    onClosed(): void;
  };
  /** JACK-46 */
  'jackpot-win': WinContents;
  /** RAFF-10 */
  'raffle-win': WinContents;
  /** What the deposit begins with, where something is known. */
  'quick-deposit': {
    readonly method?: string | null;
    /** In major units, as an address writes it. */
    readonly amount?: string | null;
    /** Goes on to the payment step; the player still confirms there. */
    readonly isAutomatic?: boolean;
  };
}

export type OpenableVariant = keyof OverlayContents;

export interface Overlays {
  /** Its code is fetched now; resolved when it shows. Rejected when the code cannot be had. */
  open<Variant extends OpenableVariant>(variant: Variant, contents: OverlayContents[Variant]): Promise<void>;
}

/** Where nothing can be opened: on the server. */
const NOWHERE: Overlays = { open: () => Promise.resolve() };

/** The shell, which knows every overlay, puts its own here. */
export const OverlaysContext = createContext<Overlays>(NOWHERE);

export const useOverlays = (): Overlays => use(OverlaysContext);
