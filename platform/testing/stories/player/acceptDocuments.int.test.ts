import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AcceptDocuments,
  BeginDeposit,
  DocumentsToAccept,
  GetPlayerInfo,
  LaunchGame,
  LaunchSportsbook,
  PlayerUpdated,
  RequestWithdrawal,
} from '@foyer/contract/generated/operations.ts';
import type { StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import type { LegalDocument } from '@foyer/contract/legal/documents.ts';
import { money } from '@foyer/domain/money.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { fakePaymentProvider } from '../../cashier/fakePaymentProvider.ts';
import { newerSites } from '../../sites/newerSites.ts';
import { rawSocket } from '../../../server/sockets/testHub.ts';
import { rewardHarness, type RewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const BOOK = {
  url: 'https://book.example/page',
  apiOrigin: 'https://book.example',
  keys: ['the key of the sportsbook'] as const,
};
const STUDIO_KEY = '0123456789abcdef';

/** A node with the site data that the players accepted, and one with newer documents on the same database. */
let old: TestApi;
let newer: TestApi;
let harness: RewardHarness;
beforeAll(async () => {
  const sites = await newerSites([
    { brand: 'northlight', document: 'privacy-policy', version: 9 },
    { brand: 'tivoli', document: 'terms-and-conditions', version: 3 },
    { brand: 'tivoli', document: 'privacy-policy', version: 6 },
  ]);
  const { port } = fakePaymentProvider();
  const options = { sportsbook: BOOK, paymentPorts: { trustly: port } };
  old = await testApi(options);
  newer = await testApi({ ...options, sites, beside: old });
  harness = rewardHarness(old);
});
afterAll(async () => {
  await newer?.stop();
  await old?.stop();
});

interface Player {
  readonly id: string;
  readonly email: string;
  readonly brand: string;
  bearer: string;
}

let player: Player;
beforeEach(async () => {
  player = await newPlayer();
});

async function newPlayer(brand = 'northlight'): Promise<Player> {
  const { player: id, email } = await harness.createPlayer({
    brand,
    country: brand === 'tivoli' ? 'IE' : 'FI',
  });
  const opening = { caller: 'foyer:test', key: id, playerId: id, amount: money(100_00n, 'EUR') };
  await old.database.transaction((tx) => old.services.wallet.post(tx, deposit(opening)));
  return { id, email, brand, bearer: await old.token(brand, email) };
}

async function ask(
  { documentId }: { documentId: string },
  { on = newer, by = player, variables = {} }: { on?: TestApi; by?: Player | null; variables?: object } = {},
) {
  const response = await on.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: {
      host: `${by?.brand ?? 'northlight'}.localhost`,
      ...(by && { authorization: `Bearer ${by.bearer}` }),
    },
  });
  return response.json();
}

const failureOf = ({ errors = [] }: { errors?: { extensions: object }[] }) => errors[0]?.extensions;
const BLOCKED = { type: 'PlayerBlocked', reasons: ['ContentAcceptRequired'], keys: { rule: 'OVER-08' } };

type Versions = Partial<Record<LegalDocument, number>>;
const NEW: Versions = { 'privacy-policy': 9 };
const accept = (versions: Versions = NEW, by: Player | null = player) =>
  ask(AcceptDocuments, {
    by,
    variables: { documents: Object.entries(versions).map(([key, version]) => ({ key, version })) },
  });

const owed = async (by = player): Promise<readonly string[]> => {
  const { data } = await ask(DocumentsToAccept, { by });
  return data.viewer.player.documentsToAccept.map(
    ({ key, version }: { key: string; version: number }) => `${key} ${version}`,
  );
};

async function call(name: StudioCallName, body: object, studio = 'sandbox', on = newer) {
  const path = STUDIO_PATHS[name];
  const raw = JSON.stringify(body);
  const at = String(on.clock.now().getTime());
  const key = studio === 'sandbox' ? STUDIO_KEY : BOOK.keys[0];
  const response = await on.app.inject({
    method: 'POST',
    url: path,
    payload: raw,
    headers: {
      'content-type': 'application/json',
      'x-studio': studio,
      'x-timestamp': at,
      'x-signature': sign(key, at, path, Buffer.from(raw)).toString('hex'),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Opens a game or the sportsbook on the old node. @returns functions that place bets of 1.00 and make other calls */
async function play(what: 'game' | 'sportsbook') {
  const isGame = what === 'game';
  const { data } = isGame
    ? await ask(LaunchGame, { on: old, variables: { slug: 'fox-and-ember' } })
    : await ask(LaunchSportsbook, { on: old });
  const { url } = isGame ? data.launchGame : data.launchSportsbook;
  const studio = isGame ? 'sandbox' : 'sportsbook';
  const token = new URL(url).searchParams.get('token');
  const { body } = await call('authenticate', { token }, studio);
  const { sessionId } = body;
  const bet = (roundId: string = randomUUID(), on = newer) => {
    const largestWin = isGame ? {} : { largestWin: '9.00' };
    const amounts = { amount: '1.00', currency: 'EUR', ...largestWin };
    return call('bet', { sessionId, transactionId: randomUUID(), roundId, ...amounts }, studio, on);
  };
  const inRound = (name: StudioCallName, roundId: string, more: object = {}) =>
    call(name, { sessionId, transactionId: randomUUID(), roundId, ...more }, studio);
  return { bet, inRound };
}

const rows = async (statement: string, ...values: unknown[]) =>
  (await old.database.pool.query<Record<string, unknown>>(statement, values)).rows;
const acceptances = (id = player.id) =>
  rows(
    `select document, version, text_hash as hash from identity.acceptance where player_id = $1 order by document, version`,
    id,
  );

describe('OVER-08 a new version of a legal document', () => {
  it('OVER-08 PLAYER-11 is asked of each brand’s players only, with its text and what changed', async () => {
    const finn = await newPlayer('tivoli');
    expect(await owed()).toEqual(['privacy-policy 9']);
    expect(await owed(finn)).toEqual(['terms-and-conditions 3', 'privacy-policy 6']);
    const { data } = await ask(DocumentsToAccept);
    expect(data.viewer.player.documentsToAccept).toMatchObject([
      { title: 'New rules', changes: 'Rule 9 is new.', html: expect.stringContaining('version 9') },
    ]);
    const info = (await ask(GetPlayerInfo)).data.viewer.player;
    expect(info).toMatchObject({ termsAccepted: true, privacyPolicyAccepted: false });
    expect(info.guards).toEqual(['contentAccept']);
    // The node that has not read the new site data yet does not ask the player to accept the documents.
    const { guards } = (await ask(GetPlayerInfo, { on: old })).data.viewer.player;
    expect(guards).toEqual([]);
  });

  it('OVER-08 is told to an open session when its socket reaches a node that knows it', async () => {
    const updateFrom = async (on: TestApi) => {
      const socket = rawSocket(on.port, { headers: { host: 'northlight.localhost' } });
      await socket.opened;
      const payload = { authorization: `Bearer ${player.bearer}`, brand: 'northlight' };
      socket.say({ type: 'connection_init', payload });
      await socket.take();
      await socket.take();
      socket.say({ type: 'start', id: 'p', payload: { documentId: PlayerUpdated.documentId } });
      return socket;
    };
    for (const [node, isContentAccepted] of [
      [old, true],
      [newer, false],
    ] as const) {
      const socket = await updateFrom(node);
      expect(await socket.take()).toMatchObject({
        payload: { data: { playerUpdated: { isContentAccepted } } },
      });
    }
  });

  it.each(['game', 'sportsbook'] as const)(
    'OVER-08 LIMIT-11 refuses stakes in an open %s, and no win or end of a round, until accepted',
    async (what) => {
      const { bet, inRound } = await play(what);
      const won = randomUUID();
      expect((await bet(won, old)).status).toBe(200);
      const before = await bet();
      expect(before).toMatchObject({ status: 403, body: { error: { type: 'ContentAcceptRequired' } } });
      expect((await bet(won)).body.error.type).toBe('ContentAcceptRequired');
      const win = await inRound('win', won, { amount: '5.00', currency: 'EUR' });
      expect(win).toMatchObject({ status: 200, body: { balance: '104.00' } });
      expect((await inRound('endRound', won)).status).toBe(200);
      await accept();
      // The next round of a slot may begin after its shortest cycle.
      newer.clock.advance(3_000);
      expect(await bet()).toMatchObject({ status: 200, body: { balance: '103.00' } });
    },
  );

  it('OVER-08 refuses to open games and the sportsbook, until accepted', async () => {
    const open = () =>
      Promise.all([ask(LaunchGame, { variables: { slug: 'fox-and-ember' } }), ask(LaunchSportsbook)]);
    for (const answer of await open()) expect(failureOf(answer)).toMatchObject(BLOCKED);
    await accept();
    for (const answer of await open()) expect(answer.errors).toBeUndefined();
  });

  it('OVER-08 LIMIT-11 refuses deposits and no withdrawal; a deposit that was paid before is credited', async () => {
    const amounts = { amount: '20.00', currency: 'EUR', method: 'trustly', account: null };
    const begin = (on = newer) =>
      ask(BeginDeposit, { on, variables: { deposit: { ...amounts, idempotencyKey: randomUUID() } } });
    const begun = (await begin(old)).data.beginDeposit;
    const tries = await Promise.all(Array.from({ length: 6 }, () => begin()));
    for (const answer of tries) expect(failureOf(answer)).toMatchObject(BLOCKED);
    const { rows: payments } = await old.database.pool.query(
      'select id from cashier.payment where player_id = $1',
      [player.id],
    );
    expect(payments).toEqual([{ id: begun.id }]);
    await settlePayment(newer.services, 'trustly', {
      noticeId: randomUUID(),
      merchant: player.brand,
      reference: begun.id,
      kind: 'deposit',
      outcome: 'succeeded',
      amount: money(20_00n, 'EUR'),
      reason: null,
      account: { id: 'bank-4417', label: 'Nordbank •• 4417' },
    });
    expect((await harness.balance(old.player(player.bearer)))[0]).toBe('120.00');
    const withdrawal = { ...amounts, account: null, idempotencyKey: randomUUID() };
    expect((await ask(RequestWithdrawal, { variables: { withdrawal } })).errors).toBeUndefined();
    await accept();
    expect((await begin()).errors).toBeUndefined();
  });
});

describe('OVER-08 an acceptance', () => {
  it('PLAYER-11 is kept with version, time, language and the hash of the text, and cannot be changed', async () => {
    const { data } = await accept();
    expect(data.acceptDocuments).toMatchObject({ privacyPolicyAccepted: true, guards: [] });
    const site = newer.sites.byBrand('northlight')!.inCountry('FI');
    const page = newer.sites.page('privacy-policy', site, 'en')!;
    const hash = createHash('sha256').update(`${page.title}\n${page.html}`).digest('hex');
    expect((await acceptances()).at(1)).toEqual({ document: 'privacy-policy', version: 9, hash });
    const [stored] = await rows(
      'select locale, accepted_at from identity.acceptance where player_id = $1 and version = 9',
      player.id,
    );
    expect(stored?.locale).toBe('en');
    expect(Math.abs(Number(stored?.accepted_at) - newer.clock.now().getTime())).toBeLessThan(60_000);
    for (const change of ['update identity.acceptance set version = 10', 'delete from identity.acceptance'])
      await expect(rows(`${change} where player_id = $1`, player.id)).rejects.toThrow();
  });

  it('OVER-08 is stored once, however often and in parallel it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept()));
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const [first] = await rows(
      'select accepted_at from identity.acceptance where player_id = $1 and version = 9',
      player.id,
    );
    await accept();
    expect(await acceptances()).toHaveLength(3);
    expect(
      await rows(
        'select accepted_at from identity.acceptance where player_id = $1 and version = 9',
        player.id,
      ),
    ).toEqual([first]);
  });

  it.each<[string, Versions]>([
    ['the version before', { 'privacy-policy': 5 }],
    ['a version that is not published yet', { 'privacy-policy': 10 }],
    ['the version of another brand', { 'privacy-policy': 6 }],
    ['a current and an earlier version together', { 'privacy-policy': 9, 'terms-and-conditions': 1 }],
  ])('OVER-08 of %s is refused and changes nothing', async (_what, versions) => {
    const before = await acceptances();
    expect(failureOf(await accept(versions))).toMatchObject({
      type: 'DocumentChanged',
      keys: { 'privacy-policy': '9', 'terms-and-conditions': '2' },
    });
    expect(await owed()).toEqual(['privacy-policy 9']);
    expect(await acceptances()).toEqual(before);
  });

  it('OVER-08 of an unknown, repeated or missing document is refused', async () => {
    const send = (documents: object[]) => ask(AcceptDocuments, { variables: { documents } });
    const current = { key: 'privacy-policy', version: 9 };
    for (const documents of [[], [{ key: 'bonus-terms-and-conditions', version: 1 }], [current, current]])
      expect(failureOf(await send(documents))).toMatchObject({ type: 'BadRequest' });
    expect(await owed()).toEqual(['privacy-policy 9']);
  });

  it('OVER-08 of one of two documents leaves the other, and play stays refused', async () => {
    player = await newPlayer('tivoli');
    expect((await accept({ 'privacy-policy': 6 })).errors).toBeUndefined();
    expect(await owed()).toEqual(['terms-and-conditions 3']);
    const launch = () => ask(LaunchGame, { variables: { slug: 'fox-and-ember' } });
    expect(failureOf(await launch())).toMatchObject(BLOCKED);
    await accept({ 'terms-and-conditions': 3 });
    expect((await launch()).errors).toBeUndefined();
  });

  it('OVER-08 is the signed-in player’s alone: a visitor, an ended session and other players accept nothing', async () => {
    const other = await newPlayer();
    expect(failureOf(await accept(NEW, null))).toMatchObject({ type: 'AuthenticationFailure' });
    const earlier = { ...player };
    // A sign-in on another device ends this session, and that device is asked as well.
    player.bearer = await newer.token('northlight', player.email);
    expect(failureOf(await accept(NEW, earlier))).toMatchObject({ type: 'AuthenticationFailure' });
    expect(await owed()).toEqual(['privacy-policy 9']);
    await accept();
    expect(await owed()).toEqual([]);
    expect(await owed(other)).toEqual(['privacy-policy 9']);
  });
});
