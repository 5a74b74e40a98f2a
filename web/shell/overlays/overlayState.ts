import { rulesOf, type OverlayVariant } from './variants.ts';

/** OVER-14: idle until first opened. */
export type OverlayPhase = 'idle' | 'open' | 'closed';

export interface OverlayState {
  /** The variants that were opened since the page began; the others are idle. */
  readonly phases: Partial<Readonly<Record<OverlayVariant, Exclude<OverlayPhase, 'idle'>>>>;
  /** OVER-19: outlives its parameter. */
  readonly preselectedChallengeId: string | null;
}

export type OverlayEvent =
  | { readonly type: 'opened'; readonly variant: OverlayVariant }
  | { readonly type: 'closed'; readonly variant: OverlayVariant; readonly address: URL }
  | { readonly type: 'escaped'; readonly variant: OverlayVariant; readonly address: URL };

export const NO_OVERLAYS: OverlayState = { phases: {}, preselectedChallengeId: null };

export function overlayState(state: OverlayState, event: OverlayEvent): OverlayState {
  const { variant } = event;
  if (event.type === 'opened') return { ...state, phases: { ...state.phases, [variant]: 'open' } };
  if (state.phases[variant] !== 'open') return state;
  if (event.type === 'escaped' && !rulesOf(variant).closesOnEscape) return state;
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

/** OVER-15 */
export const isVisible = (state: OverlayState, variant: OverlayVariant): boolean =>
  phaseOf(state, variant) === 'open';

/** OVER-17 */
const OPENING_PARAMETERS = [
  'autoSubmit',
  'paymentMethod',
  'amount',
  'currency',
  'preselectedChallengeId',
  'autoSignIn',
  'locale',
];

/** The address as it stands after a close; the same one when nothing is to be taken out. */
export function addressAfter(variant: OverlayVariant, address: URL): URL {
  if (!rulesOf(variant).cleansAddress) return address;
  return withoutParameters(address, OPENING_PARAMETERS);
}

/** The same address when it has none of them: what is not touched keeps its spelling. */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  if (!names.some((name) => address.searchParams.has(name))) return address;
  const cleaned = new URL(address);
  for (const name of names) cleaned.searchParams.delete(name);
  return cleaned;
}
