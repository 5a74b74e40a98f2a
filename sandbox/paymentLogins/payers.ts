import type { FastifyInstance } from 'fastify';
import { keepBodiesAsText } from '../companies/http.ts';
import type { Dialect } from './dialects/dialect.ts';
import { DIALECTS } from './dialects/dialects.ts';
import { createLoginStore, type LoginStore, type PayerSettings, type LoginRef } from './loginStore.ts';
import { sendConsole, sendLogin } from './pages.ts';

/** Outcomes offered on the company's page; `silence` means that the company never sends a callback. */
const CHOICES = ['success', 'refusal', 'abandonment', 'silence'] as const;

/**
 * Registers five payment providers that identify players. They share one store of sign-ins; each has its
 * own wire format.
 */
export function registerPayers(app: FastifyInstance, settings: PayerSettings): void {
  const book = createLoginStore(settings);
  app.register(async (scope) => {
    keepBodiesAsText(scope);
    for (const [company, dialect] of Object.entries(DIALECTS))
      orderRoute(scope, { company, dialect, book, settings });
    pressRoutes(scope, book);
  });
  app.get<{ Params: LoginRef }>('/:company/login/:id/', async ({ params }, reply) => {
    const login = book.find(params);
    return login ? sendLogin(reply, login) : reply.code(404).send('no such sign-in');
  });
  app.get('/payers/', async (_request, reply) => sendConsole(reply, book.all()));
}

interface OrderParts {
  readonly company: string;
  readonly dialect: Dialect;
  readonly book: LoginStore;
  readonly settings: PayerSettings;
}

/** The API route that casinos call, in the company's wire format. */
function orderRoute(app: FastifyInstance, { company, dialect, book, settings }: OrderParts): void {
  const key = settings.keys[company] ?? '';
  app.post<{ Body: string }>(`/${company}/${dialect.path}`, async ({ headers, body }, reply) => {
    const heard = { headers, body };
    const order = dialect.read(heard, key);
    if (!order) return reply.code(401).send('not signed by a merchant of ours');
    const { id } = book.open(company, dialect.label, order);
    const said = dialect.answer(heard, `${settings.url()}/${company}/login/${id}/`, key);
    return reply.headers(said.headers).send(said.body);
  });
}

/** Form routes of the company's page and of the console. */
function pressRoutes(app: FastifyInstance, book: LoginStore): void {
  app.post<{ Params: LoginRef; Body: string }>('/:company/login/:id/', async ({ params, body }, reply) => {
    const login = book.find(params);
    const form = new URLSearchParams(body);
    const choice = CHOICES.find((known) => known === form.get('choice'));
    if (!login || !choice) return reply.code(404).send('no such sign-in');
    if (choice !== 'silence') await book.tell(login, choice, form.get('customer') ?? '');
    return reply.redirect(login.returnUrl, 303);
  });
  app.post<{ Params: LoginRef }>('/:company/login/:id/again/', async ({ params }, reply) => {
    const login = book.find(params);
    if (login) await book.tellAgain(login);
    return reply.redirect('/payers/', 303);
  });
}
