/** An expected error, shown as `{ type, reasons, keys, traceId }` (OPEN-14). Any other is shown as `InternalError`. */
export class Refusal extends Error {
  /** Error type such as `AuthenticationFailure`; clients look up their texts by it (GQLC-11). */
  readonly type: string;
  /** HTTP status, where the protocol has one. */
  readonly status: number;
  /** More specific reason codes; clients show the first one. */
  readonly reasons: readonly string[];
  /** Values for the message text: amounts, field names. Never secrets. */
  readonly keys: Readonly<Record<string, string>>;

  constructor(type: string, { status = 400, reasons = [], keys = {}, cause }: RefusalDetails = {}) {
    super(reasons[0] ? `${type}: ${reasons[0]}` : type, { cause });
    this.name = type;
    this.type = type;
    this.status = status;
    this.reasons = reasons;
    this.keys = keys;
  }
}

export interface RefusalDetails {
  readonly status?: number;
  readonly reasons?: readonly string[];
  readonly keys?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export const tooManyRequests = (retryAfterSeconds: number): Refusal =>
  new Refusal('TooManyRequests', { status: 429, keys: { retryAfterSeconds: String(retryAfterSeconds) } });

export type AuthenticationReason =
  | 'malformed'
  | 'badSignature'
  | 'expired'
  | 'ended'
  | 'foreignBrand'
  | 'unknownPlayer';

/** SESS-07: the access token is not accepted; the client refreshes it or signs in again. */
export class AuthenticationFailure extends Refusal {
  constructor(reason: AuthenticationReason, cause?: unknown) {
    super('AuthenticationFailure', { status: 401, reasons: [reason], cause });
  }
}
