const DEFAULT_MESSAGE = 'Login failed';

/** Converts a rejection to an error, because browsers and proxies may reject with other values. */
export const signInError = (thrown: unknown): Error =>
  thrown instanceof Error && thrown.message !== '' ? thrown : new Error(DEFAULT_MESSAGE, { cause: thrown });

/** Has the same shape as the library's timeout error, for code that does not load the library. */
export const timeoutError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'ErrorTimeout' });

// The error is recognised by its name, so that the library is not loaded.
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'ErrorTimeout';

/** AMB-16: whether the provider reports that there is no session, rather than a failure. */
export const hasNoProviderSession = (error: unknown): boolean => {
  const code = protocolError(error);
  return code === 'invalid_grant' || (code !== null && ANONYMOUS.has(code));
};

/** OIDC-53: error codes of a silent request that mean that nobody is signed in at the provider. */
export const ANONYMOUS: ReadonlySet<string> = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

/** ERR-03: the provider's OAuth error code; null if the error has none. */
export const protocolError = (error: unknown): string | null =>
  error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : null;
