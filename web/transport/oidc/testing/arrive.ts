import {
  AUTHORITY,
  fakeProvider,
  HANDLER,
  json,
  jwt,
  type FakeProvider,
  type StubResponses,
} from './fakeProvider.ts';

interface Arrival {
  readonly claims?: object;
  readonly responses?: StubResponses;
  /** Changes of the token response. */
  readonly tokens?: object;
  /** Signs the id token in place of the provider. */
  readonly sign?: (claims: object) => string;
}

/** Runs a sign-in up to the provider's redirect back. */
export async function arrive(change: Arrival = {}) {
  let idClaims: object = {};
  const provider = fakeProvider({
    token: () =>
      json({
        access_token: 'a',
        refresh_token: 'r1',
        id_token: (change.sign ?? jwt)(idClaims),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid',
        ...change.tokens,
      }),
    ...change.responses,
  });
  const begun = await provider.begin();
  idClaims = provider.claims(begun.request, change.claims);
  return { provider, ...begun, back: `${HANDLER}?code=c1&state=${begun.state}` };
}

/** The user that the client holds in session storage. */
export const storedUser = ({ session }: FakeProvider): Record<string, unknown> =>
  JSON.parse(session.getItem(`oidc.user:${AUTHORITY}:app`) ?? 'null');
