/** The first error of a response; docs/guides/clients.md lists the types of the transport. */
export class FoyerError extends Error {
  override readonly name = 'FoyerError';
  /**
   * Such as `AuthenticationFailure`; `InvalidResponse` if the response is not one of Foyer, `ConnectionRefused` if the
   * platform has closed the socket for good.
   */
  readonly type: string;
  /** More specific codes. */
  readonly reasons: readonly string[];
  /** Values for a message, such as the amount that a limit still allows. */
  readonly keys: Readonly<Record<string, string>>;
  /** With it the operator finds the request in the log. */
  readonly traceId: string | null;
  /** HTTP status; null for an error of a subscription. */
  readonly status: number | null;
  /** How long to wait before a new attempt, if the platform says so. */
  readonly retryAfterSeconds: number | null;

  constructor(error: ErrorFields | null, response: Response | null, options: ErrorOptions = {}) {
    const type = error?.type ?? 'InvalidResponse';
    super([type, ...(error?.reasons ?? [])].join(': '), options);
    this.type = type;
    this.reasons = error?.reasons ?? [];
    this.keys = error?.keys ?? {};
    this.traceId = error?.traceId ?? response?.headers.get('x-trace-id') ?? null;
    this.status = response?.status ?? null;
    this.retryAfterSeconds = Number(response?.headers.get('retry-after') ?? Number.NaN) || null;
  }
}

export interface ErrorFields {
  readonly type: string;
  readonly reasons: readonly string[];
  readonly keys: Readonly<Record<string, string>>;
  readonly traceId: string | null;
}

/** The fields of the first error of a GraphQL response; null if there are none. */
export function readErrors(errors: unknown): ErrorFields | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const fields: unknown = isObject(first) ? first['extensions'] : null;
  return isFields(fields) ? fields : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFields = (value: unknown): value is ErrorFields =>
  isObject(value) &&
  typeof value['type'] === 'string' &&
  typeof value['traceId'] === 'string' &&
  Array.isArray(value['reasons']) &&
  isObject(value['keys']);
