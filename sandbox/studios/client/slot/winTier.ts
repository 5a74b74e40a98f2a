import { SECOND } from '@foyer/domain/duration.ts';
import type { Money } from '@foyer/domain/money.ts';

/** How a celebrated win is shown: the larger it is, the longer. */
export interface WinTier {
  readonly name: 'win' | 'bigWin' | 'hugeWin';
  readonly countMs: number;
}

/** Smallest number of stakes of each tier, highest first. */
const TIERS: readonly (readonly [stakes: bigint, tier: WinTier])[] = [
  [40n, { name: 'hugeWin', countMs: 3.2 * SECOND }],
  [10n, { name: 'bigWin', countMs: 2 * SECOND }],
  [0n, { name: 'win', countMs: 0.7 * SECOND }],
];

/** The tier of a win. FAIR-01: the caller celebrates only wins above the stake. */
export const winTier = (win: Money, stake: Money): WinTier =>
  TIERS.find(([stakes]) => win.minor >= stake.minor * stakes)?.[1] ?? { name: 'win', countMs: 0 };
