/** Reasons for refusing a coupon, with their HTTP status. The client shows them in the player's language. */
export const REFUSALS = {
  BadRequest: 400,
  StakeTooLow: 400,
  /** `detail.most`: the maximum stake. */
  StakeTooHigh: 400,
  InsufficientFunds: 402,
  /** `detail.most`: the maximum bet while a bonus is active. */
  BonusMaxBet: 403,
  /** One of the player's own limits: `detail.kind`, `detail.period` and `detail.scope`, as named by the wallet. */
  LimitReached: 403,
  ContentAcceptRequired: 403,
  RealityCheckDue: 403,
  SessionEnded: 403,
  Refused: 403,
  /** A match is over or is being decided, or its market is closed: `detail.match`. */
  Closed: 409,
  Suspended: 409,
  /** Selections of one match that have no odds together: `detail.match`, and a `BuilderRefusal` as `detail.reason`. */
  CannotCombine: 409,
  /** `legs`: the picks whose odds differ from those that the player saw. */
  OddsChanged: 409,
  /** The boosted odds are no longer offered. `legs`: the pick with its ordinary odds. */
  BoostEnded: 409,
  /** More than a player may stake on a boost: `detail.most` for each boost, `detail.left` for this one. */
  BoostLimit: 403,
  /** The bet is already settled or cashed out. */
  Settled: 409,
  /** `detail.running`: the stake that still runs. */
  MoreThanRunning: 409,
  /** The value of the part to be cashed out is less than the smallest unit of the currency. */
  NoValue: 409,
  /** `detail.was` and `detail.now`: what the player saw, and what would be paid now. */
  ValueChanged: 409,
  ConnectionLost: 503,
} as const;
export type RefusalType = keyof typeof REFUSALS;

export interface ChangedOdds {
  readonly match: string;
  readonly market: string;
  readonly outcome: string;
  readonly was: number;
  readonly now: number;
  readonly version: string;
}

export class BookRefusal extends Error {
  override readonly name = 'BookRefusal';
  readonly type: RefusalType;
  readonly detail: Readonly<Record<string, string>>;
  readonly legs: readonly ChangedOdds[];

  constructor(
    type: RefusalType,
    detail: Readonly<Record<string, string>> = {},
    legs: readonly ChangedOdds[] = [],
  ) {
    super(type);
    this.type = type;
    this.detail = detail;
    this.legs = legs;
  }
}
