/** Reasons for refusing a request, with their HTTP status. The game shows them in the player's language. */
export const REFUSALS = {
  BadRequest: 400,
  BadStake: 400,
  InsufficientFunds: 402,
  /** FAIR-01: the licence does not allow rounds that the game starts. */
  AutoplayNotAllowed: 403,
  /** `reasons[0]`: the maximum bet in major units. */
  BetTooHigh: 403,
  /** One of the player's own limits: `reasons` are those of the wallet. */
  LimitReached: 403,
  /** The player must accept new terms in the lobby first. */
  ContentAcceptRequired: 403,
  /** The player must complete a reality check in the lobby first. */
  RealityCheckDue: 403,
  SessionEnded: 403,
  RoundRefused: 403,
  UnknownGame: 404,
  /** The grant of free rounds is used up or has another stake: `reasons` are those of the wallet. */
  FreeRoundsRefused: 409,
  /** The bet arrived after betting had closed. */
  BetsClosed: 409,
  TableFull: 409,
  TooSoon: 429,
  ConnectionLost: 503,
} as const;
export type RefusalType = keyof typeof REFUSALS;

export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly type: RefusalType;
  /** Reasons given by the wallet, for example a limit. */
  readonly reasons: readonly string[];

  constructor(type: RefusalType, reasons: readonly string[] = []) {
    super(type);
    this.type = type;
    this.reasons = reasons;
  }
}
