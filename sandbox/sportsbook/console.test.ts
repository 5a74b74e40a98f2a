import { describe, expect, it, vi } from 'vitest';
import { names, openBook, openWallet } from './testing/testBook.ts';

describe('the result of a football match that is entered in the console', () => {
  const settled = async (
    markets: readonly (readonly [market: string, outcome: string])[],
    end: string,
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    for (const [market, outcome] of markets)
      expect((await book.place(key, [{ ...pick, market, outcome }])).status, market).toBe(200);
    const { statusCode } = await book.decide(pick.match, end, fields);
    const states = async () => (await book.coupons(key)).map(({ legs, state }) => [legs[0]?.market, state]);
    return { statusCode, states: Object.fromEntries(await states()), wallet, book, pick, readStates: states };
  };

  it('OPEN-43 settles the markets on it, and returns the stakes of those on what is not known', async () => {
    const { states } = await settled(
      [
        ['total:2.5', 'over'],
        ['score', 's2x1'],
        ['handicap:-1', 'home'],
        ['result1', 'home'],
        ['scorer:h9', 'yes'],
        ['cornertotal:9.5', 'over'],
      ],
      'score',
      { score: '2-1' },
    );
    expect(states).toEqual({
      'total:2.5': 'won',
      score: 'won',
      'handicap:-1': 'void',
      result1: 'void',
      'scorer:h9': 'void',
      'cornertotal:9.5': 'void',
    });
  });

  it('OPEN-43 settles the halves and corners that are entered with it', async () => {
    const { states } = await settled(
      [
        ['result1', 'away'],
        ['halffull', 'awayhome'],
        ['both2', 'no'],
        ['cornertotal:9.5', 'over'],
        ['dnb', 'home'],
      ],
      'score',
      { score: '2-1', half: '0-1', corners: '7-3' },
    );
    expect(states).toEqual({
      result1: 'won',
      halffull: 'won',
      both2: 'won',
      'cornertotal:9.5': 'won',
      dnb: 'won',
    });
  });

  it.each([
    ['draw no bet after a draw', ['dnb', 'home'], 'draw'],
    ['any market of an abandoned match', ['total:2.5', 'over'], 'abandoned'],
  ] as const)('OPEN-43 returns the stake of %s', async (_rule, pick, end) => {
    const { states, wallet } = await settled([pick], end);
    expect(Object.values(states)).toEqual(['void']);
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'rollback', 'endRound']));
  });

  it('OPEN-43 does not change a settled bet when it is corrected', async () => {
    const { states, wallet, book, pick, readStates } = await settled([['result', 'home']], 'home');
    expect(states).toEqual({ result: 'won' });
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
    await book.decide(pick.match, 'away');
    expect(await readStates()).toEqual([['result', 'won']]);
    expect(names(wallet)).toEqual(['bet', 'win', 'endRound']);
  });

  it.each<Readonly<Record<string, string>>>([
    { score: '2-1', half: '3-0' },
    { score: '2-1', half: 'x' },
    { score: '2-1', corners: '-3-2' },
    { score: 'x' },
    {},
  ])('is refused when it is impossible: %j', async (fields) => {
    const { statusCode, states } = await settled([['result', 'home']], 'score', fields);
    expect([statusCode, states]).toEqual([400, { result: 'open' }]);
  });

  it('cannot contradict what the match has shown', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const [pick] = await book.picks(1);
    if (!pick) throw new Error('no match');
    const shown = async () => {
      const { match } = (await book.ask('board', { view: 'football', match: pick.match, picks: [] })).body;
      return match.score.play;
    };
    // Until the second half, so that the score at half-time and some corners are known.
    for (let minute = 0; minute < 600 && !(await shown())?.half; minute += 1) wallet.time.now += 10_000;
    const { half, corners } = await shown();
    const enter = async (fields: Readonly<Record<string, string>>) =>
      (await book.decide(pick.match, 'score', { score: '30-30', ...fields })).statusCode;
    expect(await enter({ half: `${half[0] + 1}-${half[1]}` })).toBe(400);
    expect(corners[0] + corners[1]).toBeGreaterThan(0);
    expect(await enter({ corners: '0-0' })).toBe(400);
    expect(await enter({ half: half.join('-'), corners: '40-40' })).toBe(303);
  });

  it('is no draw in a sport without draws, and none of a match that is not listed', async () => {
    const book = await openBook(await openWallet());
    for (const view of ['tennis', 'basketball']) {
      const { leagues } = (await book.ask('board', { view, match: null, picks: [] })).body;
      expect((await book.decide(leagues[0].matches[0].id, 'draw')).statusCode).toBe(400);
    }
    const [pick] = await book.picks(1);
    const match = pick?.match.replace(/-\d+-/, '-999999999-') ?? '';
    expect((await book.decide(match, 'home')).statusCode).toBe(400);
  });
});
