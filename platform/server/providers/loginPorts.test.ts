import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { ProviderCall } from '../../modules/signIn/index.ts';
import { loginPorts } from './loginPorts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const key = '0123456789abcdef0123456789abcdef';
const NEXT = 'the-key-that-replaces-it-later';
const names = ['trustly', 'zimpler', 'piq', 'finshark', 'krofort'];
const paymentProviders = Object.fromEntries(
  names.map((name) => [name, { url: `https://${name}.example`, keys: [NEXT, key] as const }]),
);
const ports = loginPorts({ paymentProviders });

interface Signing {
  readonly at?: Date;
  readonly with?: string;
}
type Callback = (code: string, signing?: Signing) => Omit<ProviderCall, 'now'>;
const hmac = (algorithm: string, secret: string, text: string) => createHmac(algorithm, secret).update(text);

/** Callbacks built from each provider's manual, independently of the adapters. */
const CALLBACKS: Readonly<Record<string, { readonly codes: readonly string[]; readonly call: Callback }>> = {
  Trustly: {
    codes: ['account', 'reject', 'cancel'],
    call: (method, { at = now, with: secret = key } = {}) => {
      const data: Record<string, string> = {
        ...(method === 'account' && { accountid: 'c1' }),
        merchant: 'harbour',
        messageid: 'r1',
        timestamp: at.toISOString(),
      };
      const text = Object.entries(data).flat().join('');
      const signature = hmac('sha256', secret, `${method}u1${text}`).digest('base64');
      const params = { signature, uuid: 'u1', data };
      return { headers: {}, body: JSON.stringify({ method, params, version: '1.1' }) };
    },
  },
  Zimpler: {
    codes: ['authentication.completed', 'authentication.denied', 'authentication.cancelled'],
    call: (event, { at = now, with: secret = key } = {}) => {
      const user = event === 'authentication.completed' ? { user: { id: 'c1' } } : {};
      const body = JSON.stringify({ event, ref: 'r1', site: 'harbour', ...user });
      const seconds = Math.floor(at.getTime() / 1_000);
      const v1 = hmac('sha256', secret, `${seconds}.${body}`).digest('hex');
      return { headers: { 'zimpler-signature': `t=${seconds},v1=${v1}` }, body };
    },
  },
  Piq: {
    codes: ['0', '-2', '-1'],
    call: (statusCode, { at = now, with: secret = key } = {}) => {
      const ts = String(Math.floor(at.getTime() / 1_000));
      const user = statusCode === '0' ? '&userId=c1' : '';
      const text = `attributeRef=r1&merchantId=harbour&statusCode=${statusCode}&ts=${ts}${user}`;
      const sign = hmac('sha256', secret, text).digest('hex').toUpperCase();
      return { headers: {}, body: `${text}&sign=${sign}` };
    },
  },
  Finshark: {
    codes: ['AUTHORISED', 'DENIED', 'CANCELLED'],
    call: (status, { at = now, with: secret = key } = {}) => {
      const claims = {
        aud: 'harbour',
        jti: 'r1',
        status,
        iat: Math.floor(at.getTime() / 1_000),
        ...(status === 'AUTHORISED' && { sub: 'c1' }),
      };
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      return { headers: {}, body: `${signed}.${hmac('sha256', secret, signed).digest('base64url')}` };
    },
  },
  Krofort: {
    codes: ['accepted', 'declined', 'aborted'],
    call: (status, { at = now, with: secret = key } = {}) => {
      const found = status === 'accepted' ? '<customer>c1</customer>' : '';
      const body = `<loginResult merchant="harbour" reference="r1" status="${status}" time="${at.toISOString()}">${found}</loginResult>`;
      return { headers: { 'x-krofort-digest': hmac('sha512', secret, body).digest('base64') }, body };
    },
  },
};

const each = Object.entries(CALLBACKS).map(([provider, { codes, call }]) => {
  const port = Object.entries(ports).find(([name]) => name === provider)?.[1];
  if (!port) throw new Error(`${provider} has no adapter`);
  return { provider, codes, call, port };
});
const type = (requested: string) => expect.objectContaining({ type: requested });

describe.each(each)('a callback of $provider', ({ codes, call, port }) => {
  const [success = '', refusal = '', abandonment = ''] = codes;
  const read = (notice: Omit<ProviderCall, 'now'>, at = now) => port.read({ ...notice, now: at });

  it('CUST-07 is parsed: success, refusal, abandonment', () => {
    const notice = { brand: 'harbour', reference: 'r1', person: null };
    expect(read(call(success))).toEqual({ ...notice, outcome: 'succeeded', subject: 'c1' });
    expect(read(call(refusal))).toEqual({ ...notice, outcome: 'refused', subject: null });
    expect(read(call(abandonment))).toEqual({ ...notice, outcome: 'abandoned', subject: null });
  });

  it('CUST-07 with a signature of another key is refused', () => {
    expect(() => read(call(success, { with: 'another key of thirty-two bytes.' }))).toThrow(
      type('BadSignature'),
    );
  });

  it('CUST-07 with changed content is refused', () => {
    const notice = call(refusal);
    for (const [from, to] of [
      [refusal, success],
      ['r1', 'r2'],
      ['harbour', 'tivoli'],
    ] as const) {
      const body = notice.body.includes(from) ? notice.body.replace(from, to) : `${notice.body}x`;
      expect(() => read({ ...notice, body }), `${from} → ${to}`).toThrow();
    }
  });

  it('CUST-07 with an old signature is refused', () => {
    const old = call(success, { at: new Date(now.getTime() - 6 * MINUTE) });
    expect(() => read(old)).toThrow(type('StaleTimestamp'));
    expect(() => read(call(success, { at: new Date(now.getTime() + 6 * MINUTE) }))).toThrow(
      type('StaleTimestamp'),
    );
  });

  it.each(['', '{}', 'null', '<a/>', 'a.b.c', 'x=1', '['.repeat(10_000)])(
    'CUST-07 that is %j is refused',
    (body) => {
      expect(() => read({ headers: {}, body: body.slice(0, 12_000) })).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/BadSignature|BadRequest/) }),
      );
    },
  );
});

const PERSON = {
  firstName: 'Noor',
  lastName: 'Gagnon',
  birthDate: '1993-04-18',
  street: '7 rue des Érables',
  zipCode: 'G1R 4P5',
  city: 'Québec',
  country: 'CA',
  accountHolder: 'Gagnon Noor',
};

/** The same providers' callbacks for a new player. */
const OF_A_NEWCOMER: Readonly<Record<string, (birthDate: string) => Omit<ProviderCall, 'now'>>> = {
  Trustly: (birthDate) => {
    const data = {
      accountholder: PERSON.accountHolder,
      accountid: 'c1',
      address: PERSON.street,
      city: PERSON.city,
      country: PERSON.country,
      dob: birthDate,
      firstname: PERSON.firstName,
      lastname: PERSON.lastName,
      merchant: 'harbour',
      messageid: 'r1',
      timestamp: now.toISOString(),
      zipcode: PERSON.zipCode,
    };
    const text = Object.entries(data).flat().join('');
    const signature = hmac('sha256', key, `accountu1${text}`).digest('base64');
    return {
      headers: {},
      body: JSON.stringify({ method: 'account', params: { signature, uuid: 'u1', data }, version: '1.1' }),
    };
  },
  Zimpler: (birthDate) => {
    const { firstName, lastName, street, zipCode, city, country, accountHolder } = PERSON;
    const person = {
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      address: { street, postal_code: zipCode, city, country },
      account_holder: accountHolder,
    };
    const user = { id: 'c1', person };
    const body = JSON.stringify({ event: 'authentication.completed', ref: 'r1', site: 'harbour', user });
    const seconds = Math.floor(now.getTime() / 1_000);
    const v1 = hmac('sha256', key, `${seconds}.${body}`).digest('hex');
    return { headers: { 'zimpler-signature': `t=${seconds},v1=${v1}` }, body };
  },
};

describe.each(['Trustly', 'Zimpler'] as const)('a callback of %s about a new player', (provider) => {
  const read = (birthDate: string) =>
    ports[provider]?.read({ ...(OF_A_NEWCOMER[provider]?.(birthDate) ?? { headers: {}, body: '' }), now });

  it('REG-01 has the person’s data', () => {
    expect(read(PERSON.birthDate)).toMatchObject({ outcome: 'succeeded', subject: 'c1', person: PERSON });
  });

  it('REG-01 with incomplete data is refused', () => {
    for (const birthDate of ['', '18.4.1993']) expect(() => read(birthDate)).toThrow(type('BadRequest'));
  });
});

describe('the adapters', () => {
  it('AMB-33 exist for five providers, if URL and key are configured', () => {
    expect(Object.keys(ports).sort()).toEqual(['Finshark', 'Krofort', 'Piq', 'Trustly', 'Zimpler']);
    expect(loginPorts({ paymentProviders: {} })).toEqual({});
  });

  it('CUST-07 a token that names its own algorithm is refused', () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = encode({
      aud: 'harbour',
      jti: 'r1',
      status: 'AUTHORISED',
      sub: 'c1',
      iat: now.getTime() / 1_000,
    });
    for (const alg of ['none', 'HS512', 'hs256'])
      expect(() =>
        ports.Finshark?.read({ headers: {}, body: `${encode({ alg, typ: 'JWT' })}.${claims}.`, now }),
      ).toThrow(type('BadRequest'));
  });
});
