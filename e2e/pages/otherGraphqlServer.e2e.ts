import { readFile } from 'node:fs/promises';
import {
  BASIC_LAYOUT,
  plainGraphqlServer,
  type PlainGraphqlServer,
} from '@foyer/contract/transport/testing/plainGraphqlServer.ts';
import { expect, testWith } from '../fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';

const PAGE = {
  html: '<p>Served by another company.</p>',
  sections: [],
  changedAt: '2026-01-02T00:00:00.000Z',
  version: 7,
};
const ROOT = {
  menu: { items: [] },
  basicLayout: BASIC_LAYOUT,
  page: ({ key }: { readonly key: string }) => ({ ...PAGE, key, title: `Another server’s ${key}` }),
};

let graphql: PlainGraphqlServer | undefined;
const test = testWith(async () => {
  graphql = await plainGraphqlServer(ROOT);
  return { FOYER_GRAPHQL_URL: graphql.origin };
});
// A worker that runs only the second test has started no server.
test.afterAll(() => graphql?.stop());

test('GQLC-01 with another GraphQL server, the built web app and its pages post query, operationName and variables', async ({
  visit,
}) => {
  const visitor = await visit('northlight');
  const { page, address } = visitor;
  const toPlatform: string[] = [];
  page.on('request', (request) => {
    if (/^\/(api\/)?graphql$/.test(new URL(request.url()).pathname) && request.url().startsWith(address('/')))
      toPlatform.push(request.url());
  });
  await page.goto(address('/en/privacy-policy/'));
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another server’s privacy-policy');
  await expect(page.locator('footer')).toContainText('Elsewhere Ltd');
  expect(graphql?.calls).toHaveLength(1);
  expect(graphql?.calls[0]).toMatchObject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-brand': 'northlight', locale: 'en' },
    body: { operationName: 'ContentPage', variables: { key: 'privacy-policy', countryCode: 'FI' } },
  });

  await page.evaluate('window.mark = 1');
  await page.getByRole('link', { name: 'Terms and conditions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another server’s terms-and-conditions');
  expect(await page.evaluate('window.mark')).toBe(1);
  const call = graphql?.calls.at(-1);
  expect(call?.headers).toMatchObject({ origin: address(''), 'x-brand': 'northlight' });
  expect(call?.body).toEqual({
    query: expect.stringMatching(/^query ContentPage\(\$key: String!/),
    operationName: 'ContentPage',
    variables: { key: 'terms-and-conditions', countryCode: 'FI' },
  });
  expect(toPlatform).toEqual([]);
});

test('GQLC-01 a page of the platform’s own GraphQL does not load the texts of the documents', async () => {
  const manifest = JSON.parse(
    await readFile(new URL('../../web/dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, { readonly imports?: readonly string[]; readonly file: string }>;
  const texts = Object.entries(manifest).filter(([name]) => name.endsWith('persisted.json'));
  expect(texts).toHaveLength(1);
  const [name = ''] = texts[0] ?? [];
  for (const [importer, { imports = [] }] of Object.entries(manifest))
    expect(imports, importer).not.toContain(name);
});
