import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FeaturedMatches, LobbyPage } from '@foyer/contract/generated/operations.ts';
import { FEATURED_MATCHES_PATH, type PublishedMatch } from '@foyer/contract/sportsbook/featuredMatches.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { verify } from '../../../providers/studios/signature.ts';

const KEY = 'the key of the sportsbook';
const MATCH: PublishedMatch = {
  id: 'm-1',
  league: 'Nordserien',
  home: { name: 'Ravens', colours: ['#112233', '#ffffff'] },
  away: { name: 'Otters', colours: null },
  startsAt: '2026-12-01T18:00:00.000Z',
  live: { home: 1, away: 0, minute: 12 },
  isSuspended: false,
  selections: [
    { outcome: 'home', odds: '1.85', pick: 'm-1~result~home~l12' },
    { outcome: 'draw', odds: '3.40', pick: 'm-1~result~draw~l12' },
    { outcome: 'away', odds: null, pick: 'm-1~result~away~l12' },
  ],
};

/** A sportsbook that publishes the test's matches, and does not respond while they are null. */
const book = {
  response: null as object | null,
  calls: [] as { path: string; headers: IncomingHttpHeaders; body: Buffer }[],
};
const publish = (...matches: readonly object[]) => void (book.response = { matches });
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    book.calls.push({ path: request.url ?? '', headers: request.headers, body });
    return book.response ? response.end(JSON.stringify(book.response)) : request.socket.destroy();
  });
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const apiOrigin = `http://127.0.0.1:${port}`;
  api = await testApi({ sportsbook: { url: 'https://book.example/page', apiOrigin, keys: [KEY] } });
});
beforeEach(() => publish(MATCH));
afterAll(async () => {
  await api.stop();
  server.close();
});

const request = async ({ documentId }: { documentId: string }, brand = 'northlight') => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId },
    headers: { host: `${brand}.localhost` },
  });
  return response.json().data;
};
const shown = async (brand?: string) => (await request(FeaturedMatches, brand)).featuredMatches;
const oddsNow = async () => (await shown())[0].selections.map(({ odds }: { odds: string | null }) => odds);

describe('PROMO-11 the featured matches', () => {
  it('are those of the sportsbook, which is asked with a signature', async () => {
    await api.services.featuredMatches.refresh();
    expect(await shown()).toMatchObject([
      {
        id: 'm-1',
        league: 'Nordserien',
        home: { name: 'Ravens', colours: ['#112233', '#ffffff'] },
        away: { name: 'Otters', colours: [] },
        startsAt: '2026-12-01T18:00:00.000Z',
        live: { home: 1, away: 0, minute: 12 },
        selections: MATCH.selections,
      },
    ]);
    const { headers, body, path } = book.calls.at(-1) ?? {};
    const call = { headers: headers ?? {}, path: path ?? '', body: body ?? Buffer.of() };
    expect(call.path).toBe(FEATURED_MATCHES_PATH);
    expect(verify(call, { sportsbook: [KEY] }, api.clock.now())).toMatchObject({ studio: 'sportsbook' });
  });

  it('are part of the lobby', async () => {
    await api.services.featuredMatches.refresh();
    expect((await request(LobbyPage)).contentBlocks).toMatchObject([
      { type: 'TOP_SPORTS', matches: [{ id: 'm-1' }] },
    ]);
  });

  it('follow the odds, and a suspended match has none', async () => {
    await api.services.featuredMatches.refresh();
    expect(await oddsNow()).toEqual(['1.85', '3.40', null]);
    publish({ ...MATCH, selections: MATCH.selections.map((one) => ({ ...one, odds: '2.00' })) });
    await api.services.featuredMatches.refresh();
    expect(await oddsNow()).toEqual(['2.00', '2.00', '2.00']);
    publish({ ...MATCH, isSuspended: true });
    await api.services.featuredMatches.refresh();
    expect(await oddsNow()).toEqual([null, null, null]);
  });

  it('are null 15 seconds after the last response, and back with the next one', async () => {
    await api.services.featuredMatches.refresh();
    book.response = null;
    await api.services.featuredMatches.refresh();
    api.clock.advance(13 * SECOND);
    expect(await shown()).toHaveLength(1);
    api.clock.advance(3 * SECOND);
    expect(await shown()).toBeNull();
    expect((await request(LobbyPage)).contentBlocks).toEqual([
      { __typename: 'TopSportsBlock', type: 'TOP_SPORTS', matches: null },
    ]);
    publish(MATCH);
    await api.services.featuredMatches.refresh();
    expect(await shown()).toHaveLength(1);
  });

  it.each<[what: string, match: object]>([
    [
      'odds that are none',
      { ...MATCH, selections: [{ ...MATCH.selections[0], odds: '0.90' }, MATCH.selections[1]] },
    ],
    [
      'a pick that no cookie can store',
      { ...MATCH, selections: [{ ...MATCH.selections[0], pick: 'a;b' }, MATCH.selections[1]] },
    ],
    ['a colour that is CSS', { ...MATCH, home: { name: 'Ravens', colours: ['red;x', '#ffffff'] } }],
  ])('are not replaced by %s', async (_what, match) => {
    await api.services.featuredMatches.refresh();
    publish({ ...MATCH, id: 'before' }, match);
    await api.services.featuredMatches.refresh();
    expect(await shown()).toMatchObject([{ id: 'm-1' }]);
  });

  it('are null on a site without a sportsbook', async () => {
    await api.services.featuredMatches.refresh();
    expect(await shown('sol')).toBeNull();
  });
});
