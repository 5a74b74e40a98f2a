import type { BrandId } from '@foyer/domain/ids.ts';

export const realmPath = (brand: BrandId): string => `/realms/${brand}`;

export const issuerOf = ({ origin, brand }: { readonly origin: string; readonly brand: BrandId }): string =>
  origin + realmPath(brand);

/** Keycloak's paths, so that a Keycloak can stand here instead. */
export const KEYCLOAK_ROUTES = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  jwks: '/protocol/openid-connect/certs',
  userinfo: '/protocol/openid-connect/userinfo',
  end_session: '/protocol/openid-connect/logout',
  revocation: '/protocol/openid-connect/revoke',
} as const;

/** Where a sign-in under way has its form. */
export const formPath = (brand: BrandId, uid: string): string =>
  `${realmPath(brand)}${KEYCLOAK_ROUTES.authorization}/${uid}/form`;

/** Keycloak's sign-up path (OIDC-32): an authorization request, marked by the parameter for the sign-up form. */
export const REGISTRATIONS_PATH = '/protocol/openid-connect/registrations';
export const SIGN_UP_PARAMETER = 'foyer_sign_up';

/** The form that a browser was given, for as long as it may be at it. */
export const FORM_COOKIE = 'foyerSignInForm';

/** The browser's sign-in at the provider; no script can read it. */
export const SESSION_COOKIE = 'foyerSignIn';
