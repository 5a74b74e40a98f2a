import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bonusForfeit } from '../bonus/bonusEnding.ts';
import { bet } from '../recipes/bet.ts';
import { endRound } from '../recipes/endRound.ts';
import { withdrawalInitiated } from '../recipes/withdrawal.ts';
import { NO_EFFECT } from '../rules/decision.ts';
import { BONUS, factsWith, PLAYER, play, playerWith } from '../testing/facts.ts';
import type { Done } from './done.ts';
import { balanceChanged, eventRows, eventsOf } from './walletEvents.ts';

const doneWith = (changes: Partial<Done> & Pick<Done, 'command'>): Done => ({
  facts: factsWith(),
  effect: NO_EFFECT,
  before: playerWith(),
  after: playerWith({ real: 98_90n, bonus: 3n, sequence: 5n }),
  ...changes,
});
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('the events of a command', () => {
  const contributions = [{ pot: 15n, amount: 10n }];

  it('report the balances and the whole change, with the contribution', () => {
    const effect = { ...NO_EFFECT, toReal: -1_00n, toBonus: -2n, contributions };
    expect(eventsOf(doneWith({ command: bet(play(1_02n)), effect }))).toEqual([
      {
        topic: 'wallet.balanceChanged',
        payload: {
          playerId: PLAYER,
          brand: 'northlight',
          balance: eur('98.90'),
          bonusBalance: eur('0.03'),
          amount: eur('-1.12'),
          moneyType: 'CasinoBet',
          wageringProgress: null,
          sequence: 5,
        },
      },
    ]);
  });

  it('name the type of a withdrawal', () => {
    const amount = money(1n, 'EUR');
    const command = withdrawalInitiated({ caller: 'bank', key: 'w', playerId: PLAYER, amount });
    const effect = { ...NO_EFFECT, toReal: -1n };
    expect(eventsOf(doneWith({ command, effect }))).toMatchObject([
      { payload: { moneyType: 'InitWithdrawal' } },
    ]);
  });

  it('report the end of a bonus before the balance', () => {
    const command = bonusForfeit({ playerId: PLAYER, bonusId: BONUS.id });
    const effect = { ...NO_EFFECT, toBonus: -1n, bonusEndsAs: 'Forfeited' } as const;
    expect(eventsOf(doneWith({ command, effect, before: playerWith({ active: BONUS }) }))).toMatchObject([
      {
        topic: 'wallet.bonusChanged',
        payload: { playerId: PLAYER, brand: 'northlight', bonusId: BONUS.id, status: 'Forfeited' },
      },
      { topic: 'wallet.balanceChanged', payload: { amount: eur('-0.01') } },
    ]);
  });

  it('are none where nothing moves, or without a player', () => {
    expect(eventsOf(doneWith({ command: endRound(play(0n)) }))).toEqual([]);
    const facts = factsWith({ playerId: null });
    const effect = { ...NO_EFFECT, toReal: -1n };
    expect(eventsOf(doneWith({ command: bet(play(1n)), facts, effect }))).toEqual([]);
  });
});

describe('the event of a balance', () => {
  const progress = (wagered: bigint, required: bigint, isOver = false) =>
    balanceChanged(factsWith(), playerWith({ active: { ...BONUS, wagered, required, isOver } }), {
      amount: 1n,
      moneyType: 'CasinoBet',
    }).wageringProgress;

  it.each([
    ['nothing', 0n, 0],
    ['a third, rounded down', 1n, 0.3333],
    ['two thirds, rounded up', 2n, 0.6667],
    ['all', 3n, 1],
    ['more than all', 4n, 1],
  ])('has the progress of wagering: %s', (_what, wagered, expected) => {
    expect(progress(wagered, 3n)).toBe(expected);
  });

  it('rounds half of the fourth decimal up', () => {
    expect(progress(1n, 20_000n)).toBe(0.0001);
    expect(progress(1n, 20_001n)).toBe(0);
  });

  it('has no progress of a bonus that is over', () => {
    expect(progress(1n, 3n, true)).toBeNull();
  });

  it('keeps amounts above 2^53 exact', () => {
    const large = playerWith({ real: 2n ** 63n - 1n });
    const event = balanceChanged(factsWith(), large, { amount: 2n ** 53n + 1n, moneyType: 'Deposit' });
    expect(event).toMatchObject({ balance: eur('92233720368547758.07'), amount: eur('90071992547409.93') });
  });

  it('needs a player', () => {
    const change = { amount: 1n, moneyType: 'Deposit' } as const;
    expect(() => balanceChanged(factsWith({ playerId: null }), playerWith(), change)).toThrow('has a player');
  });
});

describe('the rows of the outbox', () => {
  const ofBalance = {
    topic: 'wallet.balanceChanged',
    payload: balanceChanged(factsWith(), playerWith(), { amount: 1n, moneyType: 'Deposit' }),
  } as const;
  const ofBonus = {
    topic: 'wallet.bonusChanged',
    payload: { playerId: PLAYER, brand: factsWith().brand, bonusId: 'b', status: 'Expired' },
  } as const;

  it('hold runs of events of one topic, in their order', () => {
    expect(eventRows([ofBalance, ofBalance, ofBonus, ofBalance])).toEqual([
      { topic: 'wallet.balanceChanged', payload: [ofBalance.payload, ofBalance.payload] },
      { topic: 'wallet.bonusChanged', payload: [ofBonus.payload] },
      { topic: 'wallet.balanceChanged', payload: [ofBalance.payload] },
    ]);
    expect(eventRows([])).toEqual([]);
  });
});
