import { afterAll, beforeAll, expect, it } from 'vitest';
import { MarkNotificationsRead, NotificationsSlice } from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { loadSites } from '../../../../sites/index.ts';
import { copySites, type SitesCopy } from '../../../../sites/testing/copySites.ts';
import { rewardHarness, type RewardHarness } from '../../../rewardHarness.ts';
import { testApi, type TestApi } from '../../../testApi.ts';

const HOSTILE = '<img src=x onerror=alert(1)> & "{brand}"';

let copy: SitesCopy;
let api: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  copy = await copySites();
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const message = { from: at(-1), until: at(30), isAdvertising: false, words: 'kept' };
  const licence = 'licences/mga.json';
  await copy.set('brands/northlight/brand.json', {
    messages: [
      { ...message, id: 'hostile', words: 'hostile' },
      { ...message, id: 'offer', isAdvertising: true, page: 'promotions' },
      { ...message, id: 'over', from: at(-2), until: at(-1) },
      { ...message, id: 'future', from: at(1) },
      { ...message, id: 'germans', countries: ['DE'] },
      { ...message, id: 'finnish', locales: ['fi'] },
    ],
  })();
  await copy.set(licence, { messages: [{ ...message, id: 'licence', isAdvertising: true }] })();
  for (const locale of ['en', 'de', 'fi', 'no', 'fr', 'it', 'et_EE', 'ja'])
    await copy.change(`locales/${locale}/notifications.json`, (texts) => ({
      ...texts,
      'notifications.message.hostile.title': HOSTILE,
      'notifications.message.hostile.text': `${locale} ${HOSTILE}`,
    }))();
  api = await testApi({ sites: await loadSites(copy.folder) });
  harness = rewardHarness(api);
});
afterAll(async () => {
  await api.stop();
  await copy.delete();
});

async function newPlayer() {
  const { player, email } = await harness.createPlayer();
  return { player, token: await api.token('northlight', email) };
}

async function read(token: string, locale = 'en') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: NotificationsSlice.documentId, variables: { first: 20, after: null } },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${token}`, locale },
  });
  return response.json().data.viewer.notifications;
}

interface Page {
  readonly edges: readonly {
    readonly node: {
      readonly kind: string;
      readonly message: { readonly text: string; readonly title: string };
    };
  }[];
  readonly unread: number;
}

it('messages of licence and brand reach the players they are for, once, also from many tabs at once', async () => {
  const { token } = await newPlayer();
  await Promise.all(Array.from({ length: 8 }, () => read(token)));
  const { edges, unread }: Page = await read(token);
  expect(edges.map(({ node }) => node.kind)).toEqual(edges.map(() => 'OperatorMessage'));
  expect([edges.length, unread]).toEqual([3, 3]);
});

it('a message is plain text in the language of the request, whatever it contains', async () => {
  const { token } = await newPlayer();
  const texts = async (locale: string) =>
    ((await read(token, locale)) as Page).edges.map(({ node }) => node.message.text);
  const shown = '<img src=x onerror=alert(1)> & "Northlight"';
  expect(await texts('en')).toContain(`en ${shown}`);
  expect(await texts('fi')).toContain(`fi ${shown}`);
});

it('EXCLUSION-08 a player who may not receive advertising gets the other messages', async () => {
  const { player, token } = await newPlayer();
  await harness.set(player, { marketing_blocked: true });
  const page: Page = await read(token);
  expect(page.edges.map(({ node }) => node.message.text.slice(0, 4))).toEqual(['en <']);
  await harness.set(player, { marketing_blocked: false });
  expect((await read(token)).unread).toBe(3);
  await harness.set(player, { marketing_blocked: true });
  expect((await read(token)).unread).toBe(1);
});

it('a message in a language is for players who chose it', async () => {
  const { player, token } = await newPlayer();
  await harness.set(player, { language: 'fi' });
  expect((await read(token)).unread).toBe(4);
});

it('a message that was read stays read, and leaves the list at its end', async () => {
  const { token } = await newPlayer();
  const { edges } = await read(token);
  await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      documentId: MarkNotificationsRead.documentId,
      variables: { id: edges[0].node.id, upTo: true },
    },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
  });
  expect(await read(token)).toMatchObject({ unread: 0, edges: { length: 3 } });
  const later = await testApi({
    beside: api,
    sites: await loadSites((await withoutMessages(copy)).folder),
  });
  const response = await later.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: NotificationsSlice.documentId, variables: { first: 20, after: null } },
    headers: { host: 'northlight.localhost', authorization: `Bearer ${token}` },
  });
  expect(response.json().data.viewer.notifications).toMatchObject({ unread: 0, edges: [] });
  await later.stop();
});

async function withoutMessages(changed: SitesCopy): Promise<SitesCopy> {
  await changed.set('brands/northlight/brand.json', { messages: [] })();
  await changed.set('licences/mga.json', { messages: [] })();
  return changed;
}
