import { browserWindows } from './navigators/browserWindows.ts';
import { createOidcClient, type OidcClient, type OidcClientDeps } from './oidcClient.ts';

/** The provider's client of this page; loaded when somebody signs in or a token is renewed. */
export const browserOidcClient = (parts: Pick<OidcClientDeps, 'settings' | 'storages'>): OidcClient =>
  createOidcClient({ ...parts, origin: location.origin, windows: browserWindows });
