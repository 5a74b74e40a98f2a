import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitmentTo } from './maths/commitment.ts';
import { roundIdOf } from './maths/slot/seedRandom.ts';
import { CYCLE_MS } from './play/rounds.ts';
import { createRoundSeeds } from './play/slot/roundSeeds.ts';
import { testSeeds } from './testing/testSeeds.ts';
import { startTestStudio, type TestStudio } from './testing/testStudio.ts';
import { balance, refusal, type TestWallet } from './testing/testWallet.ts';

let studio: TestStudio;
let wallet: TestWallet;
let ask: TestStudio['ask'];
let openRound: unknown;
let sessionId: string;
let platformRules: object;

beforeEach(async () => {
  openRound = null;
  sessionId = 'session';
  platformRules = {};
  studio = await startTestStudio(
    () => ({ sessionId, game: 'fox-and-ember', openRound, rules: platformRules }),
    { seeds: testSeeds('server') },
  );
  ({ wallet, ask } = studio);
});
afterEach(() => studio.stop());

const openReal = () => ask('session', { mode: 'real', game: 'fox-and-ember', token: 'token' });
const spinForFun = async (stake: unknown) => {
  const { body: session } = await ask('session', { mode: 'fun', game: 'fox-and-ember', currency: 'EUR' });
  return ask('spin', { stake }, session.key);
};
const moves = () => wallet.calls.map(({ path }) => path.split('/').at(-1));

describe('a game for real money', () => {
  it('opens with a launch token, places a bet, and settles it when the reels have stopped', async () => {
    const { body: session } = await openReal();
    expect(session).toMatchObject({
      balance: { amount: '100.00', currency: 'EUR' },
      cycleMs: 2500,
      resumed: null,
    });
    const spun = await ask('spin', { stake: '1.00' }, session.key);
    expect(spun).toMatchObject({
      status: 200,
      body: { stake: { amount: '1.00' }, balance: { amount: '99.00' } },
    });
    expect(moves()).toEqual(['authenticate', 'bet']);
    expect(await ask('reveal', {}, session.key)).toMatchObject({ body: { isPaid: true } });
    const isWon = spun.body.win.amount !== '0.00';
    expect(moves()).toEqual(['authenticate', 'bet', ...(isWon ? ['win'] : []), 'endRound']);
    expect(new Set(wallet.calls.slice(1).map(({ body }) => body.roundId))).toEqual(
      new Set([spun.body.roundId]),
    );
    expect(wallet.calls.every(({ isSigned }) => isSigned)).toBe(true);
  });

  it('MONEY-09 distinguishes a win that the operator checks from a paid win', async () => {
    const { body: session } = await openReal();
    wallet.usual = (path) => {
      const { status, body } = balance('99.00');
      return { status, body: Object.assign(path.endsWith('/win') ? { heldAmount: '5.00' } : {}, body) };
    };
    let spun = await ask('spin', { stake: '1.00' }, session.key);
    while (spun.body.win.amount === '0.00') {
      expect(await ask('reveal', {}, session.key)).toMatchObject({ body: { isPaid: true, isHeld: false } });
      studio.time.clock += CYCLE_MS;
      spun = await ask('spin', { stake: '1.00' }, session.key);
    }
    expect(await ask('reveal', {}, session.key)).toMatchObject({ body: { isPaid: true, isHeld: true } });
  });

  it('requests a balance that has changed outside of the game, with the key of the frame alone', async () => {
    const { body: session } = await openReal();
    wallet.script.push({ status: 200, body: { balance: '120.00', bonusBalance: '0.00', currency: 'EUR' } });
    const { body } = await ask('balance', {}, session.key);
    expect(body).toMatchObject({ balance: { amount: '120.00', currency: 'EUR' } });
    expect(wallet.calls.at(-1)).toMatchObject({ path: '/studio/v1/balance', body: { sessionId: 'session' } });
    expect(await ask('balance', {}, 'made-up')).toMatchObject({ status: 403 });
  });

  it('creates no round and no pending calls when the wallet refuses the bet', async () => {
    const { body: session } = await openReal();
    wallet.script.push(refusal(402, 'InsufficientFunds'));
    expect(await ask('spin', { stake: '1.00' }, session.key)).toMatchObject({
      status: 402,
      body: { error: { type: 'InsufficientFunds' } },
    });
    expect((await ask('standing', {}, session.key)).body.last).toBeNull();
    expect(moves()).toEqual(['authenticate', 'bet']);
  });

  it('LIMIT-07 names the limit of the player that a bet would exceed', async () => {
    const { body: session } = await openReal();
    wallet.script.push(refusal(403, 'LimitReached', ['Loss', 'Day'], { left: '0.00', currency: 'EUR' }));
    expect(await ask('spin', { stake: '1.00' }, session.key)).toMatchObject({
      status: 403,
      body: { error: { type: 'LimitReached', reasons: ['Loss', 'Day'] } },
    });
  });

  it('names the maximum bet when a bonus does not allow the bet', async () => {
    const { body: session } = await openReal();
    wallet.script.push(refusal(403, 'BonusMaxBet', [], { maxBet: '5.00', currency: 'EUR' }));
    expect(await ask('spin', { stake: '1.00' }, session.key)).toMatchObject({
      status: 403,
      body: { error: { type: 'BetTooHigh', reasons: ['5.00', 'BonusMaxBet'] } },
    });
  });

  it.each([
    [403, 'SessionEnded', 403, 'SessionEnded', []],
    [403, 'SessionLimitReached', 403, 'SessionEnded', []],
    [403, 'RealityCheckDue', 403, 'RealityCheckDue', []],
    [403, 'ContentAcceptRequired', 403, 'ContentAcceptRequired', []],
    [403, 'RoundTooSoon', 429, 'TooSoon', []],
    [403, 'SomethingNew', 403, 'RoundRefused', ['SomethingNew', 'hour']],
  ] as const)(
    'reports the wallet refusal %d %s to the frame',
    async (status, type, expectedStatus, expectedType, reasons) => {
      const { body: session } = await openReal();
      wallet.script.push(refusal(status, type, type === 'SomethingNew' ? ['hour'] : []));
      const response = await ask('spin', { stake: '1.00' }, session.key);
      expect(response).toMatchObject({ status: expectedStatus, body: { error: { type: expectedType } } });
      if (reasons.length > 0) expect(response.body.error.reasons).toEqual(reasons);
    },
  );

  it('rolls back a bet without a response', async () => {
    const { body: session } = await openReal();
    wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
    expect(await ask('spin', { stake: '1.00' }, session.key)).toMatchObject({
      status: 503,
      body: { error: { type: 'ConnectionLost' } },
    });
    while (!moves().includes('rollback')) await new Promise((done) => setImmediate(done));
    const bets = wallet.calls.filter(({ path }) => path.endsWith('bet'));
    const rollback = wallet.calls.find(({ path }) => path.endsWith('rollback'));
    expect(new Set(bets.map(({ body }) => body.transactionId)).size).toBe(1);
    expect(rollback?.body.rollsBack).toBe(bets[0]?.body.transactionId);
  });

  it('plays on a round that a restarted studio has lost', async () => {
    const { roundId, seed } = createRoundSeeds({ secret: 'server', nonce: () => 'left' }).next();
    openRound = { roundId, bets: [{ transactionId: 't', amount: '2.00' }] };
    const { body: session } = await openReal();
    expect(session.resumed).toMatchObject({ roundId, seed, stake: { amount: '2.00' } });
    await ask('reveal', {}, session.key);
    expect(moves().at(-1)).toBe('endRound');
    expect(moves()).not.toContain('bet');
  });

  it('gives the stake back if the lost round cannot be drawn from its secret', async () => {
    openRound = { roundId: 'left', bets: [{ transactionId: 't', amount: '2.00' }] };
    const { body: session } = await openReal();
    expect(session.resumed).toBeNull();
    expect(wallet.calls.at(-1)?.body).toMatchObject({ roundId: 'left', rollsBack: 't' });
    expect(moves()).toEqual(['authenticate', 'rollback']);
  });

  it('publishes the commitment before the stake, and the seed only with the result', async () => {
    const { body: session } = await openReal();
    const { body: spun } = await ask('spin', { stake: '1.00' }, session.key);
    expect(spun.commitment).toBe(session.nextCommitment);
    expect(commitmentTo(spun.seed)).toBe(session.nextCommitment);
    expect(wallet.calls[1]?.body.roundId).toBe(roundIdOf(spun.roundId.split('-')[0], session.nextCommitment));
    expect(spun.nextCommitment).not.toBe(session.nextCommitment);
    expect((await ask('standing', {}, session.key)).body).toMatchObject({
      last: { seed: spun.seed },
      nextCommitment: spun.nextCommitment,
    });
  });

  it.each(['answered', 'lost'])(
    'a refused stake that was %s consumes its seed without revealing it',
    async (kind) => {
      const { body: session } = await openReal();
      wallet.script.push(
        ...(kind === 'lost' ? Array<'hangUp'>(4).fill('hangUp') : [refusal(402, 'InsufficientFunds')]),
      );
      const refused = await ask('spin', { stake: '1.00' }, session.key);
      expect(JSON.stringify(refused.body)).not.toContain('seed');
      const { body: standing } = await ask('standing', {}, session.key);
      expect(standing.nextCommitment).not.toBe(session.nextCommitment);
      studio.time.clock += CYCLE_MS;
      const { body: spun } = await ask('spin', { stake: '1.00' }, session.key);
      expect(spun.commitment).toBe(standing.nextCommitment);
    },
  );

  it('a page that is loaded while a stake is on its way gets the commitment of its own next round', async () => {
    const { body: first } = await openReal();
    const spinning = ask('spin', { stake: '1.00' }, first.key);
    await expect.poll(() => moves().includes('bet')).toBe(true);
    const { body: second } = await openReal();
    await spinning;
    await ask('reveal', {}, second.key);
    studio.time.clock += CYCLE_MS;
    const { body: spun } = await ask('spin', { stake: '1.00' }, second.key);
    expect(spun.commitment).toBe(second.nextCommitment);
  });

  it('resumes at its table when the frame is reloaded, and shows the missed round', async () => {
    const first = (await openReal()).body;
    const spun = (await ask('spin', { stake: '1.00' }, first.key)).body;
    openRound = { roundId: spun.roundId, bets: [{ transactionId: 't', amount: '1.00' }] };
    const second = (await openReal()).body;
    expect(second.key).not.toBe(first.key);
    expect(second.resumed.window).toEqual(spun.window);
    expect(await ask('spin', { stake: '1.00' }, second.key)).toMatchObject({ status: 429 });
  });

  it('shows the interrupted round on a reloaded page with a new token, and is paid once', async () => {
    const first = (await openReal()).body;
    const spun = (await ask('spin', { stake: '1.00' }, first.key)).body;
    openRound = { roundId: spun.roundId, bets: [{ transactionId: 't', amount: '1.00' }] };
    sessionId = 'another';
    const second = (await openReal()).body;
    expect(second.resumed).toMatchObject({ roundId: spun.roundId, window: spun.window, win: spun.win });
    const [paid, elsewhere] = await Promise.all([
      ask('reveal', {}, second.key),
      ask('reveal', {}, first.key),
    ]);
    expect([paid.status, elsewhere.body.error?.type]).toEqual([200, 'SessionEnded']);
    expect(moves().filter((move) => move === 'endRound')).toHaveLength(1);
  });

  it('does not open with a token for another game', async () => {
    const response = await ask('session', { mode: 'real', game: 'owl-parliament', token: 'token' });
    expect(response).toMatchObject({ status: 403, body: { error: { type: 'SessionEnded' } } });
  });
});

describe('a game for fun', () => {
  it('FAIR-04 plays without the wallet', async () => {
    const { body: session } = await ask('session', { mode: 'fun', game: 'fox-and-ember', currency: 'EUR' });
    expect(session.balance).toEqual({ amount: '1000.00', currency: 'EUR' });
    expect(await ask('spin', { stake: '1.00' }, session.key)).toMatchObject({
      status: 200,
      body: { balance: { amount: '999.00' } },
    });
    expect(wallet.calls).toEqual([]);
  });
});

describe('bad input is refused', () => {
  it.each([
    ['session', {}, 400, 'BadRequest'],
    ['session', { mode: 'real', game: 'fox-and-ember' }, 400, 'BadRequest'],
    ['session', { mode: 'fun', game: 'fox-and-ember', currency: 'XXX' }, 400, 'BadRequest'],
    ['session', { mode: 'fun', game: 'no-such-game', currency: 'EUR' }, 404, 'UnknownGame'],
    ['spin', { stake: '1.00' }, 403, 'SessionEnded'],
    ['reveal', {}, 403, 'SessionEnded'],
  ])('%s %j', async (path, body, status, type) => {
    expect(await ask(path, body)).toMatchObject({ status, body: { error: { type } } });
  });

  it.each(['1.000', '-1.00', '1e3', '', 'NaN', 1, null, '0.30'])('a stake of %j', async (stake) => {
    expect((await spinForFun(stake)).status).toBe(400);
  });
});

it('a stake without decimals is accepted', async () => {
  expect((await spinForFun('1')).status).toBe(200);
});

describe('the page of a game', () => {
  const lobby = () => encodeURIComponent(wallet.url.replace('127.0.0.1', 'tivoli.localhost'));
  const page = (path: string, query: string) => fetch(`${studio.url}/play/${path}?${query}`);

  it('can be embedded only by the lobby, and runs only its own script', async () => {
    const response = await page('fox-and-ember', `mode=fun&currency=EUR&locale=fi&lobby=${lobby()}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      `frame-ancestors ${wallet.url.replace('127.0.0.1', 'localhost')} http://*.localhost`,
    );
    expect(policy).not.toContain('unsafe');
    expect(html).toContain('<html lang="fi">');
    expect(html).toContain('Pyöräytä');
    for (const [, path] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(studio.url + path)).status, path).toBe(200);
    }
  });

  it.each(['https://evil.example', 'javascript:alert(1)', '', 'null', 'http://localhost:1'])(
    'is refused to a lobby at %j',
    async (origin) => {
      const response = await page(
        'fox-and-ember',
        `mode=fun&currency=EUR&lobby=${encodeURIComponent(origin)}`,
      );
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('<script');
    },
  );

  it('shows a message for an unknown game', async () => {
    const response = await page('no-such-game', `mode=fun&currency=EUR&locale=de&lobby=${lobby()}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Dieses Spiel bieten wir nicht an.');
  });

  it('is not open to script injection by its URL', async () => {
    const token = '</script><script>alert(1)</script>';
    const query = new URLSearchParams({
      mode: 'real',
      currency: 'EUR',
      lobby: decodeURIComponent(lobby()),
      token,
    });
    expect(await (await page('fox-and-ember', query.toString())).text()).not.toContain(
      '</script><script>alert',
    );
  });
});

describe('FAIR-01 autoplay', () => {
  const spin = async (rules: object, key: 'real' | 'fun' = 'real') => {
    const opened =
      key === 'fun'
        ? { mode: 'fun', game: 'fox-and-ember', currency: 'EUR', ...rules }
        : { mode: 'real', game: 'fox-and-ember', token: 'token' };
    platformRules = rules;
    const { body } = await ask('session', opened);
    return (await ask('spin', { stake: '0.20', isAuto: true }, body.key)).status;
  };

  it.each([
    [{ autoplay: true }, 200],
    [{ autoplay: false }, 403],
    [{}, 403],
  ])('with the rules %j of the platform, a round of it is answered with %s', async (rules, status) => {
    expect(await spin(rules)).toBe(status);
    expect(await spin(rules, 'fun')).toBe(status);
  });

  it.each(['true', 'false', '1', 'TRUE'])('the page offers it for fun only if told %j', async (value) => {
    const lobby = encodeURIComponent(wallet.url.replace('127.0.0.1', 'tivoli.localhost'));
    const query = `mode=fun&currency=EUR&lobby=${lobby}&autoplay=${value}`;
    const html = await (await fetch(`${studio.url}/play/fox-and-ember?${query}`)).text();
    expect(html).toContain(`"autoplay":${value === 'true'}`);
    expect(html).toContain('"quickStop":false');
  });
});

it('the list of games for catalogues is available', async () => {
  const response = await fetch(`${studio.url}/games.json`);
  expect((await response.json()).length).toBeGreaterThan(20);
});
