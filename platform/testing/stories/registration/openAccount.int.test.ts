import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import type { NewPlayer } from '../../../modules/registration/index.ts';
import { openLedger, SOME_TERMS, type Ledger } from '../../../modules/wallet/testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

describe('an account is opened', () => {
  const person: NewPlayer = {
    brand: 'northlight' as NewPlayer['brand'],
    email: 'new@foyer.test',
    password: 'a long enough one',
    firstName: 'New',
    lastName: 'Player',
    birthDate: '1990-01-01',
    country: 'US',
    language: 'en',
    currency: 'USD',
  };
  const opening = {
    bonus: { amount: money(25_00n, 'USD'), wageringRequired: money(500_00n, 'USD'), ...SOME_TERMS },
  };
  const known = {
    names: [],
    birthDates: [],
    emails: [],
    mailboxNames: [],
    phones: [],
    addresses: [],
    nationalIds: [],
    paymentAccounts: [],
    devices: [],
  };
  const modules = (id: string) => ({
    clock: ledger.clock,
    players: {
      create: async () => playerId(id),
      commands: { acceptDocuments: async () => {} },
    },
    legal: { acceptAtRegistration: async () => ({}) },
    signIn: { savePasswordHash: async () => {} },
    registration: { save: async () => {} },
    selfExclusion: {
      compareNewcomer: async () => ({ features: known, verified: null, likely: [] }),
      saveNewcomer: async () => {},
      registers: { saveNationalId: async () => {} },
    },
  });

  it('with a wallet and an active bonus', async () => {
    const { wallet, database } = ledger;
    const player = await database.transaction((tx) =>
      openAccount({ ...modules('new-1'), wallet }, tx, person, opening),
    );
    expect(await wallet.state(database.query, player)).toMatchObject({
      balance: money(0n, 'USD'),
      bonusBalance: money(25_00n, 'USD'),
      wageringProgress: 0,
    });
    await ledger.check();
  });

  it('completely or not at all', async () => {
    const { wallet, database } = ledger;
    const failing = database.transaction(async (tx) => {
      await openAccount({ ...modules('new-2'), wallet }, tx, person, opening);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await expect(wallet.state(database.query, playerId('new-2'))).rejects.toThrow('has no wallet');
  });
});
