/** OIDC-40: whether a URL is an OIDC callback: a code or an error with a state, in the query or in the fragment. */
export function isSignInCallback({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean {
  return [search, hash.replace(/^#/, '?')].some((part) => {
    const parameters = new URLSearchParams(part);
    return (parameters.has('code') || parameters.has('error')) && parameters.has('state');
  });
}
