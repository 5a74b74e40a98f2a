import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../sites/index.ts';

/** Which of a player's limits. */
export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Whose limits, and by which rules they go. */
export interface LimitsOf {
  readonly playerId: PlayerId;
  /** The player's; limits are kept in it (LIMIT-09). */
  readonly currency: Currency;
  readonly site: Pick<Site, 'requires' | 'timeZone' | 'settings'>;
}
