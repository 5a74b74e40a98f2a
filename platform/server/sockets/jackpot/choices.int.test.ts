import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JackpotLeaderboard, JackpotSettings } from '@foyer/contract/generated/operations.ts';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import { auditPots } from '../../../modules/jackpot/index.ts';
import { auditLedger } from '../../../modules/wallet/index.ts';
import {
  startJackpotHarness,
  type TestPlayer,
  type JackpotHarness,
} from '../../../testing/jackpotHarness.ts';

let harness: JackpotHarness;
beforeAll(async () => {
  harness = await startJackpotHarness();
});
afterAll(() => harness.stop());

const optIn = ({ playerId }: TestPlayer, choice: object) => ({
  type: 'PlayerOptInRequest',
  request_id: '1',
  data: {
    instance_id: 'tivoli-carousel',
    player_id: playerId,
    brand_id: 'bulb-and-carousel:tivoli',
    player_country: 'IE',
    ...choice,
  },
});

it.each([
  ['sol', 'CR', true],
  ['tivoli', 'GB', true],
  ['northlight', 'FI', false],
])(
  'FLAG-12 at %s the site requests the automatic opt-in with the toggle only',
  async (brand, country, isOn) => {
    const response = await harness.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId: JackpotSettings.documentId, variables: { ipCountryCode: country } },
      headers: { host: `${brand}.localhost:3000` },
    });
    expect(response.json().data.jackpotSettings.autoOptIn).toBe(isOn);
    expect(harness.sites.byBrand(brand)?.has('JackpotAutoOptIn')).toBe(isOn);
  },
);

describe('a player’s choice', () => {
  it('JSOCK-03 JACK-23 is sent on every connection of the player, and on no other player’s', async () => {
    const [player, other] = [
      await harness.enterNew('tivoli', 'EUR'),
      await harness.enterNew('tivoli', 'EUR'),
    ];
    const [request, second, foreign] = [
      await player.connect(),
      await player.connect(),
      await other.connect(),
    ];
    request.sendMessage(optIn(player, { opt_in: true, contribution_value: 0.5 }));
    const { request_id: named, data } = await request.next('PlayerOptInResponse', (one) => !!one.request_id);
    const message = await second.next('PlayerOptInResponse');
    expect([named, message.request_id]).toEqual(['1', undefined]);
    expect(message.data).toEqual(data);
    expect((await request.next('PlayerOptInResponse', (one) => !one.request_id)).data).toEqual(data);
    // A later response has arrived, so an earlier message would have arrived too.
    foreign.sendMessage(optIn(other, { opt_in: false }));
    await foreign.next('PlayerOptInResponse', (one) => !!one.request_id);
    await foreign.next('PlayerOptInResponse', (one) => !one.request_id);
    expect(foreign.received.map((one) => one.type === 'PlayerOptInResponse' && one.data.opted_in)).toEqual([
      false,
      false,
    ]);
    for (const connection of [request, second, foreign]) connection.close();
  });

  it.each([
    ['an exclusion', 'SELF_EXCLUDED'],
    ['a time-out', 'TIMEOUT'],
    ['the end of the account', 'ACCOUNT_CLOSED'],
  ])(
    'EXCLUSION-08 ends with %s while the player is signed out, in the same transaction',
    async (_what, cause) => {
      const { services, database } = harness;
      const { players, selfExclusion, signIn } = harness.services;
      const player = await harness.enterNew('tivoli', 'EUR');
      const { playerId } = player;
      const site = harness.sites.byBrand('tivoli')!;
      await chooseJackpot(services, { site, playerId, isIn: true, contribution: 0.5, cause: 'player' });
      await database.transaction((tx) => signIn.endSession(tx, player.sessionId, 'SIGNED_OUT'));
      const tomorrow = new Date(harness.clock.now().getTime() + DAY);
      await database.transaction(async (tx) => {
        if (cause === 'SELF_EXCLUDED') await selfExclusion.excludePlayer(tx, playerId, tomorrow);
        else if (cause === 'TIMEOUT') await selfExclusion.timeOutPlayer(tx, playerId, tomorrow);
        else await players.commands.closeAccount(tx, playerId, { cause: null, mayReopen: false });
      });
      const status = await services.jackpot.status(database.query, { playerId, currency: 'EUR' });
      expect(status).toMatchObject({ opted_in: false, preferred_contribution_value: 0.5 });
      const accountStatus = 'select from wallet.standing_contribution where player_id = $1';
      expect((await database.pool.query(accountStatus, [playerId])).rowCount).toBe(0);
      const changes = 'select opted_in, cause from jackpot.opt_in_change where player_id = $1 order by id';
      expect((await database.pool.query(changes, [playerId])).rows).toEqual([
        { opted_in: true, cause: 'player' },
        { opted_in: false, cause },
      ]);
    },
  );

  it('LIMIT-10 FAIR-03 ends where the brand has no jackpot any more: stakes contribute nothing, and earlier contributions stay in the ledger', async () => {
    const { services, database, sites, clock } = harness;
    const [player, otherSession] = [
      await harness.enterNew('tivoli', 'EUR'),
      await harness.enter('anna@foyer.test', 'northlight'),
    ];
    for (const [brand, { playerId }] of [
      ['tivoli', player],
      ['northlight', otherSession],
    ] as const)
      await chooseJackpot(services, {
        site: sites.byBrand(brand)!,
        playerId,
        isIn: true,
        contribution: 0.1,
        cause: 'player',
      });
    await drawJackpots(services);
    const brands = sites.brands.map((site) => (site.brand === 'tivoli' ? { ...site, jackpot: null } : site));
    const drawWithout = () => drawJackpots({ ...services, database, sites: { brands }, wakeRelay() {} });
    expect(await player.stake(100n)).toMatchObject({ contributed: { minor: 10n } });
    clock.advance(MINUTE);
    expect(await drawWithout()).toBe(1);
    const audit = await auditLedger(database.query);
    expect(await auditPots(database.query, audit.pots)).toEqual([]);
    expect(await player.stake(100n)).toMatchObject({ contributed: { minor: 0n } });
    expect(await otherSession.stake(100n)).toMatchObject({ contributed: { minor: 10n } });
    expect(
      await services.jackpot.status(database.query, { playerId: player.playerId, currency: 'EUR' }),
    ).toMatchObject({
      opted_in: false,
      preferred_contribution_value: 0.1,
    });
    const last = 'select cause from jackpot.opt_in_change where player_id = $1 order by id desc limit 1';
    expect((await database.pool.query(last, [player.playerId])).rows).toEqual([{ cause: 'JACKPOT_ENDED' }]);
  });
});

describe('the leaderboard', () => {
  it('JACK-52 keeps the rank of a closed account without its name', async () => {
    const site = harness.sites.byBrand('tivoli')!;
    const player = await harness.enterNew('tivoli', 'EUR');
    const { playerId } = player;
    await chooseJackpot(harness.services, { site, playerId, isIn: true, contribution: 0.5, cause: 'player' });
    await player.stake(1_00n);
    await drawJackpots(harness.services);
    const entries = async () => {
      const response = await harness.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: {
          documentId: JackpotLeaderboard.documentId,
          variables: {
            brand: 'tivoli',
            jackpotInstanceId: site.jackpot?.instanceId,
            jackpotPotId: 'shared',
            currency: 'EUR',
            size: 100,
          },
        },
        headers: { host: 'tivoli.localhost:3000' },
      });
      return response.json().data.jackpotLeaderboard.entries;
    };
    // GAMI-16: level 1, because the provider has not reported the player.
    const rank = { rankName: 'Spark', rankImageUrl: '/brand/tivoli/loyalty/rank-1.svg' };
    expect(await entries()).toMatchObject([{ initials: 'IQ', ...rank }]);
    await harness.database.transaction((tx) =>
      harness.services.players.commands.closeAccount(tx, playerId, { cause: null, mayReopen: false }),
    );
    expect(await entries()).toMatchObject([{ initials: null, ...rank }]);
  });
});
