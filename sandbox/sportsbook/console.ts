import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';
import type { Book } from './bets/book.ts';
import type { Fixture } from './model/fixtures.ts';
import type { Offer, Result } from './model/offer.ts';
import { ENDS, endsOf, fieldsOf, resultOf, type End } from './results/result.ts';

interface ConsoleDeps {
  readonly offer: Offer;
  readonly book: Pick<Book, 'all'>;
  decide(id: string, result: Result): Promise<void>;
}

/**
 * Console at `/touchline/`: lists the bets and has a button for each way to end a match now. A score may be entered with
 * its periods, quarters or sets, in football with the half-time score and the corners. Markets on what is not entered and
 * not known are void.
 */
export function registerConsole(app: FastifyInstance, { offer, book, decide }: ConsoleDeps): void {
  acceptForms(app);
  app.get('/touchline/', async (_request, reply) => {
    const bets = book
      .all()
      .map(
        ({ stake, currency, state, paid, legs }) =>
          `<li>${html(`${stake} ${currency} ${state} ${paid ?? ''}`)} ${legs.map((leg) => html(`${leg.name.home} – ${leg.name.away}: ${leg.market} ${leg.outcome} ${leg.odds / 100}`)).join('; ')}</li>`,
      );
    const matches = offer.fixtures().map((fixture) => matchForm(offer, fixture));
    const body = `<h2>Coupons</h2><ul>${bets.join('')}</ul><h2>Matches</h2>${matches.join('')}`;
    return sendPage(reply, { title: 'Touchline, a sportsbook', body });
  });
  app.post<{ Body: string }>('/touchline/', async ({ body }, reply) => {
    const form = new URLSearchParams(body);
    const fixture = offer.fixture(form.get('match') ?? '');
    const end = ENDS.find((known): known is End => known === form.get('end'));
    if (!fixture || !offer.isListed(fixture)) return reply.code(400).send('There is no such match.');
    if (!end) return reply.code(400).send('There is no such end of a match.');
    const result = resultOf(fixture.league.sport, offer.stateOf(fixture), end, form);
    if (typeof result === 'string') return reply.code(400).send(result);
    await decide(fixture.id, result);
    return reply.redirect('/touchline/', 303);
  });
}

function matchForm(offer: Offer, fixture: Fixture): string {
  const { id, home, away, league } = fixture;
  const { phase, score } = offer.stateOf(fixture);
  const buttons = endsOf(league.sport, phase).map(
    (end) => `<button name="end" value="${end}">${end === 'score' ? 'set score' : end}</button>`,
  );
  const fields = fieldsOf(league.sport).map(
    ({ name, label }) =>
      ` <label>${label} <input name="${name}" size="5" pattern="[0-9]{1,3}-[0-9]{1,3}"></label>`,
  );
  const hint =
    league.sport === 'football'
      ? 'Without half or corners, the markets on them are void unless the match has already shown them.'
      : 'The score is the sum of what is entered. Overtime is entered only after a level score.';
  return `<form method="post"><input type="hidden" name="match" value="${html(id)}"><p>${html(`${league.name}: ${home.name} – ${away.name}, ${phase} ${score.home}-${score.away}`)}</p>${fields.join('')} ${buttons.join('')} <small>${hint}</small></form>`;
}
