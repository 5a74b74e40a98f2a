/** OIDC-32: signing up is the authorization request, at the path beside it. */
export function registrationsUrl(authorizationUrl: string): string {
  const url = new URL(authorizationUrl);
  url.pathname = url.pathname.replace(/\/auth$/, '/registrations');
  return url.href;
}
