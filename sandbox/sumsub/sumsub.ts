import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBodiesAsText } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';
import {
  isShown,
  isSigned,
  SHOWN,
  STEPS,
  createSumsubStore,
  type Applicant,
  type SumsubStore,
  type SumsubSettings,
} from './store.ts';
import { sendStep } from './frame.ts';

const API = '/sumsub';

/** Registers an imitation of Sumsub: its API, its page for the frame, and a console at `/sumsub/`. */
export function registerSumsub(app: FastifyInstance, settings: SumsubSettings): void {
  const store = createSumsubStore(settings);
  app.register(async (scope) => {
    readBodiesAsText(scope);
    scope.route({
      method: ['GET', 'POST'],
      url: `${API}/resources/*`,
      handler: (request, reply) => answer(store, settings, request, reply),
    });
    frameRoutes(scope, store, settings);
    consoleRoutes(scope, store);
  });
}

function answer(store: SumsubStore, settings: SumsubSettings, request: FastifyRequest, reply: FastifyReply) {
  const { headers, method } = request;
  const path = request.url.slice(API.length);
  const body = typeof request.body === 'string' ? request.body : '';
  const header = (name: string): string => String(headers[name] ?? '');
  const call = {
    appToken: header('x-app-token'),
    at: header('x-app-access-ts'),
    signature: header('x-app-access-sig'),
    method,
    path,
    body,
  };
  if (!isSigned(settings, call))
    return reply.code(401).send({ description: 'not signed by a customer of ours', code: 401 });
  return method === 'GET' ? answerGet(store, path, reply) : answerPost(store, { path, body }, reply);
}

function answerGet(store: SumsubStore, path: string, reply: FastifyReply): FastifyReply {
  const [, named] = /^\/resources\/applicants\/-;externalUserId=([^/]+)\/one$/.exec(path) ?? [];
  const [, read] = /^\/resources\/applicants\/([^/;]+)\/one$/.exec(path) ?? [];
  const [, status] = /^\/resources\/applicants\/([^/]+)\/requiredIdDocsStatus$/.exec(path) ?? [];
  const known =
    named === undefined ? store.find(status ?? read ?? '') : store.named(decodeURIComponent(named));
  if (!known) return unknown(reply);
  if (read !== undefined) return reply.send({ ...applicantJson(known), info: known.info });
  return reply.send(status === undefined ? applicantJson(known) : stepsOf(known));
}

const unknown = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ description: 'not found', code: 404 });

const applicantJson = ({ id, externalUserId }: Applicant) => ({ id, externalUserId });

const stepsOf = ({ review }: Applicant) =>
  Object.fromEntries(
    STEPS.map((step) => {
      if (review?.status !== 'completed') return [step, null];
      return [step, { reviewResult: { reviewAnswer: review.good.includes(step) ? 'GREEN' : 'RED' } }];
    }),
  );

function answerPost(
  store: SumsubStore,
  { path, body }: { readonly path: string; readonly body: string },
  reply: FastifyReply,
): FastifyReply {
  const fields: Record<string, unknown> = Object(JSON.parse(body || '{}'));
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const url = new URL(path, 'http://sumsub');
  if (url.pathname === '/resources/applicants') {
    if (store.named(text('externalUserId')))
      return reply
        .code(409)
        .send({ description: 'Applicant with external user id already exists', code: 409 });
    const { firstName = '', lastName = '', dob = '' }: Record<string, unknown> = Object(fields['fixedInfo']);
    const name = `${String(firstName)} ${String(lastName)}`;
    // The imitated documents always match the data that the customer's server has sent.
    const info = { firstName: String(firstName), lastName: String(lastName), dob: String(dob) };
    const level = url.searchParams.get('levelName') ?? '';
    return reply
      .code(201)
      .send(applicantJson(store.create({ externalUserId: text('externalUserId'), level, name, info })));
  }
  if (url.pathname === '/resources/accessTokens/sdk') {
    const applicant = store.named(text('userId'));
    if (!applicant) return unknown(reply);
    const token = store.tokenOf(applicant, Number(fields['ttlInSecs'] ?? 600));
    return reply.send({ token, userId: applicant.externalUserId });
  }
  return unknown(reply);
}

function frameRoutes(app: FastifyInstance, store: SumsubStore, { lobbyOrigins }: SumsubSettings): void {
  app.get('/websdk/websdk.html', async (_request, reply) => sendStep(reply, lobbyOrigins));
  app.post<{ Body: string }>('/websdk/state', async ({ body }, reply) => {
    const applicant = store.holder(Object(JSON.parse(body))['accessToken']);
    if (!applicant) return reply.code(401).send({ code: 'invalid-token' });
    const { name, review } = applicant;
    return {
      name,
      status: review?.status ?? 'init',
      answer: review?.answer,
      rejectType: review?.rejectType,
      labels: review?.labels,
    };
  });
  app.post<{ Body: string }>('/websdk/send', async ({ body }, reply) => {
    const { accessToken, shown }: Record<string, unknown> = Object(JSON.parse(body));
    const applicant = store.holder(accessToken);
    if (!applicant) return reply.code(401).send({ code: 'invalid-token' });
    if (!isShown(shown)) return reply.code(400).send({ code: 'nothing-shown' });
    if (applicant.review && applicant.review.rejectType !== 'RETRY')
      return reply.code(409).send({ code: 'closed' });
    void store.take(applicant, shown);
    return { status: 'pending' };
  });
}

function consoleRoutes(app: FastifyInstance, store: SumsubStore): void {
  app.get('/sumsub/', async (_request, reply) => {
    const cards = store.all().map(cardOf).reverse().join('') || '<p>No applicants yet.</p>';
    return sendPage(reply, { title: 'Sandbox applicants', body: cards });
  });
  app.post<{ Params: { id: string }; Body: string }>(
    '/sumsub/applicants/:id/',
    async ({ params, body }, reply) => {
      const applicant = store.find(params.id);
      const shown = new URLSearchParams(body).get('shown');
      if (!applicant || !isShown(shown) || shown === 'waiting')
        return reply.code(404).send('no such applicant');
      await store.decide(applicant, shown);
      return reply.redirect('/sumsub/', 303);
    },
  );
}

function cardOf({ id, name, review, deliveries }: Applicant): string {
  const state = [review?.status ?? 'init', review?.answer, ...(review?.labels ?? [])]
    .filter(Boolean)
    .join(' ');
  const buttons = Object.keys(SHOWN)
    .filter((shown) => shown !== 'waiting')
    .map((shown) => `<button name="shown" value="${shown}">${shown}</button>`);
  const lines = deliveries.map(
    ({ callback, answer }) => `<dt>${html(callback.body)}</dt><dd>${html(answer)}</dd>`,
  );
  return `<article><h2>${html(name)}</h2><p>${html(state)}</p><form method="post" action="/sumsub/applicants/${id}/"><p>Decide as if the applicant had shown:</p>${buttons.join('')}</form><dl>${lines.join('')}</dl></article>`;
}
