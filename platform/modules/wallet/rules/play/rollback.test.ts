import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bet } from '../../recipes/bet.ts';
import { rollback } from '../../recipes/rollback.ts';
import {
  ACCOUNTS,
  AT,
  betOf,
  BONUS,
  factsWith,
  limitOf,
  PLAYER,
  play,
  playerWith,
  ROLLBACK,
  roundWith,
} from '../../testing/facts.ts';
import { decide } from '../decide.ts';
import { isRefused, NO_EFFECT, type Effect } from '../decision.ts';
import type { BetFacts, Facts } from '../facts.ts';
import { applyTo, type PlayerState } from '../player.ts';
import { roundAfter } from '../round.ts';

const command = rollback(ROLLBACK);
const rollBack = (bet: BetFacts | null, facts: Partial<Facts> = {}, player: Partial<PlayerState> = {}) =>
  decide(command, factsWith({ bet, ...facts }), playerWith(player), AT);
const carryOut = (...args: Parameters<typeof decide>): Effect => {
  const decision = decide(...args);
  if (isRefused(decision)) throw new Error(decision.refusal);
  return decision;
};

describe('the rollback of a bet', () => {
  it('returns real money and removes the stake from the round', () => {
    expect(rollBack(betOf())).toEqual({
      ...NO_EFFECT,
      reverses: 70n,
      stakedAt: new Date('2026-03-02T11:00:00.000Z'),
      toReal: 1_00n,
      unstaked: { real: 1_00n, bonus: 0n },
    });
  });

  it('returns bonus money and its wagering while the bonus is active', () => {
    const ofBonus = betOf({ fromReal: '30', fromBonus: '70', bonusId: 'welcome', wagered: '10' });
    expect(rollBack(ofBonus, { roundBonus: 'welcome' }, { active: BONUS })).toMatchObject({
      toReal: 30n,
      toBonus: 70n,
      wagering: -10n,
      unstaked: { real: 30n, bonus: 70n },
    });
  });

  it.each([
    ['has ended', null, null],
    ['is over, and its wagering is lowered', { ...BONUS, isOver: true }, -10n],
    ['was followed by another', { ...BONUS, id: 'other' }, null],
  ])('returns all as real money where the bonus %s', (_what, active, wagering) => {
    const ofBonus = betOf({ fromReal: '30', fromBonus: '70', bonusId: 'welcome', wagered: '10' });
    expect(rollBack(ofBonus, { roundBonus: 'welcome' }, { active })).toMatchObject({
      toReal: 1_00n,
      toBonus: 0n,
      wagering,
      unstaked: { real: 30n, bonus: 70n },
    });
  });

  it('removes a stake of an earlier bonus from the real stakes of the round, where the round counts it', () => {
    const ofBonus = betOf({ fromReal: '30', fromBonus: '70', bonusId: 'welcome' });
    for (const roundBonus of ['other', null])
      expect(rollBack(ofBonus, { roundBonus })).toMatchObject({ unstaked: { real: 1_00n, bonus: 0n } });
  });

  it('of real money without a bonus does not concern the wagering of a bonus granted later', () => {
    expect(rollBack(betOf(), {}, { active: BONUS })).toMatchObject({ wagering: null });
  });

  it('returns the contributions from the jackpots', () => {
    const contributions = [
      { pot: '15', amount: '20' },
      { pot: '16', amount: '30' },
    ];
    expect(rollBack(betOf({ contributions }))).toMatchObject({
      contributions: [
        { pot: 15n, amount: -20n },
        { pot: 16n, amount: -30n },
      ],
    });
  });

  it('of a free round returns the operator’s stake and the round to the grant', () => {
    expect(rollBack(betOf({ recipe: 'freeBet', freeRounds: 'grant', fromReal: '0' }))).toEqual({
      ...NO_EFFECT,
      reverses: 70n,
      stakedAt: new Date('2026-03-02T11:00:00.000Z'),
      given: -1_00n,
      unstaked: { real: 1_00n, bonus: 0n },
      freeRoundReturned: 'grant',
    });
  });

  it.each([
    ['was rolled back before', betOf({ isRolledBack: true })],
    ['moved nothing', betOf({ fromReal: '0' })],
    ['is a win of zero', betOf({ recipe: 'note', fromReal: '0', amount: '0' })],
  ])('has no effect where the bet %s', (_what, known) => {
    expect(rollBack(known)).toEqual(NO_EFFECT);
  });

  it('that has not arrived is remembered', () => {
    expect(rollBack(null)).toEqual({ ...NO_EFFECT, isBetUnknown: true });
  });

  it.each([
    ['is no bet or win', betOf({ recipe: 'endRound' })],
    ['is another player’s', betOf({ playerId: 'bo' as typeof PLAYER })],
    ['is of another round', betOf({ round: 'r2' })],
    [
      'is another player’s and was rolled back',
      betOf({ playerId: 'bo' as typeof PLAYER, isRolledBack: true }),
    ],
  ])('is refused where what it names %s', (_what, known) => {
    expect(rollBack(known)).toEqual({ refusal: 'TransactionConflict' });
  });

  it('LIMIT-11 is carried out when the session has ended, the round is closed, a check is due or a limit is reached', () => {
    const facts = {
      isSessionEnded: true,
      sessionExpiresAt: AT,
      roundPlayer: PLAYER,
      roundClosedAt: AT,
      checkDueAt: AT,
    };
    const limits = [limitOf({ amount: 0n }), limitOf({ kind: 'Loss', amount: 0n })];
    expect(rollBack(betOf(), facts, { limits })).toMatchObject({ toReal: 1_00n });
  });
});

describe('a stake and its rollback', () => {
  const minor = fc.bigInt({ min: 0n, max: 10_000n });

  it('leave balances, wagering, limits and the round as they were', () => {
    const situation = fc.record({
      real: minor,
      bonus: minor,
      amount: fc.bigInt({ min: 1n, max: 15_000n }),
      stakedReal: minor,
      stakedBonus: minor,
      wagered: minor,
      weight: fc.integer({ min: 0, max: 100 }),
      contribution: fc.option(fc.bigInt({ min: 1n, max: 500n })),
      hasBonus: fc.boolean(),
    });
    fc.assert(
      fc.property(situation, (given) => {
        fc.pre(given.amount <= given.real + (given.hasBonus ? given.bonus : 0n));
        const stake = bet(play(given.amount));
        const stakedBonus = given.hasBonus ? given.stakedBonus : 0n;
        const { weight, contribution } = given;
        const facts = roundWith(given.stakedReal, stakedBonus, {
          weight,
          contribution,
          potAccount: ACCOUNTS.pot,
        });
        const before = playerWith({
          real: given.real,
          bonus: given.bonus,
          active: given.hasBonus ? { ...BONUS, wagered: given.wagered } : null,
          limits: [
            limitOf({ amount: 1_000_00n }),
            limitOf({ kind: 'Loss', amount: 1_000_00n, used: -5_00n }),
          ],
        });

        const staked = carryOut(stake, facts, before, AT);
        const between = applyTo(before, stake, staked);
        const round = roundAfter(stake, facts, staked, between, AT);
        const known = betOf({
          stakedAt: AT.toISOString(),
          fromReal: `${-staked.toReal}`,
          fromBonus: `${-staked.toBonus}`,
          bonusId: staked.wagering === null ? null : BONUS.id,
          wagered: `${staked.wagering ?? 0n}`,
          contributions: staked.contributions.map(({ pot, amount }) => ({
            pot: `${pot}`,
            amount: `${amount}`,
          })),
        });
        const later = roundWith(round?.stakedReal ?? 0n, round?.stakedBonus, {
          roundBonus: round?.bonusId ?? null,
          bet: known,
        });
        const undone = carryOut(command, later, between, AT);
        const after = applyTo(between, command, undone);
        expect(after).toEqual({ ...before, sequence: before.sequence + 2n });
        expect(roundAfter(command, later, undone, after, AT)).toMatchObject({
          stakedReal: given.stakedReal,
          stakedBonus,
        });
      }),
    );
  });

  it('of a free round leave the balance, the grant and the round as they were', () => {
    const stake = bet({ ...play(1_00n), freeRounds: 'grant' });
    const freeRounds = { id: 'grant', stake: '100', left: 1, expiresAt: null };
    const facts = roundWith(2_00n, 0n, { freeRounds });
    const before = playerWith();
    const staked = carryOut(stake, facts, before, AT);
    const between = applyTo(before, stake, staked);
    expect(roundAfter(stake, facts, staked, between, AT)).toMatchObject({ stakedReal: 3_00n, given: 1_00n });
    const later = roundWith(3_00n, 0n, {
      roundGiven: 1_00n,
      bet: betOf({ recipe: 'freeBet', freeRounds: 'grant', fromReal: '0' }),
    });
    const undone = carryOut(command, later, between, AT);
    const after = applyTo(between, command, undone);
    expect(after).toEqual({ ...before, freeRoundsUsed: { grant: 0 } });
    expect(roundAfter(command, later, undone, after, AT)).toMatchObject({ stakedReal: 2_00n, given: null });
  });
});
