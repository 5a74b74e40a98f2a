import type { PageRoute } from '../routing/page.ts';
import { activeGuard, type Guard } from './guards.ts';

/** The overlays in which players do what a guard demands. */
const OVERLAYS = {
  contentAccept: 'content-accept',
  identityVerification: 'sumsub-kyc-required',
} as const satisfies Partial<Record<Guard, string>>;

export type GuardOverlay = (typeof OVERLAYS)[keyof typeof OVERLAYS];

const hasOverlay = (guard: Guard): guard is keyof typeof OVERLAYS => Object.hasOwn(OVERLAYS, guard);

/** The overlay of the most urgent step; null if it has none. */
export function overlayOf(required: readonly Guard[]): GuardOverlay | null {
  const guard = activeGuard(required);
  return guard !== null && hasOverlay(guard) ? OVERLAYS[guard] : null;
}

/** OVER-08, KYC-04, AMB-12: a due step is requested again on each page, except on pages that it does not close. */
export function guardPrompt(
  required: readonly Guard[],
  { opensDespite = [] }: Pick<PageRoute, 'opensDespite'>,
): GuardOverlay | null {
  const guard = activeGuard(required);
  return guard === null || opensDespite.includes(guard) ? null : overlayOf(required);
}
