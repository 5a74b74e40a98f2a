/** OIDC-32: registration is the authorization request at the neighbouring path. */
export function registrationsUrl(authorizationUrl: string): string {
  const url = new URL(authorizationUrl);
  url.pathname = url.pathname.replace(/\/auth$/, '/registrations');
  return url.href;
}
