import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redacted, redactedTo } from './redaction.ts';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJlLW9mLWl0';
const UUID = '0b9c1f7e-52a4-4d0e-9d1a-0d6f3a8b7c21';
const OPAQUE = 'Zk3vQ0-x7Lr_9TtB2mWcY5hP8sDfGjN1';

/** Each text contains data that must not be sent; the strings after it must not remain in the redacted text. */
const ATTACKS: readonly (readonly [what: string, text: string, ...secrets: string[]])[] = [
  ['an access token', `refused: ${JWT}`, JWT, 'eyJ'],
  ['a token cut short', `refused: ${JWT.slice(0, 30)}`, 'eyJ'],
  ['a bearer header', `headers {"authorization":"Bearer ${OPAQUE}"}`, OPAQUE],
  ['a bearer header alone', 'Authorization: Bearer abc', 'Bearer abc'],
  ['an opaque token', `no session for ${OPAQUE}`, OPAQUE],
  ['a short token by its name', 'refreshToken=abc123; path=/', 'abc123'],
  ['a token in an object', 'got {"refresh_token": "a b c", "n": 1}', 'a b c'],
  ['a token in a quoted key', "{'accessToken':'x1'}", 'x1'],
  ['a cookie', 'Cookie: keycloakAccessToken=abc', 'abc'],
  ['a password', 'password=hunter2&email=anna', 'hunter2'],
  [
    'a code in an address',
    'at https://x.test/en/keycloak-login-handler/?code=c0de&state=s7ate:1',
    'c0de',
    's7ate',
  ],
  ['a code in a path', 'GET /en/login/?session_state=1&code=c0de 400', 'c0de'],
  ['a token in a fragment', 'https://x.test/#access_token=short&x=1', 'short'],
  ['a code on its own', 'state=s7ate&code=c0de', 's7ate', 'c0de'],
  ['a name before a host', 'wss://anna:hunter2@x.test/graphql', 'anna', 'hunter2'],
  ['an e-mail address', 'no player anna.virtanen+play@foyer.test here', 'anna', 'virtanen', 'foyer.test'],
  ['an encoded e-mail address', 'GET /api/anna%40foyer.test', 'anna', 'foyer.test'],
  ['an e-mail address in quotes', '"Anna@Foyer.Test" is taken', 'Anna'],
  ['an e-mail address with letters of its own', 'jörg.müller@straße.example', 'jörg', 'müller'],
  ['an address by its field', 'email: "anna at foyer"', 'anna at foyer'],
  ['a name by its field', 'lastName="Virtanen", n=1', 'Virtanen'],
  ['a phone number', 'call +358 40 123 4567 now', '358', '4567'],
  ['a phone number in brackets', '(040) 123-45678', '12345', '45678'],
  ['a phone number as an address', 'tel:+358401234567', '358401234567'],
  ['a card number', 'card 4111 1111 1111 1111.', '4111'],
  ['an account number', 'IBAN DE89 3704 0044 0532 0130 00', '3704', '0130', 'DE89'],
  ['a day of birth', 'born 1984-02-29', '1984'],
  ['an address of a computer', 'from 192.168.17.4', '192.168'],
  ['an id', `player ${UUID} is closed`, UUID],
  ['a key in hexadecimal', `key ${'9f'.repeat(16)}`, '9f9f'],
];

describe('redaction', () => {
  it.each(ATTACKS)('removes %s', (_, text, ...secrets) => {
    const left = redacted(text);
    for (const secret of secrets) expect(left).not.toContain(secret);
    expect(redacted(left)).toBe(left);
  });

  it.each(ATTACKS)('removes %s even if truncated', (_, text, ...secrets) => {
    for (let limit = 1; limit < text.length + 10; limit += 1) {
      const left = redactedTo(limit, `Failed ${text} and more words`);
      expect(left.length).toBeLessThanOrEqual(limit);
      for (const secret of secrets) expect(left).not.toContain(secret);
    }
  });

  it.each([
    "Cannot read properties of undefined (reading 'items')",
    `Unexpected token '<', "<!doctype" is not valid JSON`,
    'Failed to fetch dynamically imported module: https://x.test/assets/LoginHandlerScreen-B3XC8Wxr.js',
    'TypeError: x is not a function\n    at hydrate (https://x.test/assets/entryClient-Dk3_9aZ-.js:1:23456)',
    'hydrate@https://x.test/assets/LoggedInLayout-DB8PlU5_.js:12:123456',
    'useSyncExternalStoreWithSelector is not defined',
    'HTTP 503 after 15000 ms at /texts/pt_BR/games.json',
    '[Network] Failed to fetch',
  ])('keeps what helps to fix an error: %s', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it('limits the length of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 0, max: 300 }), (text, limit) => {
        const left = redactedTo(limit, text);
        expect(left.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('removes any token in any text', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9_-]{30,60}$/).filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(fc.lorem({ maxCount: 5 }), token, fc.lorem({ maxCount: 5 }), (before, secret, after) => {
        expect(redacted(`${before} ${secret} ${after}`)).not.toContain(secret);
      }),
    );
  });

  it.each(['a', '1', 'a1', '@', 'a@', 'token', '1.', 'eyJ.', '?a=', '="', ' 1'])(
    'takes linear time for %s repeated ten thousand times',
    (part) => {
      const startMs = performance.now();
      redactedTo(3_000, part.repeat(10_000));
      expect(performance.now() - startMs).toBeLessThan(250);
    },
  );
});
