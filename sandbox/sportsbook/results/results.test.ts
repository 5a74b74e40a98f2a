import { describe, expect, it, vi } from 'vitest';
import { names, openBook, openWallet } from '../testing/testBook.ts';

type Markets = readonly (readonly [market: string, outcome: string])[];

/** Bets of 10.00 on the next match of a sport, and its result in the console. */
async function settled(
  sport: 'iceHockey' | 'basketball' | 'tennis',
  markets: Markets,
  end: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const wallet = await openWallet();
  const book = await openBook(wallet);
  const key = await book.sit();
  const { leagues } = await book.board(sport);
  const next = leagues.flatMap(({ matches }) => matches).find(({ phase }) => phase === 'before');
  if (!next) throw new Error('no match');
  for (const [market, outcome] of markets) {
    const placed = await book.place(key, [{ match: next.id, market, outcome, version: next.version }]);
    expect(placed.status, market).toBe(200);
  }
  const { statusCode, body } = await book.decide(next.id, end, fields);
  const states = async () =>
    Object.fromEntries((await book.coupons(key)).map(({ legs, state }) => [legs[0]?.market, state]));
  return { statusCode, body, states: await states(), readStates: states, book, wallet, match: next.id };
}

const HOCKEY = { period1: '1-0', period2: '0-1', period3: '1-1' };

describe('the result of a match in periods that is entered in the console', () => {
  it('OPEN-43 settles regular time, the match with overtime, and each period by its own score', async () => {
    const { states } = await settled(
      'iceHockey',
      [
        ['result.r', 'draw'],
        ['winner.o', 'away'],
        ['total.r:4.5', 'under'],
        ['total.o:4.5', 'over'],
        ['overtime.r', 'yes'],
        ['result.p1', 'home'],
        ['result.p2', 'home'],
        ['both.p3', 'yes'],
        ['highest', 'p3'],
        ['dnb.r', 'home'],
      ],
      'score',
      { ...HOCKEY, overtime: '0-1' },
    );
    expect(states).toEqual({
      'result.r': 'won',
      'winner.o': 'won',
      'total.r:4.5': 'won',
      'total.o:4.5': 'won',
      'overtime.r': 'won',
      'result.p1': 'won',
      'result.p2': 'lost',
      'both.p3': 'won',
      highest: 'won',
      'dnb.r': 'void',
    });
  });

  it('OPEN-43 settles the halves and quarters of basketball without the overtime', async () => {
    const { states } = await settled(
      'basketball',
      [
        ['winner.o', 'home'],
        ['result.r', 'draw'],
        ['result.q4', 'draw'],
        ['result.h2', 'away'],
        ['highest', 'q1'],
        ['race:30', 'home'],
      ],
      'score',
      { period1: '40-10', period2: '10-15', period3: '15-40', period4: '20-20', overtime: '9-4' },
    );
    expect(states).toEqual({
      'winner.o': 'won',
      'result.r': 'won',
      'result.q4': 'won',
      'result.h2': 'won',
      highest: 'lost',
      // Both sides have 30 points, and which had them first is not entered.
      'race:30': 'void',
    });
  });

  it('OPEN-43 returns the stakes on periods that are not known', async () => {
    const bets: Markets = [
      ['result.r', 'home'],
      ['result.p1', 'home'],
      ['winner.o', 'home'],
    ];
    const { states } = await settled('iceHockey', bets, 'home');
    expect(states).toEqual({ 'result.r': 'won', 'result.p1': 'void', 'winner.o': 'won' });
    const level = await settled('iceHockey', bets, 'draw');
    expect(level.states).toEqual({ 'result.r': 'lost', 'result.p1': 'void', 'winner.o': 'void' });
  });

  it('OPEN-43 does not change a settled bet on a period when it is corrected, and settles the others by it', async () => {
    const bets: Markets = [['result.p1', 'home']];
    const { readStates, book, wallet, match } = await settled('iceHockey', bets, 'score', {
      ...HOCKEY,
      overtime: '1-0',
    });
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
    const corrected = { period1: '0-1', period2: '0-1', period3: '0-0' };
    expect((await book.decide(match, 'score', corrected)).statusCode).toBe(303);
    expect(await readStates()).toEqual({ 'result.p1': 'won' });
    expect(names(wallet)).toEqual(['bet', 'win', 'endRound']);
  });

  it.each<readonly [Readonly<Record<string, string>>, string]>([
    [{}, 'Period 1: enter its score. Overtime is the only field that may stay empty.'],
    [{ ...HOCKEY, period2: '1' }, 'Period 2: write two numbers with a hyphen, such as 2-1.'],
    [HOCKEY, 'Overtime: enter its score, because regular time ended level, 2-2.'],
    [{ ...HOCKEY, overtime: '1-1' }, 'Overtime: it cannot end level.'],
    [
      { ...HOCKEY, overtime: '3-1' },
      'Overtime: the first goal, or the shoot-out, decides. Enter 1-0 or 0-1.',
    ],
    [
      { ...HOCKEY, period3: '2-1', overtime: '1-0' },
      'Overtime: there is none, because regular time ended 3-2.',
    ],
  ])('is refused with the reason when it is impossible: %j', async (fields, reason) => {
    const { statusCode, body, states } = await settled('iceHockey', [['result.r', 'home']], 'score', fields);
    expect([statusCode, body, states]).toEqual([400, reason, { 'result.r': 'open' }]);
  });
});

describe('the result of a match of tennis', () => {
  it('OPEN-43 settles the sets and games that are entered', async () => {
    const { states } = await settled(
      'tennis',
      [
        ['winner', 'home'],
        ['setscore', 's2x1'],
        ['set:2', 'away'],
        ['score.s1', 's7x6'],
        ['tiebreak', 'yes'],
        ['bothsets', 'yes'],
        ['games.s2:8.5', 'under'],
      ],
      'score',
      { set1: '7-6', set2: '2-6', set3: '6-4' },
    );
    expect(new Set(Object.values(states))).toEqual(new Set(['won']));
  });

  it.each<readonly [Readonly<Record<string, string>>, string]>([
    [{ set1: '6-5', set2: '6-0' }, 'Set 1: a set cannot end 6-5.'],
    [{ set1: '6-4' }, 'Set 2: enter its games.'],
    [{ set1: '6-4', set2: '6-4', set3: '6-4' }, 'Set 3: there is none, because the match ended 2-0.'],
  ])('is refused with the reason when it is impossible: %j', async (fields, reason) => {
    const { statusCode, body } = await settled('tennis', [], 'score', fields);
    expect([statusCode, body]).toEqual([400, reason]);
  });

  it('OPEN-43 of a retirement returns the stakes of what is not decided', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const { leagues } = await book.board('tennis');
    const next = leagues.flatMap(({ matches }) => matches).find(({ phase }) => phase === 'before');
    if (!next) throw new Error('no match');
    for (const market of ['winner', 'set:1'])
      await book.place(key, [{ match: next.id, market, outcome: 'home', version: next.version }]);
    expect((await book.decide(next.id, 'retired')).statusCode).toBe(400);
    const score = async () =>
      (await book.ask('board', { view: 'tennis', match: next.id, picks: [] })).body.match.score;
    for (let step = 0; step < 400 && (await score()).sets.length < 2; step += 1) wallet.time.now += 30_000;
    const { home } = await score();
    expect((await book.decide(next.id, 'retired')).statusCode).toBe(303);
    const states = (await book.coupons(key)).map(({ legs, state }) => [legs[0]?.market, state]);
    expect(Object.fromEntries(states)).toEqual({ winner: 'void', 'set:1': home === 1 ? 'won' : 'lost' });
  });
});

it('OPEN-43 a match that is postponed before it begins returns all stakes', async () => {
  const { states, wallet } = await settled('basketball', [['winner.o', 'home']], 'postponed');
  expect(states).toEqual({ 'winner.o': 'void' });
  await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'rollback', 'endRound']));
});
