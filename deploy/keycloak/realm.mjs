#!/usr/bin/env node
// Prints the realm of one brand, ready for Keycloak's import:
//   node deploy/keycloak/realm.mjs northlight https://northlight.example > northlight-realm.json
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const LOGOUT_REASONS = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
  'SELF_EXCLUDED',
  'TIMEOUT',
  'SESSION_LIMIT_REACHED',
];

const readJson = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));

/** The Keycloak realm of a brand with this public origin. */
export async function realmOf(brand, origin) {
  if (!/^[a-z0-9-]+$/.test(brand)) throw new Error(`'${brand}' is not a brand`);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`'${origin}' is not an origin like https://northlight.example`);
  const [template, { title, locales, defaultLocale, clients = [] }] = await Promise.all([
    readJson('realm.template.json'),
    readJson(`../../sites/brands/${brand}/brand.json`),
  ]);
  const homes = locales.map((locale) => `${origin}/${locale}`);
  const [client] = template.clients;
  const [profile] = template.components['org.keycloak.userprofile.UserProfileProvider'];
  profile.config['kc.user.profile.config'] = [JSON.stringify(USER_PROFILE)];
  return {
    realm: brand,
    displayName: title,
    supportedLocales: [...new Set(locales.map(languageOf))],
    defaultLocale: languageOf(defaultLocale),
    ...template,
    clients: [
      {
        ...client,
        rootUrl: origin,
        redirectUris: homes.map((home) => `${home}/keycloak-login-handler/`),
        webOrigins: [origin],
        attributes: {
          ...client.attributes,
          // Keycloak's syntax for a list.
          'post.logout.redirect.uris': homes.flatMap(signedOutPages).join('##'),
        },
      },
      ...clients.map(({ id, redirectUris, signedOutUris = [] }) => ({
        ...client,
        clientId: id,
        name: id,
        redirectUris,
        attributes: { ...client.attributes, 'post.logout.redirect.uris': signedOutUris.join('##') },
      })),
    ],
  };
}

const signedOutPages = (home) =>
  [`${home}/login/`, `${home}/sports/`].flatMap((page) => [
    page,
    ...LOGOUT_REASONS.map((reason) => `${page}?logoutReason=${reason}`),
  ]);

const languageOf = (locale) => locale.split('_')[0];

const attribute = (name, displayName, edit) => ({
  name,
  displayName,
  permissions: { view: ['admin', 'user'], edit },
});

// Keycloak drops undeclared attributes; players may not edit these.
const USER_PROFILE = {
  attributes: [
    attribute('username', '${username}', ['admin']),
    attribute('email', '${email}', ['admin', 'user']),
    attribute('firstName', '${firstName}', ['admin', 'user']),
    attribute('lastName', '${lastName}', ['admin', 'user']),
    { ...attribute('player_id', 'Player id', ['admin']), permissions: { view: ['admin'], edit: ['admin'] } },
  ],
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [brand = '', origin = ''] = process.argv.slice(2);
  try {
    process.stdout.write(`${JSON.stringify(await realmOf(brand, origin), null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\nusage: node deploy/keycloak/realm.mjs <brand> <origin>\n`);
    process.exitCode = 1;
  }
}
