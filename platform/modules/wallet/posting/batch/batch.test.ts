import { describe, expect, it } from 'vitest';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { bonusForfeit } from '../../bonus/bonusEnding.ts';
import { payloadHash, type Command } from '../../command.ts';
import { bet } from '../../recipes/bet.ts';
import { deposit } from '../../recipes/deposit.ts';
import { endRound } from '../../recipes/endRound.ts';
import { rollback } from '../../recipes/rollback.ts';
import { win } from '../../recipes/win.ts';
import type { Facts } from '../../rules/facts.ts';
import {
  ACCOUNTS,
  AT,
  betOf,
  factsWith,
  play,
  PLAYER,
  prize,
  ROLLBACK,
  roundWith,
} from '../../testing/facts.ts';
import { batchJson } from './batchRows.ts';
import { decideBatch } from '../decideBatch.ts';

/** Decides commands on facts in the same order. */
const decideAll = (...pairs: readonly [Command, Facts][]) =>
  decideBatch(
    pairs.map(([command]) => command),
    pairs.map(([, facts], ordinal) => ({ ...facts, ordinal })),
    AT,
  );
const batchOf = (...pairs: readonly [Command, Facts][]) => decideAll(...pairs).batch;
const stake = (minor: bigint, key = 't') => bet({ ...play(minor), transactionId: key, round: key });
const ACTIVE = { bonusId: 'welcome', wagered: 10n, required: 50_00n };
const BO = { playerId: 'bo' as typeof PLAYER, realAccount: 3n, bonusAccount: 4n };

describe('a batch', () => {
  it('is missing where nothing is done', () => {
    expect(batchOf()).toBeNull();
    expect(batchOf([stake(0n), factsWith()])).toBeNull();
  });

  it('decides each command on what the earlier ones of its player leave', () => {
    const { responses, batch } = decideAll(
      [stake(60_00n, 'a'), factsWith()],
      [stake(60_00n, 'b'), factsWith()],
      [stake(60_00n, 'c'), factsWith(BO)],
      [stake(40_00n, 'd'), factsWith()],
    );
    expect(responses).toMatchObject([
      { balance: money(40_00n, 'EUR'), sequence: 5 },
      { type: 'InsufficientFunds' },
      { playerId: 'bo', balance: money(40_00n, 'EUR'), sequence: 5 },
      { balance: money(0n, 'EUR'), sequence: 6 },
    ]);
    expect(batch?.keys.map(({ key }) => key)).toEqual(['a', 'c', 'd']);
    expect(batch?.transfers).toMatchObject([{ key: 'a' }, { key: 'c' }, { key: 'd', amount: 40_00n }]);
    expect(batch?.accounts).toEqual([
      { id: ACCOUNTS.real, version: 7n, balance: 0n, sequence: 6n, slotRoundAt: null },
      { id: 3n, version: 7n, balance: 40_00n, sequence: 5n, slotRoundAt: null },
    ]);
  });

  it('responds by ordinal', () => {
    const facts = [
      { ...factsWith(), ordinal: 1 },
      { ...factsWith(BO), ordinal: 0 },
    ];
    const { responses } = decideBatch([stake(1_00n, 'a'), stake(2_00n, 'b')], facts, AT);
    expect(responses).toMatchObject([{ playerId: 'bo' }, { playerId: PLAYER }]);
    expect(() => decideBatch([], facts, AT)).toThrow('command 1');
  });

  it.each([
    ['UnknownSession', stake(1n)],
    ['UnknownPlayer', bonusForfeit({ playerId: PLAYER, bonusId: 'b' })],
  ])('refuses as %s where nothing is known', (type, command) => {
    const { responses, batch } = decideAll([command, factsWith({ playerId: null })]);
    expect(responses).toEqual([expect.objectContaining({ type })]);
    expect(batch).toBeNull();
  });

  it('MONEY-07 repeats the first response to a known key, and refuses another payload', () => {
    const command = stake(1_00n);
    const known = {
      knownHash: payloadHash(command),
      knownBalance: 3n,
      knownBonus: 2n,
      knownContributed: 1n,
    };
    const { responses, batch } = decideAll(
      [command, factsWith(known)],
      [command, factsWith({ ...known, knownHash: 'other' })],
      [command, factsWith({ ...known, knownHash: '' })],
    );
    expect(responses).toMatchObject([
      {
        balance: money(3n, 'EUR'),
        bonusBalance: money(2n, 'EUR'),
        contributed: money(1n, 'EUR'),
        sequence: null,
      },
      { type: 'TransactionConflict' },
      { type: 'BetRolledBack' },
    ]);
    expect(responses[1]).toBeInstanceOf(Refusal);
    expect(batch).toBeNull();
  });

  const named = { studio: 'sandbox', transactionId: 't', gameSession: 's', round: 'r' };
  it.each<[type: string, what: string, Command]>([
    ['BetRolledBack', 'bet', stake(1_00n)],
    ['WinRolledBack', 'win', win(play(1_00n))],
    ['WinRolledBack', 'win of zero', win({ ...play(0n), terms: '{}' })],
    ['WinRolledBack', 'promotional win', prize(1_00n)],
    ['TransactionConflict', 'end of a round', endRound(named)],
    ['TransactionConflict', 'rollback', rollback({ ...named, rollsBack: 'x' })],
  ])('MONEY-07 refuses as %s a %s that arrives after its rollback', (type, _what, command) => {
    const { responses, batch } = decideAll([command, factsWith({ knownHash: '' })]);
    expect(responses).toEqual([expect.objectContaining({ type })]);
    expect(batch).toBeNull();
  });

  it('writes the bonus account, in the order of ids, only where it changes', () => {
    const facts = factsWith({ ...ACTIVE, real: 0n, bonus: 5_00n, realAccount: 9n });
    expect(batchOf([stake(1_00n), facts])?.accounts).toMatchObject([
      { id: ACCOUNTS.bonus, balance: 4_00n },
      { id: 9n, balance: 0n },
    ]);
    const spent = { ...facts, real: 1_00n };
    expect(batchOf([stake(1_00n), spent])?.accounts).toMatchObject([{ id: 9n }]);
  });

  it('compares the bonus balance with the one before the first command of the player', () => {
    const facts = factsWith({ ...ACTIVE, real: 0n, bonus: 1_00n });
    const batch = batchOf(
      [stake(1_00n, 'a'), facts],
      [win({ ...play(1n), round: 'x' }), roundWith(1_00n, 0n, ACTIVE)],
    );
    expect(batch?.accounts).toMatchObject([
      { id: ACCOUNTS.real, balance: 1n },
      { id: ACCOUNTS.bonus, balance: 0n },
    ]);
  });
});

describe('the lists of a batch', () => {
  it('are missing where they would be empty', () => {
    const command = deposit({ caller: 'bank', key: 'd', playerId: PLAYER, amount: money(1n, 'EUR') });
    const batch = batchOf([command, factsWith()]);
    expect(Object.keys(batch ?? {}).toSorted()).toEqual(['accounts', 'events', 'keys', 'transfers']);
  });

  it('open a round by its first stake and change it by the next command', () => {
    const batch = batchOf([stake(1_00n, 'new'), factsWith()], [bet(play(2_00n)), roundWith(1_00n)]);
    expect(batch?.opened).toMatchObject([{ id: 'new', stakedReal: 1_00n }]);
    expect(batch?.rounds).toMatchObject([{ id: 'r', stakedReal: 3_00n }]);
    expect(batch?.keys).toMatchObject([{ opensRound: 'new' }, { opensRound: null }]);
  });

  it('keep each key with its response', () => {
    const contribution = { contribution: 10n, potAccount: ACCOUNTS.pot };
    const held = roundWith(1_00n, 0n, { largestWinHundredths: 1_00n });
    expect(
      batchOf(
        [stake(1_00n, 'a'), factsWith(contribution)],
        [win({ ...play(2_00n), transactionId: 'w' }), held],
      )?.keys,
    ).toEqual([
      {
        caller: 'sandbox',
        key: 'a',
        payloadHash: payloadHash(stake(1_00n, 'a')),
        playerId: PLAYER,
        opensRound: 'a',
        balanceAfter: 98_90n,
        bonusAfter: 0n,
        contributed: 10n,
        held: null,
      },
      expect.objectContaining({
        key: 'w',
        opensRound: null,
        balanceAfter: 98_90n,
        contributed: null,
        held: 2_00n,
      }),
    ]);
    expect(batchOf([stake(1_00n), factsWith()])?.keys).toMatchObject([{ contributed: null }]);
  });

  it('keep the key of a bet that was rolled back before it arrived', () => {
    const back = rollback(ROLLBACK);
    const batch = batchOf([back, factsWith()]);
    expect(batch?.keys).toMatchObject([
      { key: 't', payloadHash: '', opensRound: null },
      { key: 'back', payloadHash: payloadHash(back), opensRound: null },
    ]);
    expect(batch).not.toHaveProperty('reversals');
    expect(batch).not.toHaveProperty('staked');
  });

  it('name what is reversed', () => {
    const batch = batchOf([rollback(ROLLBACK), roundWith(1_00n, 0n, { bet: betOf() })]);
    expect(batch?.reversals).toEqual([{ transfer: 70n, caller: 'sandbox', key: 't' }]);
    expect(batch?.keys).toMatchObject([{ key: 'back', opensRound: null, contributed: null }]);
  });

  it('report stakes and rollbacks of real and bonus money, at the time of the stake', () => {
    const facts = factsWith({ ...ACTIVE, real: 40n, bonus: 60n });
    const staked = { brand: 'northlight', playerId: PLAYER, studio: 'sandbox', game: 'fox', currency: 'EUR' };
    expect(batchOf([stake(1_00n), facts])?.staked).toEqual([
      { ...staked, minor: '100', at: AT.toISOString(), key: 't' },
    ]);
    const known = roundWith(1_00n, 0n, { bet: betOf(), game: 'owl' });
    expect(batchOf([rollback(ROLLBACK), known])?.staked).toEqual([
      { ...staked, minor: '-100', at: betOf().stakedAt, key: 'back' },
    ]);
  });

  it.each<[string, Command, Facts]>([
    ['coupons', { ...stake(1_00n), caller: SPORTSBOOK.studio }, factsWith()],
    ['wins', win(play(1_00n)), roundWith(1_00n)],
    [
      'free rounds',
      bet({ ...play(1_00n), freeRounds: 'g' }),
      factsWith({ freeRounds: { id: 'g', stake: '100', left: 1, expiresAt: null } }),
    ],
  ])('report no %s as stakes', (_what, command, facts) => {
    expect(batchOf([command, facts])).not.toHaveProperty('staked');
  });

  it('LIMIT-10 queue contributions under the key of their bet', () => {
    const facts = factsWith({ contribution: 10n, potAccount: ACCOUNTS.pot });
    expect(batchOf([stake(1_00n), facts])?.contributions).toEqual([[15n, PLAYER, 'sandbox', 't', 10n]]);
    const known = betOf({ contributions: [{ pot: '15', amount: '10' }] });
    expect(batchOf([rollback(ROLLBACK), factsWith({ bet: known })])?.contributions).toEqual([
      [15n, PLAYER, 'sandbox', 't', -10n],
    ]);
    expect(batchOf([rollback(ROLLBACK), factsWith({ bet: known })])?.keys).toMatchObject([
      { key: 'back', contributed: null },
    ]);
  });

  it('have the limits of each player once, as the last command leaves them', () => {
    const spanFrom = '2026-03-02T00:00:00.000Z';
    const spanTo = '2026-03-03T00:00:00.000Z';
    const limit = {
      kind: 'Stake',
      period: 'Day',
      amount: '5000',
      zone: 'UTC',
      spanFrom,
      spanTo,
      used: '1',
    } as const;
    const facts = factsWith({ limits: [limit] });
    expect(batchOf([stake(1_00n, 'a'), facts], [stake(2_00n, 'b'), facts])?.limits).toEqual([
      {
        playerId: PLAYER,
        kind: 'Stake',
        period: 'Day',
        used: 3_01n,
        spanFrom: new Date(spanFrom),
        spanTo: new Date(spanTo),
      },
    ]);
  });

  it('LIMIT-13 decide the stakes of accounts that share a limit on one use of it, and write it once', () => {
    const [spanFrom, spanTo] = ['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'];
    const period = { kind: 'Loss', period: 'Day', zone: 'UTC', spanFrom, spanTo } as const;
    const limits = [{ ...period, amount: '3000000', used: '0' }];
    const limitGroup = { id: 'group', version: '9', rate: '10000', limits };
    const { responses, batch } = decideAll(
      [stake(1_00n, 'a'), factsWith({ limitGroup })],
      [stake(1_00n, 'b'), factsWith({ ...BO, limitGroup: { ...limitGroup, rate: '20000' } })],
      [stake(1n, 'c'), factsWith({ limitGroup })],
    );
    expect(responses).toMatchObject([
      {},
      {},
      { type: 'LimitReached', keys: { rule: 'LIMIT-13', left: '0.00' } },
    ]);
    expect(batch?.groups).toEqual([
      {
        id: 'group',
        version: 9n,
        limits: [{ period: 'Day', used: 3_000_000n, spanFrom: new Date(spanFrom), spanTo: new Date(spanTo) }],
      },
    ]);
    expect(batchOf([endRound(play(0n)), roundWith(1_00n, 0n, { limitGroup })])).not.toHaveProperty('groups');
    const other = { ...limitGroup, id: 'another' };
    expect(
      batchOf(
        [stake(1_00n, 'a'), factsWith({ limitGroup })],
        [stake(1_00n, 'b'), factsWith({ ...BO, limitGroup: other })],
      )?.groups,
    ).toMatchObject([{ id: 'another' }, { id: 'group' }]);
    expect(
      batchOf(
        [stake(1_00n, 'a'), factsWith({ limitGroup: other })],
        [stake(1_00n, 'b'), factsWith({ ...BO, limitGroup })],
      )?.groups,
    ).toMatchObject([{ id: 'another' }, { id: 'group' }]);
  });

  it('have each bonus once, as the last command leaves it', () => {
    const facts = factsWith(ACTIVE);
    const forfeit = bonusForfeit({ playerId: PLAYER, bonusId: 'welcome' });
    const two: readonly [Command, Facts][] = [
      [stake(1_00n, 'a'), facts],
      [stake(2_00n, 'b'), facts],
    ];
    expect(batchOf(...two)?.bonuses).toEqual([{ id: 'welcome', wagered: 3_10n, endsAs: null }]);
    expect(batchOf(...two, [forfeit, facts])?.bonuses).toEqual([
      { id: 'welcome', wagered: 3_10n, endsAs: 'Forfeited' },
    ]);
    expect(batchOf([win(play(1n)), roundWith(1_00n, 0n, ACTIVE)])).not.toHaveProperty('bonuses');
  });

  it('use and return free rounds', () => {
    const freeRounds = { id: 'g', stake: '100', left: 1, expiresAt: null };
    const free = bet({ ...play(1_00n), freeRounds: 'g' });
    expect(batchOf([free, factsWith({ freeRounds })])?.freeRounds).toEqual([
      { caller: 'sandbox', key: 't', grant: 'g', used: 1 },
    ]);
    const known = betOf({ recipe: 'freeBet', freeRounds: 'g' });
    expect(batchOf([rollback(ROLLBACK), factsWith({ bet: known })])?.freeRounds).toEqual([
      { caller: 'sandbox', key: 'back', grant: 'g', used: -1 },
    ]);
  });

  it('record what a bet declares, and parts of a studio’s jackpot', () => {
    const declared = bet({ ...play(1_00n), largestWin: money(9_00n, 'EUR'), jackpotPart: '0.01' });
    const paid = win({ ...play(2n), transactionId: 'w', jackpotPart: '0.02' });
    const plain = { ...bet({ ...play(1_00n), transactionId: 'plain' }), jackpotPart: undefined };
    const batch = batchOf([declared, factsWith()], [paid, roundWith(1_00n)], [plain, roundWith(1_00n)]);
    expect(batch?.wins).toEqual({
      declared: [{ caller: 'sandbox', key: 't', round: 'r', stake: 1_00n, largestWin: '900' }],
      held: [],
      heldReturned: [],
      jackpotParts: [
        { caller: 'sandbox', key: 't', amount: '0.01' },
        { caller: 'sandbox', key: 'w', amount: '0.02' },
      ],
      results: [],
    });
  });

  it('record what a studio reports as the result of a round', () => {
    const end = endRound({ ...play(0n), result: '17 black' });
    expect(batchOf([end, roundWith(1_00n)])?.wins?.results).toEqual([
      { playerId: PLAYER, caller: 'sandbox', round: 'r', result: '17 black' },
    ]);
    expect(batchOf([endRound(play(0n)), roundWith(1_00n)])).not.toHaveProperty('wins');
  });
});

it('amounts above 2^53 are text in the JSON of a batch', () => {
  const contributions = [[15n, 'anna', 'sandbox', 't', 2n ** 53n + 1n]] as const;
  expect(batchJson({ contributions })).toBe(
    '{"contributions":[["15","anna","sandbox","t","9007199254740993"]]}',
  );
});
