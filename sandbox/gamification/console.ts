import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { acceptForms } from '../companies/http.ts';
import { modeButtons, sendPage } from '../companies/page.ts';
import { levelsOfClient, type Member } from './identity.ts';

/** How the widget bundle endpoint responds. Selected in the console, so that each failure can be tested. */
const MODES = ['served', 'missing', 'broken'] as const;
export type BundleMode = (typeof MODES)[number];

interface ConsoleDeps {
  mode(): BundleMode;
  choose(mode: BundleMode): void;
  grant(member: Member, points: number): void;
}

const grantSchema = v.object({
  client: v.string(),
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  points: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
});

/** Console at `/laurel/`: selects how the bundle endpoint responds and grants points. */
export function registerConsole(app: FastifyInstance, { mode, choose, grant }: ConsoleDeps): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.get('/laurel/', async (_request, reply) => {
      const body = `<form method="post"><p>The widget code is</p>${modeButtons(MODES, mode())}</form>${GRANT}`;
      return sendPage(reply, { title: 'Laurel, a gamification provider', body });
    });
    scope.post<{ Body: string }>('/laurel/', async ({ body }, reply) => {
      const chosen = MODES.find((known) => known === new URLSearchParams(body).get('way'));
      if (!chosen) return reply.code(400).send('no such way');
      choose(chosen);
      return reply.redirect('/laurel/', 303);
    });
    scope.post<{ Body: string }>('/laurel/points', async ({ body }, reply) => {
      const parsed = v.safeParse(grantSchema, Object.fromEntries(new URLSearchParams(body)));
      const levels = parsed.success ? levelsOfClient(parsed.output.client) : null;
      if (!parsed.success || levels === null)
        return reply.code(400).send('no such player or number of points');
      const { client: clientId, player: playerId, points } = parsed.output;
      grant({ clientId, playerId, levels }, Number(points));
      return reply.redirect('/laurel/', 303);
    });
  });
}

const GRANT = `<form method="post" action="/laurel/points"><p>Give points to a player (joins the programme if needed)</p>
<label>Client <input name="client" placeholder="foyer-brand-5" required></label>
<label>Player number <input name="player" required></label>
<label>Points <input name="points" inputmode="numeric" required></label>
<button>Give</button></form>`;
