import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import calls from './fixtures/calls.json' with { type: 'json' };
import {
  authenticateResponse,
  authenticateBody,
  balanceBody,
  balanceResponse,
  betBody,
  endRoundBody,
  movementResponse,
  rollbackBody,
  STUDIO_ERRORS,
  STUDIO_PATHS,
  winBody,
} from './http.ts';

const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('the seamless wallet', () => {
  it.each([
    ['23 red', true],
    ['クローバー ♣ 🍒', true],
    ['<b>7</b>', true],
    ['', false],
    ['x'.repeat(201), false],
    ['two\nlines', false],
    ['a lone \ud83c', false],
    ['turned \u202e round', false],
    ['turned \u061c round', false],
    ['a NUL \u0000', false],
  ])('the result of a round is one line of text: %j %s', (result, isAccepted) => {
    expect(accepts(endRoundBody, { ...calls.endRound.body, result })).toBe(isAccepted);
  });

  it('the examples of every call match the schemas', () => {
    const { heldWin, ...plain } = calls;
    expect(Object.keys(plain)).toEqual(Object.keys(STUDIO_PATHS));
    expect(accepts(winBody, heldWin.body)).toBe(true);
    expect(accepts(authenticateBody, calls.authenticate.body)).toBe(true);
    expect(accepts(authenticateResponse, calls.authenticate.answer)).toBe(true);
    expect(accepts(balanceBody, calls.balance.body)).toBe(true);
    expect(accepts(balanceResponse, calls.balance.answer)).toBe(true);
    expect(accepts(betBody, calls.bet.body)).toBe(true);
    expect(accepts(winBody, calls.win.body)).toBe(true);
    expect(accepts(rollbackBody, calls.rollback.body)).toBe(true);
    expect(accepts(endRoundBody, calls.endRound.body)).toBe(true);
    for (const { answer: response } of [calls.bet, calls.win, heldWin, calls.rollback, calls.endRound])
      expect(accepts(movementResponse, response)).toBe(true);
  });

  it.each(['-1.00', '+1.00', '1e3', ' 1.00', '1,00', '', '.5', '1.', '0x10', 'NaN', '9'.repeat(20), 1, null])(
    '%j is not a valid amount',
    (amount) => {
      expect(accepts(betBody, { ...calls.bet.body, amount })).toBe(false);
    },
  );

  it.each(['XXX', 'eur', '', '__proto__', null])('%j is not a currency', (currency) => {
    expect(accepts(betBody, { ...calls.bet.body, currency })).toBe(false);
  });

  it.each(['', 'with space', 'new\nline', 'ö', 'x'.repeat(129), 7, null, { $ne: '' }])(
    '%j is not a transaction id',
    (transactionId) => {
      expect(accepts(betBody, { ...calls.bet.body, transactionId })).toBe(false);
    },
  );

  it('an extra or missing field is refused', () => {
    const { roundId: _left, ...withoutRound } = calls.bet.body;
    expect(accepts(betBody, withoutRound)).toBe(false);
    expect(accepts(betBody, { ...calls.bet.body, bonus: '1.00' })).toBe(false);
  });

  it('the status of each error shows whether the studio or the operator has to act', () => {
    for (const status of Object.values(STUDIO_ERRORS)) expect(status).toBeGreaterThanOrEqual(400);
    expect(Math.max(...Object.values(STUDIO_ERRORS))).toBeLessThan(500);
  });
});
