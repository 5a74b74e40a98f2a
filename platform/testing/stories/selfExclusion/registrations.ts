import { RegisterPlayer } from '@foyer/contract/generated/operations.ts';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { authorizationUrl, openBrowser, openForm } from '../../signIn/browser.ts';
import type { TestApi } from '../../testApi.ts';
import { documentsShown, formFields } from '../../signIn/documents.ts';

/** The fields that a new player enters. */
export interface RegistrationFields {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
}

export type Outcome = 'refused' | 'closed' | 'open';

/** Registers people over HTTP, each from their own network. */
export function newcomersOf(api: TestApi) {
  let visits = 0;
  const address = (): string => {
    visits += 1;
    return `198.18.${Math.floor(visits / 250)}.${(visits % 250) + 1}`;
  };

  /** The identity provider's form, with a password. @returns false if it was refused, without a reason */
  async function byForm(brand: string, fields: RegistrationFields): Promise<boolean> {
    const browser = openBrowser(api.app, brand, { address: address() });
    const { url } = authorizationUrl(browser, {}, 'registrations');
    const form = await openForm<SignUpPage>(browser, url);
    const answer = await browser.post(form.action, {
      ...fields,
      password: 'foyer-demo-1',
      adult: 'yes',
      terms: 'yes',
      ...formFields(form),
    });
    if (answer.statusCode === 200) return true;
    const { problem, problems } = answer.json<SignUpPage>();
    if (problem !== 'refused') throw new Error(`not refused but ${problem} ${JSON.stringify(problems)}`);
    return false;
  }

  /** The lobby's own form, of a country where players sign in with codes. @returns false if it was refused */
  async function byCode(brand: string, fields: RegistrationFields): Promise<boolean> {
    const site = api.sites.byBrand(brand);
    if (!site) throw new Error(`there is no brand ${brand}`);
    const consents = { adult: true, terms: true, documents: documentsShown(site) };
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address(),
      payload: {
        documentId: RegisterPlayer.documentId,
        variables: { form: { ...fields, ...consents, emailOffers: false, smsOffers: false } },
      },
      headers: { host: `${brand}.localhost` },
    });
    const { data, errors } = response.json();
    if (!errors) {
      if (data.registerPlayer.problems.length > 0) throw new Error(JSON.stringify(data));
      return true;
    }
    if (errors[0].extensions.type !== 'RegistrationRefused') throw new Error(JSON.stringify(errors));
    return false;
  }

  const playerOf = async (brand: string, email: string): Promise<PlayerId> => {
    const { rows } = await sql<{ id: PlayerId }>`select id from identity.player
      where brand = ${brand} and email_key = ${email.toLowerCase()}`.execute(api.database.query);
    const [row] = rows;
    if (!row) throw new Error(`nobody at ${brand} is ${email}`);
    return row.id;
  };

  return {
    playerOf,
    async register(brand: string, fields: RegistrationFields): Promise<Outcome> {
      const isByForm = api.sites.byBrand(brand)?.settings.loginFlow === 'Keycloak';
      const isOpened = await (isByForm ? byForm : byCode)(brand, fields);
      if (!isOpened) return 'refused';
      const { players } = api.services;
      const player = await players.get(api.database.query, await playerOf(brand, fields.email));
      return players.blockNow(player, 'playForFun')?.reason === 'IdentityUnderReview' ? 'closed' : 'open';
    },
  };
}
