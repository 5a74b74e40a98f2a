import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { authorizationUrl, locationOf, openBrowser, openForm } from '../../signIn/browser.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity({ changeSites: withSignInMethodsOfGermany });
});
afterAll(() => server.stop());

/** Site data in which Germany does not use the identity provider, so that one brand has two sign-in methods. */
const withSignInMethodsOfGermany = (sites: Sites): Sites => ({
  ...sites,
  byBrand(id) {
    const site = sites.byBrand(id);
    return (
      site && {
        ...site,
        inCountry: (country) => (country === 'DE' ? inGermany(site) : site.inCountry(country)),
      }
    );
  },
});

function inGermany(site: Site): Site {
  const germany = site.inCountry('DE');
  return { ...germany, settings: { ...germany.settings, loginFlow: 'Trustly' } };
}

const from = (country: string | undefined): Record<string, string> =>
  country === undefined ? {} : { 'cf-ipcountry': country };

/** Where the identity provider redirects a browser that requests a form. */
async function signInAddress(
  path: 'auth' | 'registrations',
  changes: Record<string, string>,
  country?: string,
) {
  const browser = openBrowser(server.app, 'harbour');
  const headers = from(country);
  const redirectUri = `${browser.origin}/en_NZ/keycloak-login-handler/`;
  const { url } = authorizationUrl(browser, { redirect_uri: redirectUri, ...changes }, path);
  let response = await browser.get(url, headers);
  for (let hops = 0; hops < 3 && response.statusCode === 303; hops += 1) {
    const { pathname } = locationOf(response);
    if (!pathname.startsWith('/realms/')) return pathname;
    response = await browser.get(browser.origin + pathname, headers);
  }
  return response.statusCode;
}

describe('where players do not sign in at the identity provider', () => {
  test.each([
    ['auth', {}, '/en_NZ/login/'],
    ['registrations', {}, '/en_NZ/register/'],
    ['auth', { ui_locales: 'en-CA' }, '/en_CA/login/'],
    ['registrations', { ui_locales: 'fr-CA' }, '/fr_CA/register/'],
  ] as const)('OIDC-02 FLAG-14 %s %j leads to the lobby’s own page %s', async (path, changes, signInPage) => {
    expect(await signInAddress(path, changes)).toBe(signInPage);
  });

  test('OIDC-02 its form data cannot be read either', async () => {
    const browser = openBrowser(server.app, 'harbour');
    const { url } = authorizationUrl(browser, {
      redirect_uri: `${browser.origin}/en_NZ/keycloak-login-handler/`,
    });
    const form = locationOf(await browser.get(url)).pathname;
    for (const page of ['sign-in', 'sign-up']) {
      const response = await browser.post(`${form}/${page}`, { email: 'ella@foyer.test', password: 'x' });
      expect([303, 400]).toContain(response.statusCode);
    }
    expect(server.registered).toEqual([]);
  });
});

describe('where players of some countries sign in at the identity provider', () => {
  const trySignIn = async (email: string, country?: string) => {
    const browser = openBrowser(server.app, 'northlight');
    const headers = from(country);
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const { password } = ANNA;
    const response = await browser.post(form.action, { csrf: form.csrf, email, password }, headers);
    return response.statusCode === 303 ? locationOf(response).pathname : response.json<SignInPage>().problem;
  };

  test('OIDC-02 AMB-07 the player’s own country decides, whatever the password and current location', async () => {
    const greta = { ...ANNA, email: 'greta@foyer.test', country: 'DE' };
    await server.database.transaction((tx) => server.createPlayer(tx, greta));
    expect(await trySignIn(greta.email)).toBe('otherWayIn');
    expect(await trySignIn(ANNA.email)).toMatch(/^\/realms\/northlight\//);
  });

  test('OIDC-02 a visitor from there sees the lobby’s own page', async () => {
    expect(await trySignIn(ANNA.email, 'DE')).toBe('/en/login/');
  });
});
