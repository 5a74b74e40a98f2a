import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountBanner, ComplianceUpdated, PlayerUpdated } from '@foyer/contract/generated/operations.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { readConfig } from '../../../infra/config.ts';
import { operate } from '../../../server/commands/operate.ts';
import { loadWebBundle } from '../../../server/pages/webBundle.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import { rewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let harness: TestApi;
beforeAll(async () => {
  const { renderPage } = await loadWebBundle(readConfig({}).webBuildFolder);
  harness = await testApi({ web: { renderPage } });
});
afterAll(() => harness.stop());

const at = (brand: string) => ({ host: `${brand}.localhost` });

async function page(brand: string, url: string, token: string, cookies: Record<string, string> = {}) {
  const { body } = await harness.app.inject({
    url,
    headers: at(brand),
    cookies: { ...cookies, [ACCESS_TOKEN_COOKIE]: token },
  });
  const text = /class="fy-banner__text">(.*?)<\/p>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? null;
  return { body, text };
}

async function banner(brand: string, token: string, headers: Record<string, string> = {}) {
  const response = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId: AccountBanner.documentId, variables: {} },
    headers: { ...at(brand), authorization: `Bearer ${token}`, ...headers },
  });
  return response.json().data.viewer.player.banner;
}
const CODE = /assets\/AccountBanner-[\w-]+\.js/;

describe('the first page', () => {
  it.each([
    [
      'BANNER-01 BANNER-16',
      'gustav',
      'northlight',
      '/en/profile/',
      'Your account has been closed indefinitely.',
    ],
    ['BANNER-15', 'nora', 'northlight', '/no/profile/', 'Kontoen din nora@foyer.test er stengt.'],
    ['BANNER-09 RG-05', 'ivo', 'baltika', '/et_EE/', 'Oled mängupausil kuni '],
    ['BANNER-07', 'sofia', 'northlight', '/fi/', 'Mistä rahasi ovat peräisin?'],
    ['BANNER-10', 'kenji', 'tivoli', '/ja/', 'ジャックポットの抽選はすべて検証できます。'],
  ])(
    '%s of %s has the banner in its HTML, with its code and style',
    async (_row, audience, brand, url, expected) => {
      const { text, body } = await page(brand, url, await harness.token(brand, `${audience}@foyer.test`));
      expect(text).toContain(expected);
      expect(body).toMatch(CODE);
      expect(body).toContain('.fy-banner__text{');
    },
  );

  it('OPEN-29 without a banner has neither its code nor its style', async () => {
    const { text, body } = await page('northlight', '/en/', await harness.token());
    expect([text, CODE.test(body)]).toEqual([null, false]);
  });

  it('BANNER-06 RG-04 a self-excluded player sees that banner, and it has priority', async () => {
    const token = await harness.token();
    const player = harness.player(token);
    await harness.database.transaction((tx) =>
      harness.services.selfExclusion.excludePlayer(tx, player, null),
    );
    const again = await harness.token();
    expect((await page('northlight', '/en/', again)).text).toContain('You have excluded yourself.');
    await harness.database.pool.query('update identity.player set excluded_at = null where id = $1', [
      player,
    ]);
  });

  it('OPEN-29 a running game shows no banner', async () => {
    const token = await harness.token('tivoli', 'kenji@foyer.test');
    const game = await page('tivoli', '/ja/games/fox-and-ember/', token);
    expect(game.body).toContain('fy-content--game');
    expect([game.text, CODE.test(game.body)]).toEqual([null, false]);
  });

  it('OPEN-29 CONS-09 a dismissed banner stays dismissed, by cookie, if the visitor allows cookies', async () => {
    const token = await harness.token('tivoli', 'kenji@foyer.test');
    const away = await page('tivoli', '/ja/', token, { dismissedBanners: 'other.every-draw' });
    expect([away.text, CODE.test(away.body)]).toEqual([null, false]);
    expect(await banner('tivoli', token, { cookie: 'dismissedBanners=every-draw' })).toBeNull();
    expect(await banner('tivoli', token)).toMatchObject({ id: 'every-draw', type: 'Content' });
  });
});

describe('a banner in the site data', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') }));
  afterAll(() => void vi.useRealTimers());

  const textFor = async (brand: string, country: string, currency: 'EUR' | 'CAD' = 'EUR') => {
    const { email } = await rewardHarness(harness).createPlayer({ brand, country, currency });
    return (await page(brand, '/en/', await harness.token(brand, email))).text;
  };

  it('BANNER-02 GermanyCloseDown is shown to players in Germany', async () => {
    expect(await textFor('northlight', 'DE')).toContain('is leaving Germany on January 1, 2028.');
  });

  it('BANNER-03 NovemberCampaign is shown to players in Canada', async () => {
    expect(await textFor('tivoli', 'CA', 'CAD')).toContain('November evenings are long.');
  });

  it('BANNER-05 Maintenance is shown to players in Finland', async () => {
    expect(await textFor('baltika', 'FI')).toMatch(/^Short maintenance: December 15, 2026, 3:00/);
  });

  it('BANNER-13 InstantBankingJackpot is shown to players in Malta', async () => {
    expect(await textFor('northlight', 'MT')).toContain('Paying by instant banking does not opt you in');
  });
});

describe('while a page is open', () => {
  const operator = (command: string, ...args: string[]) =>
    operate(harness, [command, 'northlight', 'anna@foyer.test', ...args]);

  it('BANNER-04 KycRequired is shown to a player who must verify their identity', async () => {
    const token = await harness.token();
    await operator('kyc', 'Required', 'the tests', 'a test');
    const { text } = await page('northlight', '/en/profile/', token);
    // LIMIT-11: a withdrawal is accepted, and its payout waits.
    expect(text).toBe(
      'Verify your identity. Until it is done you cannot play or deposit, and withdrawals are on hold.',
    );
    await operator('kyc', 'NotNeed', 'the tests', 'a test');
    expect((await page('northlight', '/en/profile/', token)).text).toBeNull();
  });

  it('BANNER-11 BANNER-12 PLAYER-22 its tabs are notified of a change and show the new banner', async () => {
    const token = await harness.token();
    const tab = await legacySocket(harness.port, token);
    tab.say({ type: 'start', id: 'p', payload: { documentId: PlayerUpdated.documentId } });
    tab.say({ type: 'start', id: 'c', payload: { documentId: ComplianceUpdated.documentId } });
    expect(await tab.take()).toMatchObject({ id: 'p' });
    const after = async (id: string, command: string, ...args: string[]) => {
      await operator(command, ...args, 'the tests', 'a test');
      harness.services.wakeRelay();
      expect(await tab.take()).toMatchObject({ id });
      const { text } = await page('northlight', '/en/profile/', token);
      return [(await banner('northlight', token))?.type, text];
    };
    const grace = [
      'InstantBankingGracePeriod',
      expect.stringMatching(/^Instant banking will be unavailable to you from \w+ \d/),
    ];
    const cdd = ['BankingCDD', expect.stringContaining('Your bank asked us to check your details.')];
    expect(await after('p', 'instant-banking', '14')).toEqual(grace);
    expect(await after('p', 'banking-cdd', 'asked')).toEqual(cdd);
    expect(await after('c', 'ask-source-of-wealth', 'Salary', 'The latest payslip, please.', '10')).toEqual([
      'SowUploadRequired',
      expect.stringContaining('We need one more document.'),
    ]);
    expect(await after('c', 'accept-source-of-wealth')).toEqual(cdd);
    expect(await after('p', 'banking-cdd', 'done')).toEqual(grace);
    // The grace period has ended: the cashier shows the requirement.
    expect(await after('p', 'instant-banking', '0')).toEqual([undefined, null]);
    expect(await after('p', 'instant-banking', 'open')).toEqual([undefined, null]);
  });

  it('the operator and the reason are recorded', async () => {
    const { rows } = await harness.database.pool.query(
      'select act, by, why from identity.banking_decision order by id',
    );
    expect(rows).toEqual(
      ['InstantBankingBlocked', 'CddAsked', 'CddDone', 'InstantBankingBlocked', 'InstantBankingOpened'].map(
        (command) => ({ act: command, by: 'the tests', why: 'a test' }),
      ),
    );
  });

  it.each([
    [['banking-cdd', 'perhaps', 'me', 'why'], "'perhaps' is none of asked, done"],
    [['banking-cdd', 'asked', '', 'why'], 'say who you are'],
    [['instant-banking', '-1', 'me', 'why'], 'neither a number of days'],
  ])('an operator command with %j is refused with the mistake', async ([command = '', ...args], expected) => {
    await expect(operator(command, ...args)).rejects.toThrow(expected);
  });
});
