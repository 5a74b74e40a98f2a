import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';
import type { Book } from './bets/book.ts';
import type { Fixture } from './model/fixtures.ts';
import type { Offer, Result } from './model/offer.ts';
import type { Score } from './model/score.ts';

interface ConsoleDeps {
  readonly offer: Offer;
  readonly book: Pick<Book, 'all'>;
  decide(id: string, result: Result): Promise<void>;
}

const ENDS = ['home', 'draw', 'away', 'abandoned'] as const;
type End = (typeof ENDS)[number];

/** Console at `/touchline/`: lists the bets and has a button for each way to end a match now. */
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
    const end = ENDS.find((known) => known === form.get('end'));
    if (!fixture || !end) return reply.code(400).send('no such match, or no such end');
    await decide(fixture.id, resultOf(fixture, offer.stand(fixture).score, end));
    return reply.redirect('/touchline/', 303);
  });
}

function matchForm(offer: Offer, fixture: Fixture): string {
  const { id, home, away, league } = fixture;
  const { phase, score } = offer.stand(fixture);
  const buttons = ENDS.filter((end) => end !== 'draw' || hasDraws(fixture)).map(
    (end) => `<button name="end" value="${end}">${end}</button>`,
  );
  return `<form method="post"><input type="hidden" name="match" value="${html(id)}"><p>${html(`${league.name}: ${home.name} – ${away.name}, ${phase} ${score.home}-${score.away}`)}</p>${buttons.join('')}</form>`;
}

const hasDraws = ({ league: { sport } }: Fixture): boolean => sport === 'football' || sport === 'iceHockey';

/** Completes the current score to a result with the requested end. */
export function resultOf({ league: { sport } }: Fixture, { home, away }: Score, end: End): Result {
  if (end === 'abandoned') return { kind: 'abandoned' };
  if (sport === 'tennis') {
    const set = end === 'home' ? ([6, 4] as const) : ([4, 6] as const);
    const [ours, theirs] = end === 'home' ? [2, 0] : [0, 2];
    return { kind: 'ended', score: { home: ours, away: theirs, sets: [set, set] } };
  }
  const most = Math.max(home, away);
  if (end === 'draw') return { kind: 'ended', score: { home: most, away: most } };
  const score =
    end === 'home' ? { home: Math.max(home, away + 1), away } : { home, away: Math.max(away, home + 1) };
  return { kind: 'ended', score };
}
