/** What the lobby needs to know of the identity provider that its players sign in at. */
export interface IdentityProvider {
  /** OIDC-03: URL of the brand's realm, `<host of the identity provider>/realms/<brand>` */
  readonly authority: string;
  /** OIDC-05: how long one call to the provider may take. */
  readonly requestTimeoutSeconds: number;
}

/** OIDC-12: the resource for which the lobby renews its access token (RFC 8707). */
export const PLATFORM_RESOURCE = 'urn:foyer:platform';
