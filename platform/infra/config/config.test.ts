import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

describe('config', () => {
  it('has defaults for all variables', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      databaseUrl: null,
      identityUrl: null,
      studioOrigins: {},
      errorReportsUrl: null,
      graphqlOrigin: null,
      studioKeys: {},
      isProduction: false,
    });
    expect(config.dataFolder).toMatch(/\/\.foyer$/);
    expect(config.sitesFolder).toMatch(/\/sites$/);
    expect(config.webBuildFolder).toMatch(/\/web\/dist$/);
  });

  it('reads every variable, an empty one as missing', () => {
    expect(
      readConfig({
        PORT: '0',
        FOYER_DATA: '/var/lib/foyer',
        FOYER_DATABASE_URL: 'postgres://u@db:5432/foyer',
        FOYER_IDENTITY_URL: 'https://id.example.com/',
        FOYER_IDENTITY_TIMEOUT_SECONDS: '4',
        FOYER_ERROR_REPORTS_URL: 'https://errors.example.com/in/',
        FOYER_GRAPHQL_URL: 'https://graphql.example.com',
        FOYER_STUDIO_KEYS: 'sandbox:0123456789abcdef:x,other:fedcba9876543210',
        FOYER_LOG_LEVEL: '',
        NODE_ENV: 'production',
      }),
    ).toMatchObject({
      port: 0,
      dataFolder: '/var/lib/foyer',
      databaseUrl: 'postgres://u@db:5432/foyer',
      identityUrl: 'https://id.example.com',
      identityTimeoutSeconds: 4,
      errorReportsUrl: 'https://errors.example.com/in/',
      graphqlOrigin: 'https://graphql.example.com',
      studioKeys: { sandbox: ['0123456789abcdef:x'], other: ['fedcba9876543210'] },
      logLevel: 'info',
      isProduction: true,
    });
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'PORT is "70000"; it must be a whole number'],
    ['PORT', '-1', 'a whole number from 0'],
    ['FOYER_DATABASE_URL', 'mysql://x', 'it must be like postgres://user@host:5432/foyer'],
    ['FOYER_IDENTITY_TIMEOUT_SECONDS', '0', 'a whole number from 1 to 60'],
    ['FOYER_IDENTITY_URL', 'keycloak', 'an address like https://id.example.com'],
    ['FOYER_ERROR_REPORTS_URL', 'errors', 'an address like https://errors.example.com/report'],
    ['FOYER_ERROR_REPORTS_URL', 'https://key:hunter2@errors.example.com/', 'without name, password, query'],
    ['FOYER_ERROR_REPORTS_URL', 'https://errors.example.com/?key=hunter2', 'FOYER_ERROR_REPORTS_URL goes to'],
    [
      'FOYER_GRAPHQL_URL',
      'https://x.example/graphql',
      'an origin like https://graphql.example.com, without a path',
    ],
    ['FOYER_STUDIO_ORIGIN', 'https://x.example', 'in sites/studios/<studio>.json; FOYER_STUDIO_ORIGINS='],
    ['FOYER_STUDIO_ORIGINS', 'sandbox:ftp://x', 'FOYER_STUDIO_ORIGINS cannot be read'],
    ['FOYER_STUDIO_ORIGINS', 'sandbox:https://x.example/play', 'without a path'],
    ['FOYER_STUDIO_KEYS_FOLDER', '/no/such/folder', 'which cannot be read (ENOENT)'],
    ['FOYER_LOG_LEVEL', 'loud', 'one of fatal, error, warn'],
    ['FOYER_BEHIND_PROXY', '1', 'set FOYER_TRUSTED_PROXIES to the number of proxies'],
    ['FOYER_TRUSTED_PROXIES', 'yes', 'the number of proxies in front of the platform (1 to 9)'],
    ['FOYER_TRUSTED_PROXIES', '10', 'the number of proxies'],
    ['FOYER_TRUSTED_PROXIES', '0.0.0.0/0', 'the number of proxies'],
    ['FOYER_TRUSTED_PROXIES', '10.0.0.0/8,::/0', 'the number of proxies'],
    ['FOYER_TRUSTED_PROXIES', '10.0.0.0/8,', 'the number of proxies'],
    ['FOYER_BRAND_ORIGINS', 'https://casino.example', 'origins like https://{brand}.casino.example'],
    ['FOYER_BRAND_ORIGINS', 'club:https://casino.example/lobby', 'without a path'],
    ['FOYER_BRAND_ORIGINS', 'club:https://name@casino.example', 'origins like'],
    ['FOYER_BRAND_ORIGINS', 'club:ftp://casino.example', 'origins like'],
    ['FOYER_SHARED_HOSTS', 'api.example:3000', 'in lower case and without a port'],
    ['FOYER_SHARED_HOSTS', 'https://api.example', 'host names like api.casino.example'],
    ['FOYER_METRICS_PORT', '99999', 'FOYER_METRICS_PORT must be a port'],
    ['FOYER_MAINTENANCE', 'on', 'one of 0, 1'],
    ['FOYER_MIGRATE_AT_START', 'no', 'one of 0, 1'],
    ['FOYER_UNSAFE_NETWORKS', '203.0.113.0/24,home', 'networks like 203.0.113.0/24'],
    ['FOYER_UNSAFE_NETWORKS', '203.0.113.0/99', 'networks like 203.0.113.0/24'],
    ['FOYER_MESSAGES_KEY', 'short', '16 characters or more'],
    ['FOYER_COUNTRY_HEADER', 'x y', 'the name of a header, like cf-ipcountry'],
    ['FOYER_SUBDIVISION_HEADER', 'x y', 'the name of a header, like cf-region-code'],
  ])('refuses %s=%s by name and accepted form', (variable, value, message) => {
    expect(() => readConfig({ [variable]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [variable]: value })).toThrow(message);
  });

  it('reads the NATS servers with their sign-in', () => {
    const { nats } = readConfig({
      FOYER_NATS_URL: 'tls://foyer:s%40fe@one:4222,tls://two:4333',
      FOYER_NATS_REPLICAS: '3',
    });
    expect(nats).toMatchObject({ servers: ['one:4222', 'two:4333'], user: 'foyer', password: 's@fe' });
    expect(nats).toMatchObject({ isEncrypted: true, replicas: 3 });
    expect(readConfig({}).nats).toBeNull();
  });

  it.each(['one:4222', 'http://one:4222', 'nats://one:4222,'])('refuses %s as NATS servers', (text) => {
    expect(() => readConfig({ FOYER_NATS_URL: text })).toThrow('FOYER_NATS_URL cannot be read');
  });

  it('GAME-17 accepts a header with the subdivision only behind a proxy', () => {
    const FOYER_SUBDIVISION_HEADER = 'CF-Region-Code';
    expect(readConfig({ FOYER_SUBDIVISION_HEADER }).subDivisionHeader).toBeNull();
    const behindProxy = { FOYER_SUBDIVISION_HEADER, FOYER_TRUSTED_PROXIES: '1' };
    expect(readConfig(behindProxy).subDivisionHeader).toBe('cf-region-code');
  });

  it('accepts a country header only behind a proxy', () => {
    const FOYER_COUNTRY_HEADER = 'CF-IPCountry';
    expect(readConfig({ FOYER_COUNTRY_HEADER }).countryHeader).toBeNull();
    const behindProxy = { FOYER_TRUSTED_PROXIES: '1' };
    expect(readConfig({ FOYER_COUNTRY_HEADER, ...behindProxy }).countryHeader).toBe('cf-ipcountry');
    expect(readConfig(behindProxy).countryHeader).toBeNull();
    expect(readConfig({ FOYER_COUNTRY_HEADER, FOYER_TRUSTED_PROXIES: '0' }).countryHeader).toBeNull();
  });

  it('reads IPv4 and IPv6 networks, and a single address as a network of one', () => {
    const FOYER_UNSAFE_NETWORKS = '203.0.113.0/24, 2001:db8::/32,198.51.100.7';
    const { unsafeNetworks } = readConfig({ FOYER_UNSAFE_NETWORKS });
    const requested = ['203.0.113.9', '203.0.114.9', '198.51.100.7', '198.51.100.8'];
    expect(requested.map((ip) => unsafeNetworks.check(ip))).toEqual([true, false, true, false]);
    expect(unsafeNetworks.check('2001:db8::1', 'ipv6')).toBe(true);
    expect(readConfig({}).unsafeNetworks.check('203.0.113.9')).toBe(false);
  });

  it('has a mail gateway if URL and key are set', () => {
    const FOYER_MESSAGES_URL = 'https://messages.example.com/send';
    const FOYER_MESSAGES_KEY = '0123456789abcdef';
    expect(readConfig({ FOYER_MESSAGES_URL, FOYER_MESSAGES_KEY }).messages).toEqual({
      url: FOYER_MESSAGES_URL,
      key: FOYER_MESSAGES_KEY,
    });
    expect(readConfig({}).messages).toBeNull();
    expect(() => readConfig({ FOYER_MESSAGES_URL })).toThrow(/^FOYER_MESSAGES_KEY is missing/);
  });

  describe('analytics scripts', () => {
    it('may have other URLs than the brand data', () => {
      const FOYER_ANALYTICS_URLS =
        'meter:https://cdn.meter.example/tag.js?id=M-1,count:http://localhost:3102/c.js';
      expect(readConfig({ FOYER_ANALYTICS_URLS }).analyticsUrls).toEqual({
        meter: 'https://cdn.meter.example/tag.js?id=M-1',
        count: 'http://localhost:3102/c.js',
      });
      expect(readConfig({}).analyticsUrls).toEqual({});
    });

    it.each([
      'https://cdn.meter.example/tag.js',
      'meter:http://cdn.meter.example/tag.js',
      'meter:https://key:hunter2@cdn.meter.example/tag.js',
      'Meter Inc:https://cdn.meter.example/tag.js',
      'meter:https://cdn.meter.example/tag.js,',
    ])('are refused as %s', (FOYER_ANALYTICS_URLS) => {
      expect(() => readConfig({ FOYER_ANALYTICS_URLS })).toThrow(ConfigError);
      expect(() => readConfig({ FOYER_ANALYTICS_URLS })).toThrow(/^FOYER_ANALYTICS_URLS cannot be read/);
      expect(() => readConfig({ FOYER_ANALYTICS_URLS })).not.toThrow(/hunter2/);
    });
  });

  describe('the chat', () => {
    const secret = '0123456789abcdef';
    const read = (ids: string, secrets: string) =>
      readConfig({ FOYER_CHAT_KEY_IDS: ids, FOYER_CHAT_SECRETS: secrets });

    it('CHAT-03 CHAT-04 has a URL with a placeholder for the key, and signing keys by brand', () => {
      const url = 'https://static.desk.example/snippet.js?key={key}';
      expect(readConfig({ FOYER_CHAT_URL: url }).chatUrl).toBe(url);
      expect(readConfig({})).toMatchObject({ chatUrl: null, chatKeys: {} });
      const { chatKeys } = read('tivoli:app_1,sol:app_2', `tivoli:${secret}:x,sol:${secret}`);
      expect(chatKeys).toEqual({
        tivoli: { keyId: 'app_1', secret: `${secret}:x` },
        sol: { keyId: 'app_2', secret },
      });
    });

    it.each([
      ['app_1', '', /^FOYER_CHAT_KEY_IDS cannot be read/],
      ['tivoli:app 1', `tivoli:${secret}`, /^FOYER_CHAT_KEY_IDS cannot be read/],
      ['tivoli:app_1', 'tivoli:hunter2', /^FOYER_CHAT_SECRETS cannot be read/],
      ['tivoli:app_1', `sol:${secret}`, /^FOYER_CHAT_KEY_IDS has no key id of 'sol'/],
      ['tivoli:app_1', '', /^FOYER_CHAT_SECRETS has no secret of 'tivoli'/],
      ['', `tivoli:${secret}`, /^FOYER_CHAT_KEY_IDS has no key id of 'tivoli'/],
    ])('CHAT-04 %j with %j is refused, without printing a secret', (ids, secrets, messages) => {
      expect(() => read(ids, secrets)).toThrow(ConfigError);
      expect(() => read(ids, secrets)).toThrow(messages);
      expect(() => read(ids, secrets)).not.toThrow(/hunter2|0123456789abcdef/);
    });

    it.each(['https://static.desk.example/snippet.js', 'http://desk.example/{key}', '{key}'])(
      'CHAT-03 the URL %s is refused',
      (FOYER_CHAT_URL) => {
        expect(() => readConfig({ FOYER_CHAT_URL })).toThrow(/^FOYER_CHAT_URL cannot be read/);
      },
    );
  });

  describe('payment providers', () => {
    const key = '0123456789abcdef';
    const read = (urls: string, keys: string, frames = '') =>
      readConfig({ FOYER_PAYMENT_URLS: urls, FOYER_PAYMENT_KEYS: keys, FOYER_PAYMENT_FRAMES: frames });

    it('have a URL, a key, and optionally an origin for their pages', () => {
      const config = read('piq:https://api.piq.example/x', `piq:${key}`, 'piq:https://pay.piq.example');
      expect(config.paymentProviders).toEqual({ piq: { url: 'https://api.piq.example/x', keys: [key] } });
      expect(config.paymentFrames).toEqual({ piq: 'https://pay.piq.example' });
    });

    it.each([
      ['piq:https://piq.example', 'trustly:0123456789abcdef', '', /^FOYER_PAYMENT_KEYS has no key of 'piq'/],
      ['piq', `piq:${key}`, '', /^FOYER_PAYMENT_URLS cannot be read/],
      ['piq:https://piq.example', 'piq:short', '', /^FOYER_PAYMENT_KEYS cannot be read/],
      [
        'piq:https://piq.example',
        `piq:${key}`,
        'piq:https://a.example/x',
        /^FOYER_PAYMENT_FRAMES .*without a path/,
      ],
      ['piq:https://piq.example', `piq:${key}`, 'abc:https://a.example', /^FOYER_PAYMENT_FRAMES names 'abc'/],
    ])('%s with %s and %s is refused by the variable', (urls, keys, frames, problem) => {
      expect(() => read(urls, keys, frames)).toThrow(ConfigError);
      expect(() => read(urls, keys, frames)).toThrow(problem);
    });
  });

  describe('the identity verification provider', () => {
    const given = {
      FOYER_SUMSUB_URL: 'https://api.sumsub.example',
      FOYER_SUMSUB_APP_TOKEN: 'sbx:0123456789abcdef',
      FOYER_SUMSUB_SECRET: '0123456789abcdef1',
      FOYER_SUMSUB_WEBHOOK_SECRET: '0123456789abcdef2',
    };

    it('has a URL, keys, a level and the origin of its frame', () => {
      expect(readConfig({}).identityReview).toBeNull();
      expect(
        readConfig({ ...given, FOYER_SUMSUB_FRAME: 'https://in.sumsub.example' }).identityReview,
      ).toEqual({
        url: 'https://api.sumsub.example',
        appToken: 'sbx:0123456789abcdef',
        secret: '0123456789abcdef1',
        webhookSecrets: ['0123456789abcdef2'],
        level: 'basic-kyc-level',
        frameOrigin: 'https://in.sumsub.example',
      });
      expect(readConfig(given).identityReview?.frameOrigin).toBe('https://api.sumsub.example');
    });

    it.each([
      ['FOYER_SUMSUB_SECRET', { FOYER_SUMSUB_SECRET: '' }, /^FOYER_SUMSUB_SECRET is missing/],
      ['FOYER_SUMSUB_APP_TOKEN', { FOYER_SUMSUB_APP_TOKEN: '' }, /^FOYER_SUMSUB_APP_TOKEN is missing/],
      [
        'FOYER_SUMSUB_WEBHOOK_SECRET',
        { FOYER_SUMSUB_WEBHOOK_SECRET: 'short' },
        /^FOYER_SUMSUB_WEBHOOK_SECRET must/,
      ],
      ['FOYER_SUMSUB_URL', { FOYER_SUMSUB_URL: '' }, /^FOYER_SUMSUB_APP_TOKEN is set, and FOYER_SUMSUB_URL/],
      [
        'FOYER_SUMSUB_FRAME',
        { FOYER_SUMSUB_FRAME: 'https://in.sumsub.example/a' },
        /^FOYER_SUMSUB_FRAME .*without a path/,
      ],
      ['FOYER_SUMSUB_FRAME', { FOYER_SUMSUB_FRAME: 'javascript:alert(1)' }, /^FOYER_SUMSUB_FRAME cannot/],
    ])('an error in %s names the variable, without printing a secret', (_name, change, problem) => {
      expect(() => readConfig({ ...given, ...change })).toThrow(problem);
      expect(() => readConfig({ ...given, ...change })).not.toThrow(/0123456789/);
    });
  });

  describe('the gamification provider', () => {
    const url = 'https://api.laurel.example/v2';
    const key = '0123456789abcdef';
    const read = (more: Record<string, string> = {}) =>
      readConfig({ FOYER_GAMIFICATION_URL: url, FOYER_GAMIFICATION_KEY: key, ...more }).gamification;

    it('has a URL, a key, and the origin of its widgets', () => {
      expect(readConfig({}).gamification).toBeNull();
      expect(read()).toEqual({ url, key, widgetOrigin: 'https://api.laurel.example' });
      const widgetOrigin = 'https://widgets.laurel.example';
      expect(read({ FOYER_GAMIFICATION_ORIGIN: widgetOrigin })).toEqual({ url, key, widgetOrigin });
    });

    it.each([
      [{ FOYER_GAMIFICATION_URL: 'laurel' }, /^FOYER_GAMIFICATION_URL cannot be read/],
      [{ FOYER_GAMIFICATION_KEY: 'short' }, /^FOYER_GAMIFICATION_KEY must have 16/],
      [{ FOYER_GAMIFICATION_KEY: '' }, /^FOYER_GAMIFICATION_KEY is missing/],
      [{ FOYER_GAMIFICATION_URL: '' }, /^FOYER_GAMIFICATION_KEY is set, and FOYER_GAMIFICATION_URL is not/],
      [{ FOYER_GAMIFICATION_ORIGIN: 'https://a.example/x' }, /^FOYER_GAMIFICATION_ORIGIN .*without a path/],
      [{ FOYER_IDENTITY_URL: 'https://id.example' }, /^FOYER_GAMIFICATION_URL cannot stand beside/],
    ])('%j is refused by the variable', (change, problem) => {
      expect(() => read(change)).toThrow(ConfigError);
      expect(() => read(change)).toThrow(problem);
    });
  });

  describe('the sportsbook', () => {
    const url = 'https://book.example/page';
    const key = '0123456789abcdef';
    const read = (more: Record<string, string> = {}) =>
      readConfig({ FOYER_SPORTSBOOK_URL: url, FOYER_SPORTSBOOK_KEY: key, ...more }).sportsbook;

    it('OPEN-43 needs both its URL and its key', () => {
      expect(read()).toEqual({ url, keys: [key], apiOrigin: 'https://book.example' });
      expect(readConfig({}).sportsbook).toBeNull();
    });

    it('PROMO-11 may have another origin for the calls of the platform', () => {
      const apiOrigin = 'http://book.internal:8080';
      expect(read({ FOYER_SPORTSBOOK_ORIGIN: apiOrigin })).toEqual({ url, keys: [key], apiOrigin });
    });

    it.each([
      [{ FOYER_SPORTSBOOK_URL: 'book' }, /^FOYER_SPORTSBOOK_URL cannot be read/],
      [{ FOYER_SPORTSBOOK_URL: `${url}?token=1` }, /^FOYER_SPORTSBOOK_URL goes to every browser/],
      [{ FOYER_SPORTSBOOK_ORIGIN: `${url}/x` }, /^FOYER_SPORTSBOOK_ORIGIN .*without a path/],
      [{ FOYER_SPORTSBOOK_KEY: 'short' }, /^FOYER_SPORTSBOOK_KEY must have 16/],
      [{ FOYER_SPORTSBOOK_KEY: '' }, /^FOYER_SPORTSBOOK_KEY is missing/],
      [{ FOYER_SPORTSBOOK_URL: '' }, /^FOYER_SPORTSBOOK_KEY is set, and FOYER_SPORTSBOOK_URL is not/],
      [{ FOYER_STUDIO_KEYS: `sportsbook:${key}` }, /^FOYER_STUDIO_KEYS names 'sportsbook'/],
      [{ FOYER_SPORTSBOOK_KEY: `${key},short` }, /^FOYER_SPORTSBOOK_KEY must have 16/],
      [{ FOYER_SPORTSBOOK_KEY: `${key},${key}` }, /^FOYER_SPORTSBOOK_KEY has the same secret twice/],
      [{ FOYER_SPORTSBOOK_NEXT_KEY: key }, /^FOYER_SPORTSBOOK_NEXT_KEY is no longer read/],
    ])('OPEN-43 %j is refused by the variable', (change, problem) => {
      expect(() => read(change)).toThrow(ConfigError);
      expect(() => read(change)).toThrow(problem);
    });
  });

  it('a studio has two secrets while one is replaced, and the first one signs', () => {
    const keys = 'sandbox:0123456789abcdef,other:fedcba9876543210,sandbox:0123456789abcdef-next';
    expect(readConfig({ FOYER_STUDIO_KEYS: keys }).studioKeys).toEqual({
      sandbox: ['0123456789abcdef', '0123456789abcdef-next'],
      other: ['fedcba9876543210'],
    });
  });

  it.each([
    ['sandbox:0123456789abcdef,sandbox:0123456789abcdef', "has the same secret of 'sandbox' twice"],
    [
      'sandbox:0123456789abcdef,sandbox:0123456789abcdeg,sandbox:0123456789abcdeh',
      "has 3 secrets of 'sandbox'; at most two are valid at a time",
    ],
    ['sandbox:0123456789abcdef,sandbox:hunter2', 'cannot be read'],
  ])('the secrets %j are refused by variable and studio', (keys, problem) => {
    const read = () => readConfig({ FOYER_STUDIO_KEYS: keys });
    expect(read).toThrow(`FOYER_STUDIO_KEYS ${problem}`);
    expect(read).not.toThrow(/0123456789|hunter2/);
  });

  describe('the key of the ledger', () => {
    const key = `PRIVATE+KEY+ledger.example.com+0a1b2c3d+${'A'.repeat(44)}`;
    const publicKey = key.slice('PRIVATE+KEY+'.length);

    it('MONEY-11 is a demo key only outside production', () => {
      const demo = readConfig({}).ledgerKey ?? '';
      expect(demo).toContain('demo.foyer.test');
      expect(readConfig({ NODE_ENV: 'production' }).ledgerKey).toBeNull();
      expect(readConfig({ NODE_ENV: 'production', FOYER_LEDGER_KEY: demo }).ledgerKey).toBeNull();
      expect(readConfig({ NODE_ENV: 'production', FOYER_LEDGER_KEY: key }).ledgerKey).toBe(key);
    });

    it('has public keys of earlier checkpoints', () => {
      expect(readConfig({}).ledgerPublicKeys).toEqual([]);
      expect(readConfig({ FOYER_LEDGER_PUBLIC_KEYS: `${publicKey},${publicKey}` }).ledgerPublicKeys).toEqual([
        publicKey,
        publicKey,
      ]);
    });

    it.each([{ FOYER_LEDGER_KEY: 'hunter2' }, { FOYER_LEDGER_PUBLIC_KEYS: `${key}` }])(
      'that cannot be read is refused by the variable, and not printed: %j',
      (change) => {
        expect(() => readConfig(change)).toThrow(/^FOYER_LEDGER_\w+ cannot be read/);
        expect(() => readConfig(change)).not.toThrow(/hunter2|AAAA/);
      },
    );
  });

  it('lists all errors at once', () => {
    expect(() => readConfig({ PORT: 'x', FOYER_LOG_LEVEL: 'y' })).toThrow(/PORT[^]*FOYER_LOG_LEVEL/);
  });

  it('never prints a secret that it cannot read', () => {
    expect(() => readConfig({ FOYER_STUDIO_KEYS: 'hunter2' })).toThrow(/FOYER_STUDIO_KEYS cannot be read/);
    expect(() => readConfig({ FOYER_STUDIO_KEYS: 'hunter2' })).not.toThrow(/hunter2/);
    const url = 'https://key:hunter2@errors.example.com/';
    expect(() => readConfig({ FOYER_ERROR_REPORTS_URL: url })).not.toThrow(/hunter2/);
    expect(() => readConfig({ FOYER_DATABASE_URL: 'mysql://u:hunter2@db' })).not.toThrow(/hunter2/);
  });
});
