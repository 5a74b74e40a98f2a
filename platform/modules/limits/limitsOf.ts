import type { LimitKind, LimitPeriod, LimitScope } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../sites/index.ts';

/** The kinds of limits on money; session limits are on time. */
export type AmountLimitKind = Exclude<LimitKind, 'Session'>;

export interface LimitName {
  /** LIMIT-13: whether the limit counts at one brand, or at all brands of the licence. */
  readonly scope: LimitScope;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** The player whose limits are read, and the site whose rules apply. */
export interface LimitsOf {
  readonly playerId: PlayerId;
  /** The player's currency, in which limits are stored (LIMIT-09). */
  readonly currency: Currency;
  readonly site: Pick<Site, 'brand' | 'hasRule' | 'measure' | 'timeZone' | 'settings'>;
}

/** The owner of limits: a player, or a group of accounts that share limits. */
export interface LimitHolder {
  /** The id of the player or the group. */
  readonly id: string;
  /** The currency of the limits' amounts. */
  readonly currency: Currency;
  /** The time zone that decides when the days of the limits begin. */
  readonly timeZone: string;
}

export const ownLimits = ({ playerId, currency, site: { timeZone } }: LimitsOf): LimitHolder => ({
  id: playerId,
  currency,
  timeZone,
});
