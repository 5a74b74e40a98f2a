import type { Site } from '../../../sites/index.ts';
import type { Pages } from './pages.ts';
import type { Realms } from './realms.ts';
import type { SubmitSignUpForm } from '../ports.ts';

export interface RealmRouteDeps {
  readonly realms: Realms;
  readonly pages: Pages;
  readonly submitSignUpForm: SubmitSignUpForm;
  readonly readUserinfo: ReadUserinfo;
}

/** @throws AuthenticationFailure */
export type ReadUserinfo = (accessToken: string, site: Site) => Promise<object>;

export interface RealmParams {
  readonly brand: string;
}
