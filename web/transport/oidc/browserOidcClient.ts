import { browserWindows } from './navigators/browserWindows.ts';
import { createOidcClient, type OidcClient, type OidcClientDeps } from './oidcClient.ts';

/** The OIDC client of this page. Its code is loaded only for a sign-in or a token renewal. */
export const browserOidcClient = (deps: Pick<OidcClientDeps, 'settings' | 'storages'>): OidcClient =>
  createOidcClient({ ...deps, origin: location.origin, windows: browserWindows });
