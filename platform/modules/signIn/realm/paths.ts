import type { BrandId } from '@foyer/domain/ids.ts';

export const realmPath = (brand: BrandId): string => `/realms/${brand}`;

export const issuerOf = ({ origin, brand }: { readonly origin: string; readonly brand: BrandId }): string =>
  origin + realmPath(brand);

/** Same paths as Keycloak, so that a Keycloak can replace this provider. */
export const KEYCLOAK_ROUTES = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  jwks: '/protocol/openid-connect/certs',
  userinfo: '/protocol/openid-connect/userinfo',
  end_session: '/protocol/openid-connect/logout',
  revocation: '/protocol/openid-connect/revoke',
} as const;

export const formPath = (brand: BrandId, uid: string): string =>
  `${realmPath(brand)}${KEYCLOAK_ROUTES.authorization}/${uid}/form`;

/** OIDC-32: Keycloak's registration path, an authorization request that selects the sign-up form. */
export const REGISTRATIONS_PATH = '/protocol/openid-connect/registrations';
export const SIGN_UP_PARAMETER = 'foyer_sign_up';

/** Cookie that binds a form to the browser it was given to, for as long as the form is valid. */
export const FORM_COOKIE = 'foyerSignInForm';

/** Cookie of the browser's session at the provider. HttpOnly. */
export const SESSION_COOKIE = 'foyerSignIn';
