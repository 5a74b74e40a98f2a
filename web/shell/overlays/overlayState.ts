import { rulesOf, type OverlayVariant } from '../../app/overlayVariants.ts';

/** OVER-14: an overlay is idle until it is first opened. */
export type OverlayPhase = 'idle' | 'open' | 'closed';

export interface OverlayState {
  /** Variants opened since the page load; the others are idle. */
  readonly phases: Partial<Readonly<Record<OverlayVariant, Exclude<OverlayPhase, 'idle'>>>>;
  /** OVER-19: the challenge that the URL named, kept after the parameter is removed. */
  readonly preselectedChallengeId: string | null;
}

export type OverlayEvent =
  | { readonly type: 'opened'; readonly variant: OverlayVariant }
  | { readonly type: 'closed'; readonly variant: OverlayVariant; readonly address: URL };

export const NO_OVERLAYS: OverlayState = { phases: {}, preselectedChallengeId: null };

export function overlayState(state: OverlayState, event: OverlayEvent): OverlayState {
  const { variant } = event;
  if (event.type === 'opened') return { ...state, phases: { ...state.phases, [variant]: 'open' } };
  if (state.phases[variant] !== 'open') return state;
  return {
    phases: { ...state.phases, [variant]: 'closed' },
    preselectedChallengeId: rememberedChallenge(state, event),
  };
}

const rememberedChallenge = (
  { preselectedChallengeId }: OverlayState,
  { variant, address }: { variant: OverlayVariant; address: URL },
): string | null =>
  (rulesOf(variant).cleansAddress && address.searchParams.get('preselectedChallengeId')) ||
  preselectedChallengeId;

export const phaseOf = ({ phases }: OverlayState, variant: OverlayVariant): OverlayPhase =>
  phases[variant] ?? 'idle';

export const isVisible = (state: OverlayState, variant: OverlayVariant): boolean =>
  phaseOf(state, variant) === 'open';

const OPENING_PARAMETERS = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale',
];

/** The URL after a close; the same object if nothing has to be removed. */
export function addressAfter(variant: OverlayVariant, address: URL): URL {
  if (!rulesOf(variant).cleansAddress) return address;
  return withoutParameters(address, OPENING_PARAMETERS);
}

/**
 * Returns the same URL object if it has none of the parameters, because a rewritten query may be encoded differently.
 */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  if (!names.some((name) => address.searchParams.has(name))) return address;
  const cleaned = new URL(address);
  for (const name of names) cleaned.searchParams.delete(name);
  return cleaned;
}
