import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { bonusForfeit } from './bonus/bonusEnding.ts';
import { exclusiveKeysOf, hashOf, ownerOf, payloadHash } from './command.ts';
import { bet } from './recipes/bet.ts';
import { deposit } from './recipes/deposit.ts';
import { endRound } from './recipes/endRound.ts';
import { promotionalWin } from './recipes/promotionalWin.ts';
import { rollback } from './recipes/rollback.ts';
import { win } from './recipes/win.ts';

const PLAYER = playerId('00000000-0000-4000-8000-000000000001');
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
    const payload = {
      status: 'posted',
      verb: 'move',
      recipe: 'deposit',
      moneyType: 'Deposit',
      caller: 'c',
      key: 'k',
      player: PLAYER,
      account: 'real',
      house: 'funding',
      amount: '250',
      currency: 'EUR',
    };
    const command = deposit({ caller: 'c', key: 'k', playerId: PLAYER, amount: money(2_50n, 'EUR') });
    expect(payloadHash(command)).toBe(hashOf(payload));
  });

  it('of a promotional win does not depend on the largest, a setting of the operator', () => {
    const { round: _, gameSession: __, ...prize } = play;
    const paid = { ...prize, playerId: PLAYER, terms: 'cup', largest: 5_00n };
    expect(payloadHash(promotionalWin({ ...paid, largest: 9_00n }))).toBe(payloadHash(promotionalWin(paid)));
    expect(payloadHash(promotionalWin({ ...paid, terms: 'other' }))).not.toBe(
      payloadHash(promotionalWin(paid)),
    );
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
    expect(hashOf(payload)).toBe('zcohLUNO8vNcRMHhmBnnCu');
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

  it('are its key only where it belongs to no round', () => {
    const transfer = deposit({ caller: 'c', key: 'k', playerId: PLAYER, amount: play.amount });
    expect(exclusiveKeysOf(transfer)).toEqual(['key c k']);
    const returned = {
      verb: 'heldWinReturn',
      recipe: 'heldWinReturn',
      moneyType: 'CasinoBet',
      caller: 'sandbox',
      key: 'k',
      player: PLAYER,
      operatorAccount: 'heldWins',
      amount: play.amount,
    } as const;
    expect(exclusiveKeysOf({ ...returned, round: 'r' })).toEqual(['key sandbox k', 'round sandbox r']);
    expect(exclusiveKeysOf(returned)).toEqual(['key sandbox k']);
  });
});

it('a command changes the money of its player, or of the player of its game session', () => {
  expect(ownerOf(bonusForfeit({ playerId: PLAYER, bonusId: 'b' }))).toBe(`player ${PLAYER}`);
  expect(ownerOf(bet(play))).toBe('session s');
});
