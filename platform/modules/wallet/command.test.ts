import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { exclusiveKeysOf, hashOf, payloadHash } from './command.ts';
import { bet } from './recipes/bet.ts';
import { deposit } from './recipes/deposit.ts';
import { endRound } from './recipes/endRound.ts';
import { rollback } from './recipes/rollback.ts';
import { win } from './recipes/win.ts';

const play = {
  studio: 'sandbox',
  transactionId: 't',
  gameSession: 's',
  round: 'r',
  amount: money(2_50n, 'EUR'),
};

describe('MONEY-07 the hash of a command', () => {
  it('depends on the payload only', () => {
    const hash = payloadHash(bet(play));
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(payloadHash(bet({ ...play }))).toBe(hash);
    const others = [
      bet({ ...play, round: 'other' }),
      bet({ ...play, gameSession: 'other' }),
      bet({ ...play, amount: money(2_51n, 'EUR') }),
      bet({ ...play, amount: money(2_50n, 'USD') }),
      win(play),
      endRound(play),
      rollback({ ...play, rollsBack: 'x' }),
      rollback({ ...play, rollsBack: 'y' }),
    ].map(payloadHash);
    expect(new Set([hash, ...others]).size).toBe(others.length + 1);
  });

  it('of a deposit is the one that earlier versions stored', () => {
    const player = playerId('00000000-0000-4000-8000-000000000001');
    const payload = {
      status: 'posted',
      verb: 'move',
      recipe: 'deposit',
      moneyType: 'Deposit',
      caller: 'c',
      key: 'k',
      player,
      account: 'real',
      house: 'funding',
      amount: '250',
      currency: 'EUR',
    };
    const command = deposit({ caller: 'c', key: 'k', playerId: player, amount: money(2_50n, 'EUR') });
    expect(payloadHash(command)).toBe(hashOf(payload));
  });

  it('of a bet is the one that earlier versions stored', () => {
    const payload = {
      status: 'posted',
      verb: 'stake',
      recipe: 'bet',
      moneyType: 'CasinoBet',
      caller: 'sandbox',
      key: 't',
      gameSession: 's',
      round: 'r',
      amount: '250',
      currency: 'EUR',
    };
    expect(payloadHash(bet(play))).toBe(hashOf(payload));
  });
});

describe('the keys that a command locks', () => {
  it('are its key and its round, and for a rollback the key of the bet', () => {
    expect(exclusiveKeysOf(bet(play))).toEqual(['key sandbox t', 'round sandbox r']);
    expect(exclusiveKeysOf(rollback({ ...play, rollsBack: 'x' }))).toEqual([
      'key sandbox t',
      'round sandbox r',
      'key sandbox x',
    ]);
  });
});
