import type { StudioErrorType } from '@foyer/contract/studios/calls.ts';
import { STUDIO_ERRORS } from '@foyer/contract/studios/http.ts';

/** The platform violated a rule of the API; the message says how. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** The rule cannot be checked in this run; the message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Mismatch(`${what} is ${is}, not ${should}`);
}

export interface StudioResponse {
  /** The call's name, for messages. */
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

/** @throws Mismatch unless the response is an error of this type, with its status and the common shape */
export function expectRefusal(
  { call, status, body }: StudioResponse,
  type: StudioErrorType,
  field?: string,
): void {
  const expected = STUDIO_ERRORS[type];
  const error = errorIn(body);
  if (status !== expected || error?.type !== type)
    throw new Mismatch(
      `${call} was answered with ${status} ${error?.type ?? 'and no type'}, not ${expected} ${type}`,
    );
  if (field !== undefined) expectEqual(`keys.field of ${call}`, error.keys['field'], field);
}

interface ErrorBody {
  readonly type: string;
  readonly keys: Readonly<Record<string, unknown>>;
}

/** Null if the body is not an error of the API. */
export function errorIn(body: unknown): ErrorBody | null {
  const error = isObject(body) ? body['error'] : null;
  if (!isObject(error) || typeof error['type'] !== 'string' || typeof error['traceId'] !== 'string')
    return null;
  const { type, keys, reasons } = error;
  return isObject(keys) && Array.isArray(reasons) ? { type, keys } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
