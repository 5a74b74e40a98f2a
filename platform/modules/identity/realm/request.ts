import type { Site } from '../../../sites/index.ts';
import type { Pages } from './pages.ts';
import type { Realms } from './realms.ts';
import type { OpenAccount } from '../registration/registrar.ts';

/** What the routes of a realm are made of. */
export interface RealmRouteDeps {
  readonly realms: Realms;
  readonly pages: Pages;
  readonly openAccount: OpenAccount;
  readonly readUserinfo: ReadUserinfo;
}

/** @throws AuthenticationFailure */
export type ReadUserinfo = (accessToken: string, site: Site) => Promise<object>;

export interface RealmParams {
  readonly brand: string;
}
