import { describe, expect, it } from 'vitest';
import type { Command } from '../../command.ts';
import { rollback } from '../../recipes/rollback.ts';
import { win } from '../../recipes/win.ts';
import type { Facts } from '../../rules/facts.ts';
import {
  AT,
  factsWith,
  heldReturnOf,
  play,
  PLAYER,
  prize,
  ROLLBACK,
  roundWith,
  winOf,
} from '../../testing/facts.ts';
import { decideBatch } from '../decideBatch.ts';

const batchOf = ([command, facts]: readonly [Command, Facts]) => decideBatch([command], [facts], AT).batch;

describe('a batch', () => {
  it('MONEY-09 records a held win with its game and round', () => {
    const facts = roundWith(1_00n, 0n, { largestWinHundredths: 1_50n });
    expect(batchOf([win(play(2_00n)), facts])?.wins?.held).toEqual([
      {
        caller: 'sandbox',
        key: 't',
        playerId: PLAYER,
        brand: 'northlight',
        currency: 'EUR',
        game: 'fox',
        round: 'r',
        amount: 2_00n,
        room: 1_50n,
        reason: 'LargestWin',
      },
    ]);
  });

  it('MONEY-09 records a held promotional win without a game and a round', () => {
    expect(batchOf([prize(10_01n), factsWith()])?.wins?.held).toEqual([
      {
        caller: 'sandbox',
        key: 'prize',
        playerId: PLAYER,
        brand: 'northlight',
        currency: 'EUR',
        amount: 10_01n,
        room: 10_00n,
        reason: 'LargestWin',
      },
    ]);
  });

  it('MONEY-09 records the rollback of a held win, and neither that of a paid one nor the return by an operator', () => {
    const held = winOf({ recipe: 'heldWin', toReal: '0' });
    const back = rollback(ROLLBACK);
    expect(batchOf([back, roundWith(1_00n, 0n, { bet: held })])?.wins?.heldReturned).toEqual([
      { caller: 'sandbox', key: 't', playerId: PLAYER, rollback: 'back' },
    ]);
    expect(batchOf([back, roundWith(1_00n, 0n, { bet: winOf() })])).not.toHaveProperty('wins');
    expect(batchOf([{ ...heldReturnOf(3_00n), round: 'r' }, factsWith()])).not.toHaveProperty('wins');
  });
});
