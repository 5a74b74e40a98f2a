import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AcknowledgePopUp,
  CustomerPopUpAdded,
  GetCustomerInfo,
  GetPlayerInfo,
  PlayerUpdated,
  RequestEmailChange,
  UpdateMarketingPreferences,
} from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { operate } from '../../../server/commands/operate.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const ANNA = 'anna@foyer.test';
const ADA = ['Ada', 'a reason'] as const;

let api: TestApi;
let token: string;
let anna: PlayerId;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  token = await api.token();
  anna = api.player(token);
});

type Operation = { readonly documentId: string };

/** @param bearer empty for a visitor */
async function ask({ documentId }: Operation, variables = {}, bearer = token, brand = 'northlight') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost`, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });
  return response.json();
}

const player = async () => (await ask(GetPlayerInfo)).data.viewer.player;
const set = (columns: string) =>
  api.database.pool.query(`update identity.player set ${columns} where id = $1`, [anna]);

describe('the player’s data', () => {
  it('PLAYER-02 PLAYER-04 GQLO-01 has the player’s name and address', async () => {
    expect(await player()).toMatchObject({
      id: anna,
      playerId: anna,
      accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true },
      country: { id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR' },
      personalInfo: { firstName: 'Anna', lastName: 'Aalto', dateOfBirth: '1988-03-14' },
    });
  });

  it('REG-03 may change the email address; a visitor may not', async () => {
    expect(await player()).toMatchObject({ canChangeEmail: true });
    const { errors } = await ask(RequestEmailChange, { email: 'anybody@foyer.test' }, '');
    expect(errors[0].extensions.type).toBe('AuthenticationFailure');
  });

  it('PLAYER-05 PLAYER-17 PLAYER-19 counts completed deposits only', async () => {
    expect(await player()).toMatchObject({
      numberOfDeposits: 3,
      totalDepositAmount: '1200.00',
      hasFirstTimeDeposit: true,
    });
    const more = { caller: 'test', playerId: anna, amount: money(25_50n, 'EUR') };
    await api.services.wallet.submit(deposit({ ...more, key: 'done' }));
    await api.database.transaction((tx) =>
      api.services.wallet.post(tx, deposit({ ...more, key: 'on its way', status: 'pending' })),
    );
    expect(await player()).toMatchObject({ numberOfDeposits: 4, totalDepositAmount: '1225.50' });
  });

  it('PLAYER-17 has no deposits for a new player, in the player’s currency', async () => {
    const finn = await api.token('tivoli', 'finn@foyer.test');
    const { data } = await ask(GetPlayerInfo, {}, finn, 'tivoli');
    expect(data.viewer.player).toMatchObject({
      numberOfDeposits: 0,
      totalDepositAmount: '0.00',
      hasFirstTimeDeposit: false,
    });
  });

  it('PLAYER-06 has the personal information, without most of the identity number', async () => {
    await set(
      `street = 'Katu 1', city = 'Turku', zip_code = '20100', state = 'Uusimaa', ssn = '140388-123A'`,
    );
    expect((await player()).personalInfo).toMatchObject({
      street: 'Katu 1',
      city: 'Turku',
      firstName: 'Anna',
      lastName: 'Aalto',
      dateOfBirth: '1988-03-14',
      zipCode: '20100',
      ssn: '•••• 123A',
      state: 'Uusimaa',
    });
  });

  it.each([true, false])('PLAYER-07 an email address is verified: %s', async (emailVerified) => {
    await set(`email_verified = ${emailVerified}`);
    expect(await player()).toMatchObject({ emailVerified });
  });

  it.each<[string, string, object]>([
    ['PLAYER-08', 'marketing_blocked = true', { marketingPreferences: { marketingBlocked: true } }],
    ['PLAYER-09', 'suppressed_in_a_group = true', { isSuppressedInAnyCommunicationGroup: true }],
    [
      'PLAYER-10',
      'accepts_sms = true, accepts_email = false, accepts_phone = true, accepts_web_push = false',
      {
        isSmsMarketingAccepted: true,
        isEmailMarketingAccepted: false,
        isPhoneMarketingAccepted: true,
        isWebPushMarketingAccepted: false,
      },
    ],
    [
      'PLAYER-11',
      'terms_version = 1000000, privacy_version = 1',
      { termsAccepted: true, privacyPolicyAccepted: false },
    ],
    [
      'PLAYER-12',
      `instant_banking_blocked_from = '2020-01-01Z'`,
      { isInstantBankingBlocked: true, instantBankingBlock: { activeFrom: '2020-01-01T00:00:00.000Z' } },
    ],
    [
      'PLAYER-14',
      `timeout_ends_at = '2090-01-01Z'`,
      { timeouts: { timeoutEndsAt: '2090-01-01T00:00:00.000Z' } },
    ],
    [
      'PLAYER-15 PLAYER-19',
      'withdrawals_blocked = true, banking_cdd = true',
      { areWithdrawalsBlocked: true, canWithdraw: false, bankingCDD: true },
    ],
    [
      'PLAYER-16',
      `kyc_status = 'Required', kyc_deadline = '2030-05-01Z', kyc_done = '{identity}', kyc_missing = '{address}'`,
      {
        kycCheckStatus: {
          status: 'Required',
          deadline: '2030-05-01T00:00:00.000Z',
          verificationsDone: ['identity'],
          verificationsMissing: ['address'],
        },
      },
    ],
    [
      'PLAYER-18',
      `source_of_wealth_due_at = '2020-01-01Z', source_of_wealth_documents = '[{"comment":"2026","requestedFundingType":"Salary"}]'`,
      {
        sourceOfWealthStatus: {
          dueDate: '2020-01-01T00:00:00.000Z',
          dueDateExpired: true,
          requiredDocumentsUploadV2: [{ comment: '2026', requestedFundingType: 'Salary' }],
        },
      },
    ],
  ])('%s shows the stored fields', async (_rows, columns, expected) => {
    await set(columns);
    expect(await player()).toMatchObject(expected);
  });

  it('PLAYER-05 has language, addresses and the reality check period', async () => {
    await api.database.pool.query(
      `insert into identity.phone (brand, number, player_id) values ('northlight', '+358401234567', $1)`,
      [anna],
    );
    await set(`phone_verified = true, reality_check_minutes = 30, language = 'fi'`);
    expect(await player()).toMatchObject({
      numberOfDeposits: 4,
      language: 'fi',
      email: ANNA,
      isPhoneNumberVerified: true,
      phoneNumber: '+358401234567',
      realityCheckPeriod: 30,
    });
  });

  it('PLAYER-20 PLAYER-21 GQLO-02 has the customer’s obligations and restrictions', async () => {
    const before = (await ask(GetCustomerInfo)).data.viewer.customer;
    expect(before).toMatchObject({
      id: anna,
      popUpsNeeded: [],
      isCancelWithdrawalBlocked: false,
      isIncreaseDepositLimitBlocked: false,
      isRewardsBlocked: false,
      // The time-out that was set above blocks deposits.
      isDepositsBlocked: true,
    });
    await set(
      'timeout_ends_at = null, deposits_blocked = true, rewards_blocked = true, cancel_withdrawal_blocked = true, increase_deposit_limit_blocked = true',
    );
    expect((await ask(GetCustomerInfo)).data.viewer.customer).toMatchObject({
      isCancelWithdrawalBlocked: true,
      isIncreaseDepositLimitBlocked: true,
      isRewardsBlocked: true,
      isDepositsBlocked: true,
    });
  });
});

describe('live changes', () => {
  it('PLAYER-22 GQLO-13 an added pop-up reaches every tab once', async () => {
    await set('suppressed_in_a_group = false');
    const tabs = await Promise.all([legacySocket(api.port, token), legacySocket(api.port, token)]);
    for (const tab of tabs)
      tab.say({ type: 'start', id: 'p', payload: { documentId: CustomerPopUpAdded.documentId } });
    const add = (id: string) =>
      api.database.transaction((tx) => api.services.players.commands.addPopUp(tx, anna, id));
    await add('welcome');
    await Promise.all([add('welcome'), add('welcome')]);
    await add('terms');
    api.services.wakeRelay();
    for (const tab of tabs) {
      const expected = [await tab.take(), await tab.take()].map((frame) => JSON.stringify(frame));
      expect(expected[0]).toContain('"popUpIdsAdded":["welcome"]');
      expect(expected[1]).toContain('"popUpIdsAdded":["terms"]');
    }
    expect((await ask(GetCustomerInfo)).data.viewer.customer.popUpsNeeded).toEqual(['welcome', 'terms']);
  });

  it('PLAYER-20 PLAYER-22 a pop-up that was read is not needed any more and not added again; other players’ stay', async () => {
    const finn = api.player(await api.token('tivoli', 'finn@foyer.test'));
    const needed = async () => (await ask(GetCustomerInfo)).data.viewer.customer.popUpsNeeded;
    const add = (player: PlayerId, id: string) =>
      api.database.transaction((tx) => api.services.players.commands.addPopUp(tx, player, id));
    await add(finn, 'welcome');
    expect(await needed()).toEqual(['welcome', 'terms']);
    const read = () => ask(AcknowledgePopUp, { id: 'welcome' });
    const answers = await Promise.all([read(), read()]);
    for (const { data } of answers) expect(data).toEqual({ acknowledgePopUp: ['terms'] });
    await add(anna, 'welcome');
    expect((await ask(AcknowledgePopUp, { id: 'nobody’s' })).data.acknowledgePopUp).toEqual(['terms']);
    expect(await needed()).toEqual(['terms']);
    expect(await api.services.players.popUps(finn)).toEqual(['welcome']);
  });

  it('PLAYER-22 GQLO-13 an operator’s message reaches the player’s open tabs', async () => {
    const tab = await legacySocket(api.port, token);
    tab.say({ type: 'start', id: 'p', payload: { documentId: CustomerPopUpAdded.documentId } });
    await operate(api, ['pop-up', 'northlight', 'Anna@foyer.test', 'limits', 'Ada', 'a talk on the phone']);
    expect(JSON.stringify(await tab.take())).toContain('"popUpIdsAdded":["limits"]');
  });

  it('PLAYER-03 PLAYER-22 operator actions are recorded with name and reason', async () => {
    const finn = api.player(await api.token('tivoli', 'finn@foyer.test'));
    const recordedActions = async () =>
      (
        await api.database.pool.query(
          'select act, about, by, why from identity.house_act where player_id = $1 order by id',
          [finn],
        )
      ).rows;
    await operate(api, ['pop-up', 'tivoli', 'finn@foyer.test', 'limits', ' Ada ', 'he asked']);
    await operate(api, ['close-account', 'tivoli', 'finn@foyer.test', 'Minor', 'Ada', 'born in 2012']);
    expect(await recordedActions()).toEqual([
      { act: 'PopUpAdded', about: 'limits', by: 'Ada', why: 'he asked' },
      { act: 'AccountClosed', about: 'Minor', by: 'Ada', why: 'born in 2012' },
    ]);
    for (const statement of [`update identity.house_act set by = 'Bob'`, 'delete from identity.house_act'])
      await expect(api.database.pool.query(statement)).rejects.toThrow('not altered');
  });

  it.each([
    ['nothing', [], 'npm run operator -- pop-up <brand> <email> <id> <who you are> <why>'],
    ['an unknown command', ['toString', 'northlight', ANNA, 'limits', ...ADA], 'npm run operator'],
    ['too few arguments', ['pop-up', 'northlight', ANNA, 'limits'], 'npm run operator'],
    ['an unknown brand', ['pop-up', 'nowhere', ANNA, 'limits', ...ADA], "no brand 'nowhere'"],
    ['another brand’s player', ['pop-up', 'tivoli', ANNA, 'limits', ...ADA], 'nobody at tivoli'],
    ['an unknown pop-up', ['pop-up', 'northlight', ANNA, 'x', ...ADA], "no pop-up 'x'"],
    ['no operator', ['pop-up', 'northlight', ANNA, 'limits', ' ', 'a talk'], 'say who you are, and why'],
    ['no cause', ['close-account', 'northlight', ANNA, 'because', ...ADA], 'MultipleAccounts'],
    ['no reason', ['close-account', 'northlight', ANNA, 'Minor', 'Ada', ''], 'say who you are, and why'],
  ])(
    'PLAYER-22 an operator command with %s is refused and changes nothing',
    async (_what, args, expected) => {
      await expect(operate(api, args)).rejects.toThrow(expected);
      expect((await player()).accountStatus.status).toBe('Active');
    },
  );

  it('PLAYER-20 a visitor cannot mark a pop-up as read', async () => {
    const { errors } = await ask(AcknowledgePopUp, { id: 'terms' }, '');
    expect(errors[0].extensions.type).toBe('AuthenticationFailure');
  });

  it('PLAYER-22 GQLO-11 a socket receives the account status, and then the closure', async () => {
    await set('email_verified = false, phone_verified = false');
    const tab = await legacySocket(api.port, token);
    tab.say({ type: 'start', id: 'p', payload: { documentId: PlayerUpdated.documentId } });
    expect(await tab.take()).toMatchObject({
      payload: {
        data: {
          playerUpdated: { isAccountClosed: false, emailVerified: false, isPhoneNumberVerified: false },
        },
      },
    });
    await api.database.transaction((tx) =>
      api.services.players.commands.closeAccount(tx, anna, { cause: null, mayReopen: true }),
    );
    api.services.wakeRelay();
    expect(await tab.take()).toMatchObject({
      payload: { data: { playerUpdated: { isAccountClosed: true } } },
    });
    expect((await tab.closed).code).toBe(4401);
    await api.database.transaction((tx) => api.services.players.commands.reopenByCustomer(tx, anna));
  });
});

describe('marketing preferences', () => {
  const choose = (choice: object) =>
    ask(UpdateMarketingPreferences, {
      preferences: { email: false, sms: false, phone: false, webPush: false, ...choice },
    });
  const audit = async () => {
    const { rows } = await api.database.pool.query<{ channel: string; accepted: boolean }>(
      'select channel, accepted from identity.marketing_change where player_id = $1 order by id',
      [anna],
    );
    return rows.map(({ channel, accepted }) => `${channel} ${accepted}`);
  };
  beforeEach(async () => {
    await api.database.pool.query('delete from identity.marketing_change');
    await set(
      'accepts_email = false, accepts_sms = false, accepts_phone = false, accepts_web_push = false, marketing_blocked = false, excluded_at = null, exclusion_ends_at = null',
    );
  });

  it('PLAYER-10 are stored as chosen, each change with its session, idempotently', async () => {
    const { data } = await choose({ email: true, sms: true });
    expect(data.updateMarketingPreferences).toMatchObject({
      isEmailMarketingAccepted: true,
      isSmsMarketingAccepted: true,
      isPhoneMarketingAccepted: false,
      isWebPushMarketingAccepted: false,
    });
    await choose({ email: true, sms: true });
    await choose({ email: true });
    expect(await audit()).toEqual(['email true', 'sms true', 'sms false']);
    expect(await player()).toMatchObject({ isEmailMarketingAccepted: true, isSmsMarketingAccepted: false });
  });

  it('PLAYER-10 the same choice ten times in parallel is one change', async () => {
    await Promise.all(Array.from({ length: 10 }, () => choose({ phone: true })));
    expect(await audit()).toEqual(['phone true']);
  });

  it('PLAYER-08 while they are blocked, only refusals are accepted', async () => {
    await choose({ email: true });
    await set('marketing_blocked = true');
    const { errors } = await choose({ email: true, sms: true });
    expect(errors[0].extensions).toMatchObject({ type: 'MarketingBlocked' });
    expect((await choose({})).data.updateMarketingPreferences).toMatchObject({
      isEmailMarketingAccepted: false,
      marketingPreferences: { marketingBlocked: true },
    });
  });

  it('PLAYER-10 cannot be set by a visitor', async () => {
    const preferences = { email: true, sms: true, phone: true, webPush: true };
    const { errors } = await ask(UpdateMarketingPreferences, { preferences }, '');
    expect(errors[0].extensions.type).toBe('AuthenticationFailure');
    expect(await audit()).toEqual([]);
  });
});

describe('an exclusion', () => {
  const exclude = (endsAt: Date | null) =>
    api.database.transaction((tx) => api.services.selfExclusion.excludePlayer(tx, anna, endsAt));
  const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY);
  const expected = async () => {
    token = await api.token();
    return (await player()).selfExclusionDetails;
  };

  it('PLAYER-13 RG-04 ends the session, lets the player sign in again, and cannot be shortened', async () => {
    await exclude(inDays(30));
    expect((await ask(GetPlayerInfo)).errors[0].extensions.type).toBe('AuthenticationFailure');
    const ends = (await expected()).exclusionEndsAt;
    expect(Date.parse(ends)).toBeGreaterThan(inDays(29).getTime());
    await exclude(inDays(1));
    expect((await expected()).exclusionEndsAt).toBe(ends);
    await exclude(null);
    expect(await expected()).toMatchObject({ exclusionEndsAt: null });
    await exclude(inDays(60));
    expect(await expected()).toMatchObject({ exclusionEndsAt: null });
    expect((await player()).marketingPreferences).toMatchObject({ marketingBlocked: true });
  });
});
