import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../sites/index.ts';

/** Limits of an amount of money. */
export type AmountLimitKind = Exclude<LimitKind, 'Session'>;

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** The player whose limits are read, and the site whose rules apply. */
export interface LimitsOf {
  readonly playerId: PlayerId;
  /** The player's currency, in which limits are stored (LIMIT-09). */
  readonly currency: Currency;
  readonly site: Pick<Site, 'requires' | 'measure' | 'timeZone' | 'settings'>;
}
