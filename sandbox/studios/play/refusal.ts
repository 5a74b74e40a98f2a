/** Why the studio's server will not do what the game asked. The game tells the player in his language. */
export const REFUSALS = {
  BadRequest: 400,
  BadStake: 400,
  InsufficientFunds: 402,
  /** `reasons[0]` is how high a bet may be, in major units. */
  BetTooHigh: 403,
  /** A limit of the player's own: `reasons` are its kind and period, as the wallet named them. */
  LimitReached: 403,
  /** The player is to look at his session in the lobby first. */
  RealityCheckDue: 403,
  SessionEnded: 403,
  RoundRefused: 403,
  UnknownGame: 404,
  /** Rounds of the house's that the wallet has no more, or of another stake: `reasons` are its own words. */
  FreeRoundsRefused: 409,
  /** The bet came after `no more bets`. */
  BetsClosed: 409,
  /** Every seat is taken. */
  TableFull: 409,
  TooSoon: 429,
  ConnectionLost: 503,
} as const;
export type RefusalType = keyof typeof REFUSALS;

export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly type: RefusalType;
  /** The wallet's own reasons, where it gave any: a limit. */
  readonly reasons: readonly string[];

  constructor(type: RefusalType, reasons: readonly string[] = []) {
    super(type);
    this.type = type;
    this.reasons = reasons;
  }
}
