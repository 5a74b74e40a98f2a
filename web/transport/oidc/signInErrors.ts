/** OIDC-54 */
const DEFAULT_MESSAGE = 'Login failed';

/** What failed, as an error: the library throws errors, a browser or a proxy between may reject with anything. */
export const signInError = (thrown: unknown): Error =>
  thrown instanceof Error && thrown.message !== '' ? thrown : new Error(DEFAULT_MESSAGE, { cause: thrown });

/** The same as the library's, for who does without it. */
export const timeoutError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'ErrorTimeout' });

// Known by name, so that asking does not load the library.
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'ErrorTimeout';

/** AMB-16: the provider says that there is no session, rather than that something went wrong. */
export const isProviderSessionGone = (error: unknown): boolean => {
  const code = protocolError(error);
  return code === 'invalid_grant' || (code !== null && ANONYMOUS.has(code));
};

/** OIDC-53: these answers to a question without a form mean that nobody is signed in there. */
export const ANONYMOUS: ReadonlySet<string> = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]);

/** ERR-03: the provider's own word, from an error that carries one. */
export const protocolError = (error: unknown): string | null =>
  error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : null;
