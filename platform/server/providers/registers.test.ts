import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegisterPerson } from '../../modules/selfExclusion/index.ts';
import { subjectIdOf } from '../../providers/registers/spelpaus.ts';
import { exclusionRegisters, registerProblems } from './registers.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let server: Server;
let origin: string;
const received: Received[] = [];
let respond: (request: Received) => Reply;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(call);
      const { status = 200, headers = {}, body = '' } = respond(call);
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void received.splice(0));

const mari: RegisterPerson = {
  firstName: 'Mari',
  lastName: 'O’Neill Maasikas',
  birthDate: '1990-01-01',
  email: 'mari+casino@mail.example',
  postcode: null,
  phone: '+37255512345',
  nationalId: '49001010012',
};
const KEY = '0123456789abcdef';
const portOf = (name: string) =>
  exclusionRegisters({
    exclusionRegisters: {
      [name]: {
        url: `${origin}/${name}`,
        batchUrl: name === 'gamstop' ? `${origin}/batch` : null,
        client: name === 'hampi' ? 'EE/COM/12345678/lobby' : 'actor-7',
        key: KEY,
      },
    },
  }).get(name)!;
const check = (name: string, people: readonly RegisterPerson[] = [mari]) => portOf(name).check(people, 5_000);
/** The error names neither the person nor what was sent. */
const fails = async (name: string, people?: readonly RegisterPerson[]) => {
  const error = await check(name, people).then(
    () => expect.fail('it replied'),
    (thrown: Error) => thrown,
  );
  expect(`${error.stack} ${String(error.cause)}`).not.toMatch(
    /Mari|Maasikas|49001010012|mail\.example|1990-01/,
  );
};

describe('GAMSTOP', () => {
  it('EXCLUSION-10 is sent a form with the person’s data', async () => {
    respond = () => ({ headers: { 'x-exclusion': 'N', 'x-unique-id': 'u-1' } });
    expect(await check('gamstop')).toEqual([{ isExcluded: false, reference: 'u-1' }]);
    const [{ path, headers, body } = expect.fail('nothing was sent')] = received;
    expect([path, headers['x-api-key'], headers['content-type']]).toEqual([
      '/gamstop',
      KEY,
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      firstName: 'Mari',
      lastName: 'O’Neill Maasikas',
      dateOfBirth: '1990-01-01',
      email: 'mari+casino@mail.example',
      postcode: '',
      mobile: '+37255512345',
    });
  });

  it.each([
    ['Y', true],
    ['N', false],
    ['P', false],
  ])('EXCLUSION-10 X-Exclusion: %s means excluded: %s', async (flag, isExcluded) => {
    respond = () => ({ headers: { 'x-exclusion': flag } });
    expect(await check('gamstop')).toEqual([{ isExcluded, reference: null }]);
  });

  it('EXCLUSION-10 finds many people at once, in any order of the reply', async () => {
    respond = () => ({
      body: JSON.stringify([
        { correlationId: '1', exclusion: 'Y', msRequestId: 'b' },
        { correlationId: '0', exclusion: 'N', msRequestId: 'a' },
      ]),
    });
    expect(await check('gamstop', [mari, { ...mari, email: 'other@mail.example' }])).toEqual([
      { isExcluded: false, reference: 'a' },
      { isExcluded: true, reference: 'b' },
    ]);
    expect(received.map(({ path }) => path)).toEqual(['/batch']);
  });

  it.each<[string, Reply]>([
    ['an error', { status: 500 }],
    ['an unknown key', { status: 403, headers: { 'x-exclusion': 'N' } }],
    ['no flag', {}],
    ['another flag', { headers: { 'x-exclusion': 'maybe' } }],
  ])('EXCLUSION-11 %s is no reply', async (_what, reply) => {
    respond = () => reply;
    await fails('gamstop');
  });

  it.each([
    '',
    '{}',
    '[]',
    '[{"correlationId":"0","exclusion":"N"}]',
    '[{"correlationId":"0","exclusion":"?"}]',
  ])('EXCLUSION-11 the batch %j is no reply about two people', async (body) => {
    respond = () => ({ body });
    await fails('gamstop', [mari, mari]);
  });
});

describe('Spelpaus', () => {
  const echo =
    (reply: object) =>
    ({ body }: Received): Reply => ({
      body: JSON.stringify({ requestId: JSON.parse(body).requestId, responseId: 'r-1', ...reply }),
    });

  it.each([true, false])('EXCLUSION-10 replies isBlocked: %s', async (isBlocked) => {
    respond = echo({ isBlocked });
    expect(await check('spelpaus')).toEqual([{ isExcluded: isBlocked, reference: 'r-1' }]);
    const [{ path, headers, body } = expect.fail('nothing was sent')] = received;
    expect([path, headers.authorization]).toEqual(['/spelpaus/api/blocking-info/actor-7', KEY]);
    expect(JSON.parse(body)).toMatchObject({ subjectId: '49001010012' });
  });

  it.each([
    ['900101-1234', '1990-01-01', '199001011234'],
    ['19900101-1234', '1990-01-01', '199001011234'],
    ['0401011234', '2004-01-01', '200401011234'],
  ])('EXCLUSION-10 %s of somebody born on %s is sent as %s', (nationalId, birthDate, sent) => {
    expect(subjectIdOf(nationalId, birthDate)).toBe(sent);
  });

  it.each<[string, (request: Received) => Reply]>([
    ['an error', () => ({ status: 400 })],
    ['a reply to another request', echo({ isBlocked: false, requestId: 'other' })],
    ['no decision', echo({})],
    ['no JSON', () => ({ body: '<html>' })],
  ])('EXCLUSION-11 %s is no reply', async (_what, reply) => {
    respond = reply;
    await fails('spelpaus');
  });
});

describe('HAMPI', () => {
  const restrict =
    (...kinds: readonly string[]) =>
    ({ headers }: Received): Reply => ({
      headers: { 'x-road-id': String(headers['x-road-id']), 'x-road-request-id': 'q-1' },
      body: JSON.stringify({ restrictions: kinds.map((kind) => ({ kind })) }),
    });

  it.each<[readonly string[], boolean]>([
    [[], false],
    [['GAME_OF_CHANCE'], true],
    [['LOTTERY', 'TOTO'], true],
    [['LOTTERY'], false],
  ])('EXCLUSION-10 a restriction on %j means excluded: %s', async (kinds, isExcluded) => {
    respond = restrict(...kinds);
    expect(await check('hampi')).toEqual([{ isExcluded, reference: 'q-1' }]);
    const [{ path, headers, body } = expect.fail('nothing was sent')] = received;
    expect([path, headers['x-road-client']]).toEqual(['/hampi', 'EE/COM/12345678/lobby']);
    expect(JSON.parse(body)).toEqual({ personalCode: '49001010012' });
  });

  it.each<[string, (request: Received) => Reply]>([
    ['an error', () => ({ status: 500, headers: { 'x-road-error': 'Server.ClientProxy' } })],
    ['a reply to another request', () => ({ headers: { 'x-road-id': 'x' }, body: '{"restrictions":[]}' })],
    ['an unknown kind', restrict('CASINO')],
    ['nothing', () => ({})],
  ])('EXCLUSION-11 %s is no reply', async (_what, reply) => {
    respond = reply;
    await fails('hampi');
  });

  it('EXCLUSION-11 is not asked about a person without a national id', async () => {
    await fails('hampi', [{ ...mari, nationalId: null }]);
    expect(received).toEqual([]);
  });
});

describe('the configuration', () => {
  const own = { url: 'https://register.example', batchUrl: null, client: null, key: null };

  it.each([
    ['rofus', /FOYER_REGISTER_URLS names 'rofus'; it must be one of gamstop, spelpaus, hampi/],
    ['constructor', /FOYER_REGISTER_URLS names 'constructor'/],
    ['gamstop', /FOYER_REGISTER_KEYS has no value of 'gamstop'/],
    ['spelpaus', /FOYER_REGISTER_CLIENTS has no value of 'spelpaus'/],
    ['hampi', /FOYER_REGISTER_CLIENTS has no value of 'hampi'/],
  ])('EXCLUSION-11 of %s stops the start if a setting is missing', (name, message) => {
    expect(() => exclusionRegisters({ exclusionRegisters: { [name]: own } })).toThrow(message);
  });

  it.each(['spelpaus', 'hampi'])(
    'EXCLUSION-11 refuses a batch URL of %s, which would not be used',
    (name) => {
      const config = { ...own, batchUrl: 'https://batch.example', client: 'EE/COM/1/lobby', key: KEY };
      expect(() => exclusionRegisters({ exclusionRegisters: { [name]: config } })).toThrow(
        `FOYER_REGISTER_URLS names '${name}-batch'`,
      );
    },
  );

  it('EXCLUSION-11 must have every register that a site asks, and the key of national ids', () => {
    const site = {
      brand: 'baltika',
      countries: ['EE', 'FI'],
      inCountry: (country: string) => ({ exclusionRegisters: country === 'EE' ? ['hampi'] : [] }),
    };
    const problems = (config: Parameters<typeof registerProblems>[1]) =>
      registerProblems({ brands: [site as never] }, config);
    expect(problems({ exclusionRegisters: {}, nationalIdKeys: null })).toEqual([
      expect.stringMatching(/FOYER_REGISTER_URLS has no URL of 'hampi'.*baltika in EE/),
      expect.stringMatching(/FOYER_NATIONAL_ID_KEY is missing.*baltika in EE/),
    ]);
    expect(problems({ exclusionRegisters: { hampi: own }, nationalIdKeys: [KEY] })).toEqual([]);
  });
});
