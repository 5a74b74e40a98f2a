/**
 * What a caller is told when the platform will not do as asked: `{ type, reasons, keys, traceId }` on every wire
 * (OPEN-14). Any other error is a fault of ours and is told as `InternalError` alone.
 */
export class Refusal extends Error {
  /** The class of the refusal, `AuthenticationFailure`; texts are looked up by it (GQLC-11). */
  readonly type: string;
  /** HTTP status where the wire has one. */
  readonly status: number;
  /** Finer words, the first of them the one the client shows. */
  readonly reasons: readonly string[];
  /** Values for the text: amounts, names of fields. Never secrets. */
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
