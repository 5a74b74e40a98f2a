import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { launchGame, type LaunchRequest } from '../../../flows/launch/launchGame.ts';
import type { Block } from '../../../modules/player/index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../../modules/wallet/testing/ledger.ts';
import type { Site, StudioServer } from '../../../sites/index.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import { testSites } from '../../../sites/testSites.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { bet, win } from '../../../modules/wallet/index.ts';
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
  launch:
    '/play/{game}?token={token}&locale={locale}&currency={currency}&mode={mode}&lobby={lobby}&autoplay={autoplay}&stop={quickStop}',
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
function launching({
  block = null,
  opensAt = 'https://eu.orbit.example/play?s=1',
  category = 'slots',
}: { block?: Block | null; opensAt?: string; category?: string } = {}) {
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
              category,
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

/** A visitor opens a game for fun at a site that is open to visitors. */
const visit = (change: Partial<LaunchRequest> = {}): LaunchRequest =>
  request({
    site: { ...site, settings: { ...site.settings, isOpenToVisitors: true } },
    mode: 'fun',
    session: null,
    ...change,
  });
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
    expect(rest).toEqual({
      locale: 'en',
      currency: 'EUR',
      mode: 'real',
      lobby: 'http://localhost:3000',
      autoplay: expect.stringMatching(/^(true|false)$/),
      stop: expect.stringMatching(/^(true|false)$/),
    });
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
    const fun = await launching().launch(visit({ slug: 'northern-light' }));
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

  it.each([
    ['northlight', 'slots', { autoplay: true, quickStop: true, shortestCycleMs: 2500 }],
    ['baltika', 'slots', { autoplay: false, quickStop: true, shortestCycleMs: 2500 }],
    ['bellemise', 'slots', { autoplay: false, quickStop: false, shortestCycleMs: 2500 }],
    ['northlight', 'roulette', { autoplay: false, quickStop: false, shortestCycleMs: null }],
  ])('FAIR-01 at %s, a game of %s is told the rules of the licence', async (brand, category, rules) => {
    const licensed = (await testSites()).brands.find((one) => one.brand === brand);
    const { launch } = launching({ category });
    for (const mode of ['real', 'fun'] as const) {
      const { url } = await launch(request({ mode, ...(licensed && { site: licensed }) }));
      const { autoplay, stop, token } = Object.fromEntries(new URL(url).searchParams);
      expect([autoplay, stop]).toEqual([`${rules.autoplay}`, `${rules.quickStop}`]);
      if (mode === 'fun') continue;
      // The rules of the address are for the game's page; its server has them from the platform.
      const { playRules } = await ledger.wallet.redeemToken({ studio: 'sandbox', token: token ?? '' });
      expect(playRules).toEqual(rules);
    }
  });

  it('for fun: also for a visitor where the site is open to visitors, without a token and without a session', async () => {
    const { launch } = launching();
    const before = await gameSessions();
    const { url } = await launch(visit());
    expect(new URL(url).searchParams.has('token')).toBe(false);
    expect(await gameSessions()).toBe(before);
    for (const closed of [
      { ...visit(), site },
      { ...visit(), mode: 'real' as const },
    ])
      await expect(launch(closed)).rejects.toMatchObject({
        type: 'AuthenticationFailure',
        reasons: ['signInToPlay'],
      });
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
    await launch(visit({ slug: 'far-side' }));
    expect(asked[1]?.session).toBeNull();
    expect(await asked[1]?.freeRounds()).toEqual([]);
  });

  it.each(['https://elsewhere.example/play', 'javascript:alert(1)', ''])(
    'does not open at %j, which its file does not name',
    async (address) => {
      const { launch } = launching({ opensAt: address });
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
    const { launch } = launching({ block: { reason, rule, until } });
    await expect(launch(request())).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: [reason],
      keys: { rule, until: until.toISOString() },
    });
  });
});

describe('CLOCK-08 several games at once', () => {
  const where = (mayPlaySeveral: boolean): Site => ({
    ...site,
    hasRule: (rule) => (rule === 'severalGames' ? mayPlaySeveral : site.hasRule(rule)),
  });
  /** Another player for each test, who opens games as the site allows. */
  async function playing(mayPlaySeveral: boolean) {
    const player = await ledger.addPlayer({ balance: 100_00n });
    const { session } = request();
    if (!session) throw new Error('no session');
    const own = { site: where(mayPlaySeveral), session: { ...session, ...idsOf(player) } };
    let count = 0;
    const open = async (slug: keyof typeof GAMES) => {
      const { url } = await launching().launch(request({ ...own, slug }));
      const { searchParams } = new URL(url);
      const studio = GAMES[slug].provider;
      const token = searchParams.get('token') ?? searchParams.get('sid') ?? '';
      const { gameSessionId } = await ledger.wallet.redeemToken({ studio, token });
      const play = (round: string) => ({
        studio,
        transactionId: `${player.playerId} ${++count}`,
        gameSession: gameSessionId,
        round: `${player.playerId} ${round}`,
        amount: money(1_00n, 'EUR'),
      });
      const stake = (round: string) => {
        ledger.clock.advance(3 * SECOND);
        return ledger.wallet.submit(bet(play(round)));
      };
      return { token, studio, stake, pay: (round: string) => ledger.wallet.submit(win(play(round))) };
    };
    return { ...own.session, open };
  }
  const idsOf = ({ playerId: id, sessionId }: TestPlayer) => ({ playerId: id, sessionId });
  const openSessions = async (sessionId: string) => {
    const { rows } = await ledger.database.pool.query<{ game: string }>(
      'select game from wallet.game_session where session_id = $1 and ended_at is null',
      [sessionId],
    );
    return rows.map(({ game }) => game);
  };
  const ended = { type: 'SessionEnded' };

  it('where the licence allows them, each takes stakes, from one balance', async () => {
    const { open } = await playing(true);
    const [one, other] = [await open('fox-and-ember'), await open('northern-light')];
    expect(await one.stake('a')).toMatchObject({ balance: money(99_00n, 'EUR') });
    expect(await other.stake('b')).toMatchObject({ balance: money(98_00n, 'EUR') });
    expect(await one.stake('c')).toMatchObject({ balance: money(97_00n, 'EUR') });
  });

  it('where it does not, the second ends the first, of whatever studio: no stakes, but wins', async () => {
    const { open } = await playing(false);
    const one = await open('fox-and-ember');
    await one.stake('a');
    const other = await open('northern-light');
    await expect(one.stake('b')).rejects.toMatchObject(ended);
    // Neither a further stake of the open round nor the token of the ended game gets around it.
    await expect(one.stake('a')).rejects.toMatchObject(ended);
    await expect(ledger.wallet.redeemToken(one)).rejects.toMatchObject({ type: 'UnknownSession' });
    expect(await one.pay('a')).toMatchObject({ balance: money(100_00n, 'EUR') });
    await other.stake('c');
    const again = await open('fox-and-ember');
    await expect(other.stake('d')).rejects.toMatchObject(ended);
    await again.stake('e');
  });

  it('where it does not, parallel launches leave one game open', async () => {
    const { open, sessionId } = await playing(false);
    const slugs = ['fox-and-ember', 'northern-light', 'fox-and-ember', 'northern-light'] as const;
    await Promise.allSettled([...slugs, ...slugs].map(open));
    expect(await openSessions(sessionId)).toHaveLength(1);
  });

  it('parallel launches of one game leave it open once', async () => {
    const { open, sessionId } = await playing(true);
    await Promise.allSettled(Array.from({ length: 8 }, () => open('fox-and-ember')));
    expect(await openSessions(sessionId)).toEqual(['fox-and-ember']);
  });

  it('where it does not, the sportsbook and a game for fun end no game, and are not ended', async () => {
    const { open, playerId: id, sessionId, brand } = await playing(false);
    const one = await open('fox-and-ember');
    const coupon = {
      ...SPORTSBOOK,
      largestWin: { stakes: 100, amount: null },
      shortestCycleMs: null,
    } as const;
    await ledger.database.transaction((tx) =>
      ledger.wallet.openGameSession(tx, {
        ...coupon,
        playerId: id,
        sessionId,
        brand,
        currency: 'EUR',
        locale: 'en',
      }),
    );
    await launching().launch(request({ site: where(false), slug: 'northern-light', mode: 'fun' }));
    await one.stake('a');
    await open('northern-light');
    expect((await openSessions(sessionId)).toSorted()).toEqual(['aurora/Northern Light', SPORTSBOOK.game]);
  });
});
