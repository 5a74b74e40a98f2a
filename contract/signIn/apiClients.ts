import * as v from 'valibot';

/** The client id of the lobby itself (OIDC-04). */
const LOBBY = 'app';
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]'];
/** RFC 8252: the reversed name of a domain of its owner. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/;

/** Compared exactly, so it has no pattern, and nothing that two readers may read differently. */
function isRedirectUri(text: string): boolean {
  if (!/^[\w.~:/?=&%[\]-]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:') return hostname.includes('.') && !LOOPBACK.includes(hostname);
  if (protocol === 'http:') return LOOPBACK.includes(hostname);
  return PRIVATE_SCHEME.test(protocol) && text.startsWith(`${protocol}/`);
}

const redirectUri = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(
    isRedirectUri,
    'not an address like "https://app.casino.example/signed-in", "example.casino.app:/signed-in" or "http://127.0.0.1/signed-in"',
  ),
);

const redirectUris = v.pipe(v.array(redirectUri), v.maxLength(20));

/** Programs of the operator, besides the lobby, that may sign the players of the brand in. */
export const ApiClientsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(
        v.string(),
        v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'not 2 to 40 small letters, digits and hyphens'),
        v.notValue(LOBBY, 'the client id of the lobby'),
      ),
      /** Where a browser may return to after a sign-in. The port of a loopback address may be any. */
      redirectUris: v.pipe(redirectUris, v.nonEmpty()),
      /** Where a browser may return to after a sign-out. */
      signedOutUris: v.optional(redirectUris, []),
    }),
  ),
  v.maxLength(20),
  v.checkItems(
    ({ id }, index, clients) => clients.findIndex((client) => client.id === id) === index,
    'a second client with this id',
  ),
);

export type ApiClient = v.InferOutput<typeof ApiClientsSchema>[number];
