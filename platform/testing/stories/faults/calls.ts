import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { UPLOAD_PATH } from '@foyer/contract/sourceOfWealth/upload.ts';
import { launchGame } from '../../../flows/launch/launchGame.ts';
import { sign } from '../../../providers/studios/signature.ts';
import type { TestApi } from '../../testApi.ts';

export interface HttpResponse {
  readonly status: number;
  readonly traceId: string;
  readonly body: string;
  readonly retryAfter: string | undefined;
}

export const HOST = { host: 'northlight.localhost' };
const REALM = '/realms/northlight/protocol/openid-connect';
const STUDIO_KEY = '0123456789abcdef';

/** Calls of a browser and of a game studio. */
export function callsOf(api: TestApi) {
  const call = callTo(api);
  const studio = (name: keyof typeof STUDIO_PATHS, body: object): Promise<HttpResponse> => {
    const payload = JSON.stringify(body);
    const at = String(api.clock.now().getTime());
    const signature = sign(STUDIO_KEY, at, STUDIO_PATHS[name], Buffer.from(payload)).toString('hex');
    const headers = { 'x-studio': 'sandbox', 'x-timestamp': at, 'x-signature': signature };
    return call('POST', STUDIO_PATHS[name], { ...headers, 'content-type': 'application/json' }, payload);
  };
  const graphql = (token: string, query: string): Promise<HttpResponse> =>
    call(
      'POST',
      '/graphql',
      { ...bearer(token), 'content-type': 'application/json' },
      JSON.stringify({ query }),
    );
  return {
    call,
    studio,
    graphql,
    ready: () => call('GET', '/health/ready', HOST),
    families: (token: string) => familiesOf({ call, studio, graphql }, token),
    /** @returns the id of a game session of the token's player */
    async openGame(token: string): Promise<string> {
      const { defaultSite: site } = api.sites;
      const { url } = await launchGame(api.services, {
        site,
        session: await api.services.signIn.authenticate(token, site),
        locale: 'en',
        slug: 'fox-and-ember',
        mode: 'real',
        lobbyOrigin: 'http://localhost:3000',
      });
      const { body } = await studio('authenticate', { token: new URL(url).searchParams.get('token') });
      const { sessionId }: { sessionId: string } = JSON.parse(body);
      return sessionId;
    },
  };
}

type Call = ReturnType<typeof callTo>;

const callTo =
  ({ app }: TestApi) =>
  async (method: 'GET' | 'POST', url: string, headers: object, payload?: string): Promise<HttpResponse> => {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload !== undefined && { payload }),
    });
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      traceId: String(response.headers['x-trace-id']),
      body: response.body,
      retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    };
  };

interface Callers {
  readonly call: Call;
  studio(name: 'bet', body: object): Promise<HttpResponse>;
  graphql(token: string, query: string): Promise<HttpResponse>;
}

/** One call per family of routes that needs the database. */
function familiesOf(
  { call, studio, graphql }: Callers,
  token: string,
): Readonly<Record<string, () => Promise<HttpResponse>>> {
  const bet = { sessionId: 's', transactionId: 't', roundId: 'r', amount: '1.00', currency: 'EUR' };
  const form = { ...HOST, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const renewal = 'grant_type=refresh_token&refresh_token=x&client_id=app';
  return {
    page: () => call('GET', '/en/', cookie(token)),
    graphql: () => graphql(token, '{ __typename }'),
    userinfo: () => call('GET', `${REALM}/userinfo`, bearer(token)),
    token: () => call('POST', `${REALM}/token`, form, renewal),
    signInForm: () =>
      call('GET', `${REALM}/auth/some-form/form`, { ...HOST, cookie: 'foyerSignInForm=some-form' }),
    studio: () => studio('bet', bet),
    jackpot: () => call('GET', '/jackpot/v1/instances/thrillpots/northlight/periods', HOST),
    history: () => call('GET', '/history/games.csv', cookie(token)),
    upload: () => call('POST', `${UPLOAD_PATH}?type=Payslip`, bearer(token), 'x'),
  };
}

const bearer = (token: string) => ({ ...HOST, authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ ...HOST, cookie: `keycloakAccessToken=${token}` });
