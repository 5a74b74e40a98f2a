import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema as sdl } from '@foyer/contract/generated/schema.ts';
import { ACCESS_TOKEN_COOKIE, CUSTOM_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { authorizationUrl, openBrowser } from '../signIn/browser.ts';
import { GRAPHQL_PATHS } from '../../server/graphql/routes.ts';
import { testApi, type TestApi } from '../testApi.ts';

/**
 * Another site's page can make a player's browser send its cookies and post forms. Routes and mutations are
 * read from the app and the schema, so that new ones are tested automatically.
 */
let harness: TestApi;
let token: string;
const HOST = 'northlight.localhost';
beforeAll(async () => {
  harness = await testApi({
    web: {
      renderPage: async () => ({ status: 200, headers: { 'content-type': 'text/html' }, html: '<p>' }),
    },
  });
  token = await harness.token();
});
afterAll(() => harness.stop());

const FOREIGN = { host: HOST, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const cookies = () => ({
  [ACCESS_TOKEN_COOKIE]: token,
  [CUSTOM_TOKEN_COOKIE]: token,
  refreshToken: 'r',
  foyerSignIn: 's',
});

const mutations = Object.values(buildSchema(sdl).getMutationType()?.getFields() ?? {});

/** The shortest call of each mutation that the schema accepts. */
function callOf({ name, args, type }: (typeof mutations)[number]): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${literalOf(arg.type)}`);
  const list = given.length > 0 ? `(${given.join(', ')})` : '';
  return `mutation { ${name}${list}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`;
}

function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  return SCALARS[type.name] ?? '"x"';
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Decimal: '"1.00"',
  Currency: '"EUR"',
  DateTime: '"2030-01-01T00:00:00.000Z"',
};

describe.each(mutations.map((field) => [field.name, callOf(field)]))('the mutation %s', (name, query) => {
  const responseTo = async (sent: Record<string, string>) => {
    const response = await harness.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      headers: FOREIGN,
      cookies: sent,
    });
    const { errors } = response.json<{ errors?: { extensions: { type: string; reasons: string[] } }[] }>();
    return errors?.map(({ extensions }) => [extensions.type, extensions.reasons]) ?? 'done';
  };

  it(`${name}: a player’s cookies give no more access than none`, async () => {
    // A first call, because the first response to a document differs from later ones.
    await responseTo({});
    expect(await responseTo(cookies())).toEqual(await responseTo({}));
    // The player is still signed in.
    await expect(
      harness.services.signIn.authenticate(token, harness.sites.defaultSite),
    ).resolves.toBeDefined();
  });

  it.each(GRAPHQL_PATHS)(`${name}: cannot be called by a URL or a form: %s`, async (path) => {
    const bearer = { authorization: `Bearer ${token}` };
    const link = await harness.app.inject({
      url: `${path}?${new URLSearchParams({ query })}`,
      headers: { ...FOREIGN, ...bearer },
      cookies: cookies(),
    });
    expect([link.statusCode, link.json().errors[0].extensions.reasons]).toEqual([405, ['onlyQueriesByGet']]);
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const form = await harness.app.inject({
        method: 'POST',
        url: path,
        payload: JSON.stringify({ query }),
        headers: { ...FOREIGN, ...bearer, 'content-type': type },
        cookies: cookies(),
      });
      expect(form.statusCode).toBe(415);
    }
  });
});

const TELEMETRY = /^\/api\/(errors|events)$/;

/** Every route that may change data, with its protection against other sites' pages. */
const STORED_BY: readonly (readonly [RegExp, string])[] = [
  [/^(\/api)?\/graphql$/, 'JSON and a bearer: the tests above'],
  [/^\/compliance\/v1\/documents$/, 'a bearer, asked for before the body'],
  [/^\/realms\/:brand\/protocol\/openid-connect\/auth\/:uid\/form\/sign-(in|up)$/, 'a token of the form'],
  [/^\/realms\/:brand\/(\*|protocol\/openid-connect\/userinfo)$/, 'the provider’s own proofs'],
  [/^\/studio\/v1\//, 'a signature'],
  [/^\/providers\//, 'a signature'],
  [TELEMETRY, 'nothing: it changes nothing of anybody’s'],
];

interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Paths and methods of all routes, from the tree that the app prints, in which a path's parent comes first. */
function routes(): readonly Route[] {
  const parents: string[] = [];
  return harness.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + part;
      parents.splice(depth, parents.length, path);
      return methods === undefined ? [] : [{ path, methods: methods.split(', ') }];
    });
}

const isHarmless = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

describe('every route that may change data', () => {
  const changing = () => routes().filter(({ methods }) => methods.some((method) => !isHarmless(method)));

  it('is listed with its protection against other sites’ pages', () => {
    expect(changing().length).toBeGreaterThan(5);
    const unknown = changing().filter(({ path }) => !STORED_BY.some(([pattern]) => pattern.test(path)));
    expect(unknown).toEqual([]);
  });

  it('refuses a form of another site’s page, even with the player’s cookies', async () => {
    for (const { path, methods } of changing().filter((route) => !TELEMETRY.test(route.path))) {
      const url = path
        .replace(':brand', 'northlight')
        .replace(/:\w+/g, 'x')
        .replace('*', 'protocol/openid-connect/token');
      for (const method of methods.filter((one) => !isHarmless(one))) {
        const response = await harness.app.inject({
          method: method as 'POST',
          url,
          payload: 'a=1&grant_type=refresh_token&client_id=app&csrf=x&email=a&password=b',
          headers: { ...FOREIGN, 'content-type': 'application/x-www-form-urlencoded' },
          cookies: cookies(),
        });
        expect([method, url, isRefusal(response)]).toEqual([method, url, true]);
      }
    }
  });
});

/** The wallet of the Hub88 dialect answers a refusal with 200 and its own status. */
const isRefusal = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean =>
  (statusCode >= 400 && statusCode < 500) || /"status":"RS_ERROR_\w+"/.test(body);

/**
 * Directives with their sources. @throws for more than one policy, or a repeated directive, which browsers
 * ignore
 */
function parsedPolicy(header: unknown): ReadonlyMap<string, string> {
  if (typeof header !== 'string' || header.includes(','))
    throw new Error(`not one policy: ${String(header)}`);
  const directives = header.split(';').map((part) => part.trim().split(/ +(.*)/s, 2));
  const parsed = new Map(directives.map(([name = '', sources = '']) => [name, sources]));
  if (parsed.size !== directives.length) throw new Error(`a directive comes twice: ${header}`);
  return parsed;
}

describe('every response', () => {
  const tokenPath = '/realms/northlight/protocol/openid-connect/token';

  it.each([
    ['a page', 'GET', '/en/'],
    ['the way to a page', 'GET', '/'],
    ['a page that is not there', 'GET', '/en/nothing-here/'],
    ['the sign-in page', 'GET', '/en/login/'],
    ['an authorization request that is refused', 'GET', '/realms/northlight/protocol/openid-connect/auth'],
    ['a form that is over', 'POST', '/realms/northlight/protocol/openid-connect/auth/x/form/sign-in'],
    ['the way from a form that is over', 'GET', '/realms/northlight/protocol/openid-connect/auth/x/form'],
    ['the sign-out page', 'GET', '/realms/northlight/protocol/openid-connect/logout'],
    ['the token endpoint', 'POST', tokenPath],
    ['a method that the provider does not know', 'OPTIONS', tokenPath],
    ['the keys of a realm', 'GET', '/realms/northlight/protocol/openid-connect/certs'],
    ['a realm that is not there', 'GET', '/realms/nobody/protocol/openid-connect/certs'],
    ['userinfo', 'GET', '/realms/northlight/protocol/openid-connect/userinfo'],
    ['GraphQL', 'POST', '/graphql'],
    ['GraphQL by GET', 'GET', '/api/graphql?query={__typename}'],
    ['a broken body', 'POST', '/api/graphql'],
    ['the feed', 'GET', '/api/feed'],
    ['jackpots', 'GET', '/jackpot/v1/rates'],
    ['an upload', 'POST', '/compliance/v1/documents'],
    ['a studio’s call', 'POST', '/studio/v1/bet'],
    ['a company’s callback', 'POST', '/hooks/trustly'],
    ['the page behind a payment', 'GET', '/payment-returned/en/x'],
    ['health', 'GET', '/health/live'],
    ['metrics', 'GET', '/metrics'],
    ['texts', 'GET', '/texts/en/shell.json'],
    ['a logo', 'GET', '/brand/northlight/logo.svg'],
    ['a picture of a game', 'GET', '/images/games/fox-and-ember/portrait-240'],
    ['a file that is not there', 'GET', '/assets/nothing.js'],
    ['a route that is not there', 'PUT', '/nothing'],
    ['an address that cannot be read', 'GET', '/%zz'],
  ] as const)('SHELL-02 %s has exactly one content security policy', async (_what, method, url) => {
    const { headers, statusCode } = await harness.app.inject({
      method,
      url,
      headers: { host: 'northlight.localhost', accept: 'text/html', 'content-type': 'application/json' },
      ...(method === 'POST' && { payload: '{' }),
    });
    const policy = parsedPolicy(headers['content-security-policy']);
    expect([statusCode, policy.get('default-src'), policy.get('base-uri')]).toEqual([
      statusCode,
      "'none'",
      "'none'",
    ]);
    expect(policy.get('frame-ancestors')).toMatch(/^'(none|self)'$/);
    expect(policy.get('form-action')).toBeDefined();
    expect(policy.get('script-src') ?? "'nonce-x'").toMatch(/^'nonce-[^' ]+'( 'strict-dynamic')?$/);
  });

  it('SHELL-02 only pages may run scripts or have frames', async () => {
    for (const url of ['/graphql?query={__typename}', '/health/live', '/texts/en/shell.json', '/api/feed']) {
      const { headers } = await harness.app.inject({ url, headers: { host: 'northlight.localhost' } });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    }
  });
});

describe('every page', () => {
  const FRAMED_BY = /frame-ancestors '(none|self)'/;

  it('cannot be framed by another site', async () => {
    const browser = openBrowser(harness.app, 'northlight');
    const responses = await Promise.all([
      ...['/en/', '/en/login/', '/en/nothing-here/'].map((path) => browser.get(path)),
      browser.get(authorizationUrl(browser, { client_id: 'nobody' }).url),
      browser.get(`${browser.realm}/protocol/openid-connect/logout`),
      browser.get(`${browser.realm}/protocol/openid-connect/auth/x/form/sign-in`),
      browser.get('/en/../../no-route', { accept: 'text/html' }),
    ]);
    for (const { headers, statusCode, raw } of responses) {
      const what = [raw.req.url, statusCode, headers['content-type']];
      expect([...what, FRAMED_BY.test(String(headers['content-security-policy']))]).toEqual([...what, true]);
      expect(String(headers['x-frame-options'])).toMatch(/^(DENY|SAMEORIGIN)$/i);
    }
  });

  it('also says that other responses cannot be framed', async () => {
    const plain = routes().filter(
      ({ path, methods }) => methods.includes('GET') && !path.startsWith('/realms/'),
    );
    expect(plain.length).toBeGreaterThan(5);
    for (const { path } of plain) {
      const { headers } = await harness.app.inject({
        url: path.replace(/[:*]\w*/g, 'x'),
        headers: { host: HOST },
      });
      expect([path, String(headers['x-frame-options'])]).toEqual([path, 'SAMEORIGIN']);
    }
  });
});
