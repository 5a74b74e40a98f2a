import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForfeitBonus, RunningBonus } from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
let diego: string;
beforeAll(async () => {
  api = await testApi();
  diego = await api.token('sol', 'diego@foyer.test');
});
afterAll(() => api.stop());

async function ask({ documentId }: { documentId: string }, variables: object = {}, bearer?: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'sol.localhost', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
}
const bonus = async () => (await ask(RunningBonus, {}, diego)).data.viewer.wallet.bonus;

describe('a player’s bonus', () => {
  it('WALLET-09 is returned with its state, its terms and its progress', async () => {
    expect(await bonus()).toMatchObject({
      id: expect.any(String),
      status: 'Active',
      currency: 'USD',
      granted: '50.00',
      balance: '50.00',
      required: '1500.00',
      wagered: '0.00',
      progress: 0,
      maxBet: '5.00',
      maxPayout: '500.00',
      grantedAt: expect.any(String),
      expiresAt: expect.any(String),
      endedAt: null,
      weights: expect.arrayContaining([
        expect.objectContaining({ category: 'slots', percent: 100 }),
        expect.objectContaining({ category: 'roulette', percent: 10 }),
      ]),
    });
    const { grantedAt, expiresAt } = await bonus();
    expect(Date.parse(expiresAt) - Date.parse(grantedAt)).toBeCloseTo(30 * DAY, -5);
  });

  it('WALLET-09 is null for a player who never had one', async () => {
    const anna = await api.token('northlight', 'anna@foyer.test');
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId: RunningBonus.documentId },
      headers: { host: 'northlight.localhost', authorization: `Bearer ${anna}` },
    });
    expect(response.json().data.viewer.wallet.bonus).toBeNull();
  });

  it('can be forfeited by its own player, once', async () => {
    const { id } = await bonus();
    expect((await ask(ForfeitBonus, { bonus: id })).errors[0].extensions.type).toBe('AuthenticationFailure');
    expect((await ask(ForfeitBonus, { bonus: 'made-up' }, diego)).errors[0].extensions.type).toBe(
      'BonusNotActive',
    );
    const given = { status: 'Forfeited', balance: '0.00', endedAt: expect.any(String) };
    expect((await ask(ForfeitBonus, { bonus: id }, diego)).data.forfeitBonus).toMatchObject({ id, ...given });
    expect((await ask(ForfeitBonus, { bonus: id }, diego)).data.forfeitBonus).toMatchObject({ id, ...given });
    const state = await api.services.wallet.state(api.database.query, api.player(diego));
    expect([state.balance.minor, state.bonusBalance.minor, state.wageringProgress]).toEqual([
      120_00n,
      0n,
      null,
    ]);
  });
});
