import type { FastifyInstance } from 'fastify';
import { readBodiesAsText } from '../companies/http.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { createLoginStore, type LoginStore, type PayerSettings, type LoginRef } from './loginStore.ts';
import { sendConsole, sendLogin } from './pages.ts';

/** Outcomes offered on the company's page; `silence` means that the company never sends a callback. */
const CHOICES = ['success', 'refusal', 'abandonment', 'silence'] as const;

/** Registers five payment providers that identify players. Each has its own wire format. */
export function registerPayers(app: FastifyInstance, settings: PayerSettings): void {
  const store = createLoginStore(settings);
  app.register(async (scope) => {
    readBodiesAsText(scope);
    for (const [company, dialect] of Object.entries(DIALECTS))
      scope.post<{ Body: string }>(`/${company}/${dialect.path}`, async ({ headers, body }, reply) => {
        const request = { headers, body };
        const key = settings.keys[company] ?? '';
        const order = dialect.read(request, key);
        if (!order) return reply.code(401).send('not signed by a merchant of ours');
        const { id } = store.open(company, dialect.label, order);
        const response = dialect.answer(request, `${settings.url()}/${company}/login/${id}/`, key);
        return reply.headers(response.headers).send(response.body);
      });
    pressRoutes(scope, store);
  });
  app.get<{ Params: LoginRef }>('/:company/login/:id/', async ({ params }, reply) => {
    const login = store.find(params);
    return login ? sendLogin(reply, login) : reply.code(404).send('no such sign-in');
  });
  app.get('/payers/', async (_request, reply) => sendConsole(reply, store.all()));
}

function pressRoutes(app: FastifyInstance, store: LoginStore): void {
  app.post<{ Params: LoginRef; Body: string }>('/:company/login/:id/', async ({ params, body }, reply) => {
    const login = store.find(params);
    const form = new URLSearchParams(body);
    const choice = CHOICES.find((known) => known === form.get('choice'));
    if (!login || !choice) return reply.code(404).send('no such sign-in');
    if (choice !== 'silence') await store.tell(login, choice, form.get('customer') ?? '');
    return reply.redirect(login.returnUrl, 303);
  });
  app.post<{ Params: LoginRef }>('/:company/login/:id/again/', async ({ params }, reply) => {
    const login = store.find(params);
    if (login) await store.sendAgain(login);
    return reply.redirect('/payers/', 303);
  });
}
