import type { FastifyInstance } from 'fastify';
import { html, sendPage } from '../companies/page.ts';

/** How the widgets' code is answered, so that each failure can be played. */
const WAYS = ['served', 'missing', 'broken'] as const;
export type BundleWay = (typeof WAYS)[number];

interface ConsoleParts {
  way(): BundleWay;
  choose(way: BundleWay): void;
}

/** `/laurel/`: a switch for the code of the widgets. */
export function registerConsole(app: FastifyInstance, { way, choose }: ConsoleParts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, String(body)),
    );
    scope.get('/laurel/', async (_request, reply) => {
      const buttons = WAYS.map((one) => {
        const main = one === way() ? ' data-main aria-pressed="true"' : '';
        return `<button name="way" value="${one}"${main}>${html(one)}</button>`;
      });
      const body = `<form method="post"><p>The code of the widgets is</p>${buttons.join('')}</form>`;
      return sendPage(reply, { title: 'Laurel, a gamification provider', body });
    });
    scope.post<{ Body: string }>('/laurel/', async ({ body }, reply) => {
      const chosen = WAYS.find((known) => known === new URLSearchParams(body).get('way'));
      if (!chosen) return reply.code(400).send('no such way');
      choose(chosen);
      return reply.redirect('/laurel/', 303);
    });
  });
}
