import type { CombinedError } from '@urql/core';

/** An error of the platform, with the same shape for all operations. */
export interface ServerError {
  readonly type: string;
  readonly keys: Readonly<Record<string, unknown>>;
  readonly traceId: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** GQLC-11: the error type is the first reason, or without reasons the `type` without its dollar signs. */
export function serverErrorOf(extensions: unknown): ServerError | null {
  if (!isRecord(extensions)) return null;
  const { type, reasons, keys, traceId } = extensions;
  const reason: unknown = Array.isArray(reasons) ? reasons[0] : undefined;
  const name =
    typeof reason === 'string' ? reason : typeof type === 'string' ? type.replaceAll('$', '') : null;
  if (!name) return null;
  return {
    type: name,
    keys: isRecord(keys) ? keys : {},
    traceId: typeof traceId === 'string' ? traceId : null,
  };
}

/** The first platform error of a failed operation; null if the network failed. */
export function serverErrorIn(error: CombinedError | undefined): ServerError | null {
  for (const { extensions } of error?.graphQLErrors ?? []) {
    const found = serverErrorOf(extensions);
    if (found) return found;
  }
  return null;
}

/** SESS-06: HTTP 401, or an error whose type or first reason is an authentication failure, triggers a token refresh. */
export const isAuthenticationFailure = (error: CombinedError): boolean => {
  const status: unknown = isRecord(error.response) ? error.response['status'] : undefined;
  const types = error.graphQLErrors.flatMap(({ extensions }) => [
    extensions['type'],
    serverErrorOf(extensions)?.type,
  ]);
  return (
    status === 401 ||
    types.some((type) => type === 'AuthenticationFailure' || type === '$AuthenticationFailure')
  );
};

export type CallError = CombinedError;
