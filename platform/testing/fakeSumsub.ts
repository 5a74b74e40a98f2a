import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../infra/config.ts';
import type { TestApi } from './testApi.ts';

const KEYS = {
  appToken: 'sbx:0123456789abcdef',
  secret: 'a secret of sixteen signs',
  webhookSecrets: ['another secret of sixteen'],
  level: 'basic-kyc-level',
} as const;

interface ReceivedRequest {
  readonly path: string;
  readonly body: string;
}

/** A fake Sumsub with its HTTP protocol: it records requests, and a test sends its webhooks. */
export interface FakeSumsub {
  readonly config: NonNullable<Config['identityReview']>;
  readonly requests: ReceivedRequest[];
  /** Applicant ids by player id. */
  readonly applicants: Map<string, string>;
  /** Response of `requiredIdDocsStatus` for everybody; null if the request fails. */
  steps: object | null;
  /** The person on everybody's documents; null if the request fails. */
  person: { readonly firstName: string; readonly lastName: string; readonly dob: string } | null;
  /** Runs before the fake creates an applicant. */
  onCreate: () => Promise<void>;
  stop(): Promise<void>;
}

export async function startFakeSumsub(): Promise<FakeSumsub> {
  const server: Server = createServer((request, response) => {
    void respond(sumsub, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const sumsub: FakeSumsub = {
    config: { ...KEYS, url: `http://127.0.0.1:${port}`, frameOrigin: 'https://in.sumsub.example' },
    requests: [],
    applicants: new Map(),
    steps: { IDENTITY: null, SELFIE: null },
    person: null,
    onCreate: async () => {},
    stop: () => new Promise((stopped) => void server.close(() => stopped())),
  };
  return sumsub;
}

async function respond(sumsub: FakeSumsub, request: IncomingMessage) {
  const { method = '', url: path = '', headers } = request;
  let body = '';
  for await (const part of request) body += String(part);
  const signature = createHmac('sha256', KEYS.secret)
    .update(String(headers['x-app-access-ts']) + method + path + body)
    .digest('hex');
  if (headers['x-app-token'] !== KEYS.appToken || headers['x-app-access-sig'] !== signature)
    return { status: 401, body: {} };
  sumsub.requests.push({ path, body });
  const parsed: { externalUserId?: string; userId?: string } = body === '' ? {} : JSON.parse(body);
  const [, named] = /externalUserId=([^/]+)\/one$/.exec(path) ?? [];
  if (named !== undefined) {
    const id = sumsub.applicants.get(decodeURIComponent(named));
    return id === undefined ? { status: 404, body: {} } : { status: 200, body: { id } };
  }
  if (path.endsWith('/one'))
    return sumsub.person ? { status: 200, body: { info: sumsub.person } } : { status: 500, body: {} };
  if (path.endsWith('/requiredIdDocsStatus'))
    return sumsub.steps ? { status: 200, body: sumsub.steps } : { status: 500, body: {} };
  if (path === '/resources/accessTokens/sdk')
    return { status: 200, body: { token: `_act-${parsed.userId ?? ''}` } };
  await sumsub.onCreate();
  const player = parsed.externalUserId ?? '';
  if (sumsub.applicants.has(player)) return { status: 409, body: {} };
  const id = randomUUID();
  sumsub.applicants.set(player, id);
  return { status: 201, body: { id } };
}

export interface WebhookEvent {
  readonly applicantId: string;
  readonly externalUserId: string;
  readonly type?: 'applicantPending' | 'applicantReviewed';
  readonly reviewResult?: object;
  readonly at: Date;
}

export const GREEN = { reviewAnswer: 'GREEN' };
export const BLURRED = {
  reviewAnswer: 'RED',
  reviewRejectType: 'RETRY',
  rejectLabels: ['UNSATISFACTORY_PHOTOS'],
};
export const FORGED = { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] };

export function signedWebhook(
  { at, type = 'applicantReviewed', ...rest }: WebhookEvent,
  key: string = KEYS.webhookSecrets[0],
) {
  const createdAtMs = at.toISOString().replace('T', ' ').replace('Z', '');
  const levelName = KEYS.level;
  const body = JSON.stringify({ ...rest, type, createdAtMs, levelName, correlationId: randomUUID() });
  const digest = createHmac('sha256', key).update(body).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest-alg': 'HMAC_SHA256_HEX',
      'x-payload-digest': digest,
    },
  };
}

export async function postWebhook(
  api: TestApi,
  { body, headers }: ReturnType<typeof signedWebhook>,
): Promise<number> {
  const result = await api.app.inject({
    method: 'POST',
    url: '/providers/sumsub/review',
    payload: body,
    headers,
  });
  return result.statusCode;
}
