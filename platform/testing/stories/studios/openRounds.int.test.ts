import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import type { Session } from '../../../infra/session.ts';
import { sign } from '../../../providers/studios/signature.ts';
import type { Site } from '../../../sites/index.ts';
import { reloadableSites } from '../../../server/production/reloadableSites.ts';
import { testSites } from '../../../sites/testSites.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const SECRET = '0123456789abcdef';
const GAME = 'fox-and-ember';

/** The site data of the platform, in which tests switch games off as a reload does. */
const reloadable = reloadableSites(await testSites());

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ sites: reloadable.sites });
});
afterAll(async () => {
  expect(await auditLedger(api.database.query)).toMatchObject({ isClean: true });
  await api.stop();
});

// CLOCK-06: the clock advances, so that the rounds of the previous test began longer ago than a slot's shortest cycle.
beforeEach(() => api.clock.advance(3 * SECOND));

const signIn = async (): Promise<Session> =>
  api.services.signIn.authenticate(await api.token(), api.sites.defaultSite);
const signOut = ({ sessionId }: Session) =>
  api.database.transaction((tx) => api.services.signIn.endSession(tx, sessionId, 'SIGNED_OUT'));

async function call(name: keyof typeof STUDIO_PATHS, body: object) {
  const path = STUDIO_PATHS[name];
  const payload = Buffer.from(JSON.stringify(body));
  const at = String(api.clock.now().getTime());
  const response = await api.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'x-studio': 'sandbox',
      'x-timestamp': at,
      'x-signature': sign(SECRET, at, path, payload).toString('hex'),
      'content-type': 'application/json',
    },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** Launches the game and authenticates at the studio API with the token of the launch. */
async function open(session: Session, slug = GAME) {
  const { url } = await launchGame(api.services, {
    site: reloadable.sites.defaultSite,
    session,
    locale: 'en',
    slug,
    mode: 'real',
    lobbyOrigin: 'http://localhost:3000',
  });
  const token = new URL(url).searchParams.get('token') ?? '';
  const { body } = await call('authenticate', { token });
  return { token, sessionId: String(body['sessionId']), openRound: body['openRound'] };
}

let names = 0;
const bet = (sessionId: string, roundId = `open-${++names}`) => ({
  sessionId,
  transactionId: `open-bet-${++names}`,
  roundId,
  amount: '1.00',
  currency: 'EUR',
});
const end = (sessionId: string, roundId: string) =>
  call('endRound', { sessionId, roundId, transactionId: `open-end-${++names}` });

describe('an open round', () => {
  it('is in the launch data when the page is reloaded, and continues there', async () => {
    const session = await signIn();
    const before = await open(session);
    expect(before.openRound).toBeNull();
    const first = bet(before.sessionId);
    const { roundId, transactionId, amount } = first;
    await call('bet', first);

    const after = await open(session);
    expect(after.openRound).toEqual({ roundId, bets: [{ transactionId, amount }] });
    // Reloading the frame while the token is valid returns the same open round.
    expect((await call('authenticate', { token: after.token })).body['openRound']).toEqual(after.openRound);
    expect((await call('bet', bet(after.sessionId, roundId))).status).toBe(200);
    expect((await call('win', { ...bet(after.sessionId, roundId), amount: '0.70' })).status).toBe(200);
    await end(after.sessionId, roundId);
    expect((await open(session)).openRound).toBeNull();
  });

  it('launched twice takes stakes at the later launch only, and pays at both', async () => {
    const session = await signIn();
    const here = await open(session);
    const first = bet(here.sessionId);
    await call('bet', first);
    const there = await open(session);
    const refused = await call('bet', bet(here.sessionId, first.roundId));
    expect(refused).toMatchObject({ status: 403, body: { error: { type: 'SessionEnded' } } });
    expect(await call('authenticate', { token: here.token })).toMatchObject({ status: 404 });
    for (const { sessionId } of [here, there])
      expect((await call('win', bet(sessionId, first.roundId))).status).toBe(200);
    expect((await end(here.sessionId, first.roundId)).status).toBe(200);
  });

  it('of another game continues in parallel', async () => {
    const session = await signIn();
    const one = await open(session);
    const other = await open(session, 'observatory-roulette');
    expect(other.openRound).toBeNull();
    const first = bet(one.sessionId);
    expect((await call('bet', first)).status).toBe(200);
    expect((await call('bet', bet(other.sessionId))).status).toBe(200);
    await end(one.sessionId, first.roundId);
  });

  it('survives signing out: wins, rollbacks and its end are accepted, and the next session sees it', async () => {
    const session = await signIn();
    const before = await open(session);
    const first = bet(before.sessionId);
    const { roundId } = first;
    await call('bet', first);
    const second = bet(before.sessionId, roundId);
    await call('bet', second);
    await signOut(session);
    api.clock.advance(90 * SECOND);

    expect(await call('bet', bet(before.sessionId, roundId))).toMatchObject({ status: 403 });
    const undo = { sessionId: before.sessionId, roundId, transactionId: `open-undo-${++names}` };
    expect((await call('rollback', { ...undo, rollsBack: second.transactionId })).status).toBe(200);
    expect((await call('win', bet(before.sessionId, roundId))).status).toBe(200);

    const after = await open(await signIn());
    expect(after.openRound).toEqual({
      roundId,
      bets: [{ transactionId: first.transactionId, amount: '1.00' }],
    });
    expect((await end(before.sessionId, roundId)).status).toBe(200);
  });

  it('of one device can be continued on another, whose sign-in ends the first session', async () => {
    const here = await open(await signIn());
    const first = bet(here.sessionId);
    await call('bet', first);
    const there = await open(await signIn());
    expect(there.openRound).toMatchObject({ roundId: first.roundId });
    expect(await call('bet', bet(here.sessionId))).toMatchObject({
      status: 403,
      body: { error: { type: 'SessionEnded' } },
    });
    await end(there.sessionId, first.roundId);
  });
});

describe('an open round of a game that the operator switches off', () => {
  /** Switches games off at all brands. */
  async function switchOff(...switchedOff: Site['switchedOff']): Promise<void> {
    const demo = await testSites();
    const closed = <Found extends Site | undefined>(site: Found): Found => site && { ...site, switchedOff };
    reloadable.replace({
      ...demo,
      brands: demo.brands.map(closed),
      defaultSite: closed(demo.defaultSite),
      byBrand: (id) => closed(demo.byBrand(id)),
    });
  }
  afterEach(() => switchOff());

  it('can be played on and is paid, where the player is and after a reload, and no other round begins', async () => {
    const session = await signIn();
    const here = await open(session);
    const first = bet(here.sessionId);
    const { roundId, transactionId, amount } = first;
    await call('bet', first);
    await switchOff({ games: [GAME] });

    expect((await call('bet', bet(here.sessionId, roundId))).status).toBe(200);
    expect(await call('bet', bet(here.sessionId))).toMatchObject({
      status: 403,
      body: { error: { type: 'SessionEnded' } },
    });
    const again = await open(session);
    expect(again.openRound).toMatchObject({ roundId, bets: [{ transactionId, amount }, {}] });
    expect(await call('bet', bet(again.sessionId))).toMatchObject({ status: 403 });
    expect((await call('bet', bet(again.sessionId, roundId))).status).toBe(200);
    expect((await call('win', { ...bet(again.sessionId, roundId), amount: '7.00' })).status).toBe(200);
    expect((await end(again.sessionId, roundId)).status).toBe(200);
    // A late win of the round that is over.
    expect((await call('win', bet(again.sessionId, roundId))).status).toBe(200);

    const launch = open(session);
    await expect(launch).rejects.toMatchObject({
      type: 'GameNotAvailable',
      status: 404,
      reasons: ['switchedOff'],
      keys: { slug: GAME },
    });
    expect(await call('bet', bet(again.sessionId))).toMatchObject({ status: 403 });
    await switchOff();
    api.clock.advance(3 * SECOND);
    expect((await call('bet', bet((await open(session)).sessionId))).status).toBe(200);
  });

  it('is that of the player alone: nobody else opens the game, for fun neither', async () => {
    await switchOff({ categories: ['slots'], countries: [reloadable.sites.defaultSite.market.country] });
    const launch = (mode: 'real' | 'fun', session: Session | null) =>
      launchGame(api.services, {
        site: reloadable.sites.defaultSite,
        session,
        locale: 'en',
        slug: 'bramble-court',
        mode,
        lobbyOrigin: 'http://localhost:3000',
      });
    for (const mode of ['real', 'fun'] as const)
      for (const session of [await signIn(), null])
        await expect(launch(mode, session)).rejects.toMatchObject({
          type: 'GameNotAvailable',
          reasons: ['switchedOff'],
        });
    await switchOff({ categories: ['slots'], countries: ['JP'] });
    expect(await launch('fun', await signIn())).toMatchObject({ hasMessages: true });
  });

  it('stops new rounds in the countries of the entry alone', async () => {
    const here = await open(await signIn());
    await switchOff({ games: [GAME], countries: ['JP'] });
    const first = bet(here.sessionId);
    expect((await call('bet', first)).status).toBe(200);
    await end(here.sessionId, first.roundId);
    await switchOff({ games: [GAME], countries: [reloadable.sites.defaultSite.market.country] });
    api.clock.advance(3 * SECOND);
    expect(await call('bet', bet(here.sessionId))).toMatchObject({ status: 403 });
  });
});
