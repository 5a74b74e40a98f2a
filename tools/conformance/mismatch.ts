import type { StudioErrorType } from '@foyer/contract/studios/calls.ts';
import { STUDIO_ERRORS } from '@foyer/contract/studios/http.ts';

/** The platform did not answer as the document says; the message is the cause that is printed. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** It cannot be looked at here, and why. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export function same(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Mismatch(`${what} is ${is}, not ${should}`);
}

export interface StudioResponse {
  /** The call's name, for messages. */
  readonly call: string;
  readonly status: number;
  readonly body: unknown;
}

/** A refusal of this type, with its status, in the one form of all refusals. */
export function refused({ call, status, body }: StudioResponse, type: StudioErrorType, field?: string): void {
  const wanted = STUDIO_ERRORS[type];
  const told = errorIn(body);
  if (status !== wanted || told?.type !== type)
    throw new Mismatch(
      `${call} was answered with ${status} ${told?.type ?? 'and no type'}, not ${wanted} ${type}`,
    );
  if (field !== undefined) same(`keys.field of ${call}`, told.keys['field'], field);
}

interface Told {
  readonly type: string;
  readonly keys: Readonly<Record<string, unknown>>;
}

/** Null when the body is no refusal of the wallet's form. */
function errorIn(body: unknown): Told | null {
  const error = isObject(body) ? body['error'] : null;
  if (!isObject(error) || typeof error['type'] !== 'string' || typeof error['traceId'] !== 'string')
    return null;
  const { type, keys, reasons } = error;
  return isObject(keys) && Array.isArray(reasons) ? { type, keys } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
