import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import { launchGame, type LaunchRequest } from '../../../flows/launch/launchGame.ts';
import type { Block } from '../../../modules/player/index.ts';
import type { NewPlayer } from '../../../modules/registration/index.ts';
import {
  openLedger,
  SOME_TERMS,
  type Ledger,
  type TestPlayer,
} from '../../../modules/wallet/testing/ledger.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import { testSites } from '../../../sites/testSites.ts';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
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

/** The flow with fake modules that record their calls. */
function launching(block: Block | null = null) {
  const played: string[] = [];
  const deps = {
    database: ledger.database,
    clock: ledger.clock,
    wallet: ledger.wallet,
    players: { blockOf: async () => block },
    signIn: { holdSession: async () => {} },
    studioOrigin: 'https://studio.example',
    sites: { euros: EXAMPLE_RATES },
    catalogue: {
      launchable: async (_site: Site, slug: string) =>
        slug === 'fox-and-ember'
          ? {
              slug,
              lookupId: 'fox-and-ember',
              category: 'slots',
              provider: 'sandbox',
              languages: ['en', 'fi'] as const,
              maxWin: 2080,
              maxWinAmounts: null,
            }
          : null,
      recordPlayed: async (_tx: Transaction, _player: PlayerId, slug: string) => void played.push(slug),
    },
  };
  return { launch: (launchRequest: LaunchRequest) => launchGame(deps, launchRequest), played };
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
    const { launch, played } = launching();
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
    expect(played).toEqual(['fox-and-ember']);
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

describe('a game is not launched', () => {
  it.each([
    ['a visitor for real', { session: null }, 'AuthenticationFailure'],
    ['a game the site does not offer', { slug: 'made-up' }, 'GameNotAvailable'],
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
    const { launch, played } = launching({ reason, rule, until });
    await expect(launch(request())).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: [reason],
      keys: { rule, until: until.toISOString() },
    });
    expect(played).toEqual([]);
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
