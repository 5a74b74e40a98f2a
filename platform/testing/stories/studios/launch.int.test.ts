import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import type { CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { launchGame, type LaunchRequest } from '../../../flows/launch/launchGame.ts';
import type { Block } from '../../../modules/player/index.ts';
import type { NewPlayer } from '../../../modules/registration/index.ts';
import {
  openLedger,
  SOME_TERMS,
  type Ledger,
  type TestPlayer,
} from '../../../modules/wallet/testing/ledger.ts';
import type { Site, StudioServer } from '../../../sites/index.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import { testSites } from '../../../sites/testSites.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';

let ledger: Ledger;
let site: Site;
let testPlayer: TestPlayer;
beforeAll(async () => {
  ledger = await openLedger();
  site = (await testSites()).defaultSite;
  testPlayer = await ledger.addPlayer();
});
afterAll(() => ledger.drop());

const STUDIO: StudioServer = {
  studio: 'sandbox',
  origin: 'https://studio.example',
  launch: '/play/{game}?token={token}&locale={locale}&currency={currency}&mode={mode}&lobby={lobby}',
  currencies: ['EUR'],
};
/** A company with another address, other names and ids with a slash. */
const OTHER: StudioServer = {
  studio: 'aurora',
  origin: 'https://games.aurora.example',
  launch: '/launch/{game}/open?sid={token}&lang={locale}-x&site=7&return={lobby}',
  currencies: ['EUR'],
};
/** A company with a protocol of its own. */
const ORBIT: StudioServer = {
  studio: 'orbit',
  dialect: 'hub88',
  origin: 'https://games.orbit.example',
  frameOrigins: ['https://eu.orbit.example'],
  operator: '816',
  launch: '/game/url',
  currencies: ['EUR'],
};
const GAMES = {
  'far-side': { lookupId: 'orb/FarSide', provider: 'orbit' },
  'fox-and-ember': { lookupId: 'fox-and-ember', provider: 'sandbox' },
  'northern-light': { lookupId: 'aurora/Northern Light', provider: 'aurora' },
  'of-nobody': { lookupId: 'x', provider: 'removed' },
};

/** The flow with fake modules that record their calls. */
function launching(block: Block | null = null, opensAt = 'https://eu.orbit.example/play?s=1') {
  const asked: CompanyLaunchRequest[] = [];
  const deps = {
    database: ledger.database,
    clock: ledger.clock,
    wallet: ledger.wallet,
    players: { blockOf: async () => block },
    selfExclusion: { registers: { requireReplyBeforePlay: async () => {} } },
    signIn: { holdSession: async () => {} },
    sites: { euros: EXAMPLE_RATES, studioServers: [STUDIO, OTHER, ORBIT] },
    companyLaunches: {
      a8r: async () => opensAt,
      hub88: async (of: CompanyLaunchRequest) => {
        asked.push(of);
        return opensAt;
      },
    },
    catalogue: {
      launchable: async (_site: Site, slug: string) =>
        slug in GAMES
          ? {
              slug,
              category: 'slots',
              ...GAMES[slug as keyof typeof GAMES],
              languages: ['en', 'fi'] as const,
              maxWin: 2080,
              maxWinAmounts: null,
            }
          : null,
      finishable: async () => null,
    },
  };
  return { launch: (launchRequest: LaunchRequest) => launchGame(deps, launchRequest), asked };
}

const request = (change: Partial<LaunchRequest> = {}): LaunchRequest => {
  const { playerId: player, sessionId } = testPlayer;
  const { brand, market } = site;
  const session = {
    playerId: player,
    sessionId,
    brand,
    country: market.country,
    expiresAt: ledger.clock.now(),
    previousSignInAt: null,
    subDivision: null,
  };
  const lobbyOrigin = 'http://localhost:3000';
  return { site, session, locale: 'en', slug: 'fox-and-ember', mode: 'real', lobbyOrigin, ...change };
};
const gameSessions = async () => {
  const { rows } = await ledger.database.pool.query<{ count: bigint }>(
    'select count(*) from wallet.game_session',
  );
  return rows[0]?.count;
};

describe('a game is launched', () => {
  it('for real money: on the studio’s origin, with a token that the studio can redeem', async () => {
    const { launch } = launching();
    const { url, origin } = await launch(request());
    const address = new URL(url);
    expect(origin).toBe('https://studio.example');
    expect(address.pathname).toBe('/play/fox-and-ember');
    const { token = '', ...rest } = Object.fromEntries(address.searchParams);
    expect(rest).toEqual({ locale: 'en', currency: 'EUR', mode: 'real', lobby: 'http://localhost:3000' });
    expect(await ledger.wallet.redeemToken({ studio: 'sandbox', token })).toMatchObject({
      playerId: testPlayer.playerId,
      game: 'fox-and-ember',
      currency: 'EUR',
    });
  });

  it('at the origin of its own studio, with that studio’s path and names', async () => {
    const { url, origin } = await launching().launch(request({ slug: 'northern-light' }));
    expect(origin).toBe('https://games.aurora.example');
    const address = new URL(url);
    expect(address.pathname).toBe('/launch/aurora%2FNorthern%20Light/open');
    const { sid: token = '', ...rest } = Object.fromEntries(address.searchParams);
    expect(rest).toEqual({ lang: 'en-x', site: '7', return: 'http://localhost:3000' });
    await expect(ledger.wallet.redeemToken({ studio: 'sandbox', token })).rejects.toMatchObject({
      type: 'UnknownSession',
    });
    expect(await ledger.wallet.redeemToken({ studio: 'aurora', token })).toMatchObject({
      game: 'aurora/Northern Light',
    });
    const fun = await launching().launch(request({ slug: 'northern-light', mode: 'fun', session: null }));
    expect([...new URL(fun.url).searchParams.keys()]).toEqual(['lang', 'site', 'return']);
  });

  it.each([
    ['fi', 'fi'],
    ['ja', 'en'],
  ] as const)('in the studio’s language %s → %s', async (locale, spoken) => {
    const { url } = await launching().launch(request({ locale }));
    expect(new URL(url).searchParams.get('locale')).toBe(spoken);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(await ledger.wallet.redeemToken({ studio: 'sandbox', token })).toMatchObject({ locale: spoken });
  });

  it('for fun: also for a visitor, without a token and without a session', async () => {
    const { launch } = launching();
    const before = await gameSessions();
    const { url } = await launch(request({ mode: 'fun', session: null }));
    expect(new URL(url).searchParams.has('token')).toBe(false);
    expect(await gameSessions()).toBe(before);
  });
});

describe('a game of a company with a dialect', () => {
  it('opens where the company says, with the session by which the company’s wallet calls are known', async () => {
    const { launch, asked } = launching();
    expect(await launch(request({ slug: 'far-side' }))).toEqual({
      url: 'https://eu.orbit.example/play?s=1',
      origin: 'https://eu.orbit.example',
      hasMessages: false,
    });
    const [of] = asked;
    expect(of).toMatchObject({ game: 'orb/FarSide', currency: 'EUR', lobby: 'http://localhost:3000' });
    const gameSession = of?.session?.gameSession ?? '';
    expect(await ledger.wallet.gameSession({ studio: 'orbit', gameSession })).toEqual({
      playerId: testPlayer.playerId,
      game: 'orb/FarSide',
    });
    expect(await ledger.wallet.gameSession({ studio: 'sandbox', gameSession })).toBeNull();
    const grant = { id: 'orbit-grant', playerId: testPlayer.playerId, studio: 'orbit', game: 'orb/FarSide' };
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, { ...grant, stake: money(20n, 'EUR'), rounds: 3, expiresAt: null }),
    );
    expect(await of?.freeRounds()).toMatchObject([{ id: 'orbit-grant', left: 3 }]);
    await launch(request({ slug: 'far-side', mode: 'fun', session: null }));
    expect(asked[1]?.session).toBeNull();
    expect(await asked[1]?.freeRounds()).toEqual([]);
  });

  it.each(['https://elsewhere.example/play', 'javascript:alert(1)', ''])(
    'does not open at %j, which its file does not name',
    async (address) => {
      const { launch } = launching(null, address);
      await expect(launch(request({ slug: 'far-side' }))).rejects.toMatchObject({
        type: 'PartnerUnavailable',
      });
    },
  );
});

describe('a game is not launched', () => {
  it.each([
    ['a visitor for real', { session: null }, 'AuthenticationFailure'],
    ['a game the site does not offer', { slug: 'made-up' }, 'GameNotAvailable'],
    ['a game whose studio has no file', { slug: 'of-nobody' }, 'GameNotAvailable'],
  ] as const)('for %s', async (_what, change, type) => {
    const before = await gameSessions();
    await expect(launching().launch(request(change))).rejects.toMatchObject({ type });
    expect(await gameSessions()).toBe(before);
  });

  it.each([
    ['AccountClosed', 'PLAYER-03'],
    ['SelfExcluded', 'EXCLUSION-01'],
    ['Timeout', 'EXCLUSION-08'],
  ] as const)('for a player who may not play: %s', async (reason, rule) => {
    const until = new Date('2027-01-01T00:00:00.000Z');
    const { launch } = launching({ reason, rule, until });
    await expect(launch(request())).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: [reason],
      keys: { rule, until: until.toISOString() },
    });
  });
});

describe('an account is opened', () => {
  const person: NewPlayer = {
    brand: 'northlight' as NewPlayer['brand'],
    email: 'new@foyer.test',
    password: 'a long enough one',
    firstName: 'New',
    lastName: 'Player',
    birthDate: '1990-01-01',
    country: 'US',
    language: 'en',
    currency: 'USD',
  };
  const opening = {
    bonus: { amount: money(25_00n, 'USD'), wageringRequired: money(500_00n, 'USD'), ...SOME_TERMS },
  };
  const known = {
    names: [],
    birthDates: [],
    emails: [],
    mailboxNames: [],
    phones: [],
    addresses: [],
    nationalIds: [],
    paymentAccounts: [],
    devices: [],
  };
  const modules = (id: string) => ({
    clock: ledger.clock,
    players: {
      create: async () => playerId(id),
      commands: { acceptDocuments: async () => {} },
    },
    legal: { acceptAtRegistration: async () => ({}) },
    signIn: { savePasswordHash: async () => {} },
    registration: { save: async () => {} },
    selfExclusion: {
      compareNewcomer: async () => ({ features: known, verified: null, likely: [] }),
      saveNewcomer: async () => {},
      registers: { saveNationalId: async () => {} },
    },
  });

  it('with a wallet and an active bonus', async () => {
    const { wallet, database } = ledger;
    const player = await database.transaction((tx) =>
      openAccount({ ...modules('new-1'), wallet }, tx, person, opening),
    );
    expect(await wallet.state(database.query, player)).toMatchObject({
      balance: money(0n, 'USD'),
      bonusBalance: money(25_00n, 'USD'),
      wageringProgress: 0,
    });
    await ledger.check();
  });

  it('completely or not at all', async () => {
    const { wallet, database } = ledger;
    const failing = database.transaction(async (tx) => {
      await openAccount({ ...modules('new-2'), wallet }, tx, person, opening);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await expect(wallet.state(database.query, playerId('new-2'))).rejects.toThrow('has no wallet');
  });
});
