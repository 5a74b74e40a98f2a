/** Why a coupon is not taken; the page tells the player in his language. */
export const REFUSALS = {
  BadRequest: 400,
  StakeTooLow: 400,
  /** `detail.most` is what may be staked at the most. */
  StakeTooHigh: 400,
  InsufficientFunds: 402,
  /** `detail.most` is how high a bet may be while a bonus runs. */
  BonusMaxBet: 403,
  /** A limit of the player's own: `detail.kind` and `detail.period`, as the wallet named them. */
  LimitReached: 403,
  RealityCheckDue: 403,
  SessionEnded: 403,
  Refused: 403,
  /** A match has begun to be decided, is over, or its market is closed: `detail.match`. */
  Closed: 409,
  Suspended: 409,
  /** `legs` are those whose odds are others than the player saw. */
  OddsChanged: 409,
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
