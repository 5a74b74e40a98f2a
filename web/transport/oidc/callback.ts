/**
 * OIDC-40: whether an address is one that the provider sent the browser to: a code or an error, with a state,
 * in the query or in the fragment.
 */
export function isSignInCallback({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return [search, hash.replace(/^#/, '?')].some((part) => {
    const parameters = new URLSearchParams(part);
    return (parameters.has('code') || parameters.has('error')) && parameters.has('state');
  });
}
