import { describe, expect, it } from 'vitest';
import { bonusConversion } from '../../bonus/bonusConversion.ts';
import { payloadHash, type Command } from '../../command.ts';
import { bet } from '../../recipes/bet.ts';
import { rollback } from '../../recipes/rollback.ts';
import type { Facts } from '../../rules/facts.ts';
import { ACCOUNTS, AT, PLAYER, play, ROLLBACK, roundWith, winOf } from '../../testing/facts.ts';
import { decideBatch } from '../decideBatch.ts';

const decideAll = (...pairs: readonly (readonly [Command, Facts])[]) =>
  decideBatch(
    pairs.map(([command]) => command),
    pairs.map(([, facts], ordinal) => ({ ...facts, ordinal })),
    AT,
  );

/** A bonus that is wagered and of which 60 is left of two wins of 50. */
const WAGERED = { bonusId: 'welcome', wagered: 9n, required: 9n, real: 5n, bonus: 60n };
const CONVERTED = { bonusStatus: 'Converted', converted: '60', takenBack: '0' };
const wonOf = (id: string, changes: object = {}) =>
  winOf({
    id,
    toReal: '0',
    toBonus: '50',
    bonusId: 'welcome',
    bonusStatus: 'Active',
    takenBack: '0',
    ...changes,
  });
const factsOf = (changes: Partial<Facts>): Facts => roundWith(0n, 1_00n, { ...WAGERED, ...changes });
const convert: readonly [Command, Facts] = [
  bonusConversion({ playerId: PLAYER, bonusId: 'welcome' }),
  factsOf({ operatorAccount: ACCOUNTS.promotion }),
];
const takeBack = (
  id: string,
  changes: object = {},
  player: Partial<Facts> = {},
): readonly [Command, Facts] => [
  rollback({ ...ROLLBACK, transactionId: `back ${id}`, round: 'r', rollsBack: id }),
  factsOf({ bet: wonOf(id, changes), ...player }),
];
const balancesOf = (batch: ReturnType<typeof decideAll>['batch']) =>
  batch?.accounts.map(({ balance }) => balance);
const ofPromotion = (batch: ReturnType<typeof decideAll>['batch']) =>
  batch?.transfers.filter(({ recipe, debit }) => recipe === 'winRollback' && debit === ACCOUNTS.promotion);

describe('a batch with the conversion of a bonus', () => {
  it('writes how much was converted', () => {
    expect(decideAll(convert).batch?.bonuses).toEqual([
      { id: 'welcome', wagered: 9n, endsAs: 'Converted', converted: 60n },
    ]);
  });

  it('before the rollback of a win takes the win from what was converted', () => {
    const { batch } = decideAll(convert, takeBack('71'));
    expect(balancesOf(batch)).toEqual([15n, 0n]);
    expect(batch?.conversionsTakenBack).toEqual([{ bonus: 'welcome', amount: 50n }]);
    expect(ofPromotion(batch)).toEqual([]);
  });

  it('after the rollback of a win converts what the rollback leaves', () => {
    const { batch } = decideAll(takeBack('71'), convert);
    expect(balancesOf(batch)).toEqual([15n, 0n]);
    expect(batch?.bonuses).toMatchObject([{ converted: 10n }]);
    expect(batch).not.toHaveProperty('conversionsTakenBack');
  });

  it('and the rollbacks of two wins takes no more than was converted', () => {
    const { batch } = decideAll(convert, takeBack('71'), takeBack('72'));
    expect(balancesOf(batch)).toEqual([5n, 0n]);
    expect(batch?.conversionsTakenBack).toEqual([
      { bonus: 'welcome', amount: 50n },
      { bonus: 'welcome', amount: 10n },
    ]);
    expect(ofPromotion(batch)).toMatchObject([{ amount: 40n }]);
  });
});

it('rollbacks of two wins of a converted bonus share what was converted', () => {
  const player = { bonusId: null, wagered: null, required: null, bonus: 0n, real: 65n };
  const { batch } = decideAll(takeBack('71', CONVERTED, player), takeBack('72', CONVERTED, player));
  expect(balancesOf(batch)).toEqual([5n]);
  expect(batch?.conversionsTakenBack).toEqual([
    { bonus: 'welcome', amount: 50n },
    { bonus: 'welcome', amount: 10n },
  ]);
});

describe('the response', () => {
  const stake = bet(play(1n));
  const responseTo = (changes: Partial<Facts>) => decideAll([stake, factsOf(changes)]).responses[0];

  it('names the bonus that a stake has wagered', () => {
    expect(responseTo({ wagered: 7n })).toMatchObject({ wageredBonus: null });
    expect(responseTo({ wagered: 8n })).toMatchObject({ wageredBonus: 'welcome' });
  });

  it('names a wagered bonus that has expired meanwhile', () => {
    expect(responseTo({ bonusExpiresAt: AT })).toMatchObject({ wageredBonus: 'welcome' });
    expect(responseTo({ bonusExpiresAt: AT, wagered: 8n })).toMatchObject({ wageredBonus: null });
  });

  it('to a repeated stake names the bonus again, because the first response may have been lost', () => {
    const known = { knownHash: payloadHash(stake), knownBalance: 3n, knownBonus: 2n };
    expect(responseTo(known)).toMatchObject({ sequence: null, wageredBonus: 'welcome' });
    expect(responseTo({ ...known, wagered: 8n })).toMatchObject({ wageredBonus: null });
    expect(responseTo({ ...known, bonusId: null, wagered: null, required: null })).toMatchObject({
      wageredBonus: null,
    });
  });
});
