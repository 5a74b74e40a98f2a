import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../companies/http.ts';
import { html, sendPage } from '../companies/page.ts';
import type { Book } from './bets/book.ts';
import type { Fixture } from './model/fixtures.ts';
import type { Offer, Result } from './model/offer.ts';
import type { Pair, Play, Score } from './model/score.ts';

interface ConsoleDeps {
  readonly offer: Offer;
  readonly book: Pick<Book, 'all'>;
  decide(id: string, result: Result): Promise<void>;
}

const ENDS = ['home', 'draw', 'away', 'abandoned'] as const;
type End = (typeof ENDS)[number];

/**
 * Console at `/touchline/`: lists the bets and has a button for each way to end a match now. For football, a score
 * may be entered, with the score at half-time and the corners. Markets on what is not entered and not known are void.
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
    const end = ENDS.find((known) => known === form.get('end'));
    const { score } = fixture ? offer.stateOf(fixture) : { score: null };
    const entered = fixture && score && enteredResult(fixture, score, form);
    const isEnd = fixture && end && (end !== 'draw' || hasDraws(fixture));
    const result = entered ?? (isEnd && score && resultOf(fixture, score, end));
    if (!fixture || !offer.isListed(fixture) || !result)
      return reply.code(400).send('no such match, no such end, or a score that the match cannot have');
    await decide(fixture.id, result);
    return reply.redirect('/touchline/', 303);
  });
}

function matchForm(offer: Offer, fixture: Fixture): string {
  const { id, home, away, league } = fixture;
  const { phase, score } = offer.stateOf(fixture);
  const buttons = ENDS.filter((end) => end !== 'draw' || hasDraws(fixture)).map(
    (end) => `<button name="end" value="${end}">${end}</button>`,
  );
  const fields = league.sport === 'football' ? FOOTBALL_FIELDS : '';
  return `<form method="post"><input type="hidden" name="match" value="${html(id)}"><p>${html(`${league.name}: ${home.name} – ${away.name}, ${phase} ${score.home}-${score.away}`)}</p>${buttons.join('')}${fields}</form>`;
}

const FOOTBALL_FIELDS = `${['score', 'half', 'corners']
  .map((name) => ` <label>${name} <input name="${name}" size="5" pattern="[0-9]{1,2}-[0-9]{1,2}"></label>`)
  .join(
    '',
  )} <button name="end" value="score">set score</button> <small>Without half or corners, the markets on them are void unless the match has already shown them.</small>`;

/** Null for an empty field; undefined for one that is no pair of numbers. */
function pairIn(form: URLSearchParams, name: string): Pair | null | undefined {
  const text = form.get(name)?.trim() ?? '';
  if (text === '') return null;
  const [, home, away] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return home !== undefined && away !== undefined ? [Number(home), Number(away)] : undefined;
}

/** The result that was entered as a score of a football match; null when it is missing, or not what the match can have. */
function enteredResult({ league: { sport } }: Fixture, before: Score, form: URLSearchParams): Result | null {
  const final = form.get('end') === 'score' ? pairIn(form, 'score') : null;
  if (!final || sport !== 'football') return null;
  const [half, corners] = [pairIn(form, 'half'), pairIn(form, 'corners')];
  if (half === undefined || corners === undefined) return null;
  const score = withPlay(before, { home: final[0], away: final[1] });
  const { play } = score;
  if (half && (!isAtLeast(final, half) || (play?.half && String(half) !== String(play.half)))) return null;
  if (corners && play?.corners && !isAtLeast(corners, play.corners)) return null;
  if (!play) return { kind: 'ended', score };
  return {
    kind: 'ended',
    score: { ...score, play: { ...play, half: half ?? play.half, corners: corners ?? play.corners } },
  };
}

const isAtLeast = (one: Pair, other: Pair): boolean => one[0] >= other[0] && one[1] >= other[1];

/**
 * Adds to a result what the match has already shown: its goals, its half-time score, and its corners. Details
 * that contradict the result are dropped.
 */
function withPlay({ play }: Score, result: Pick<Score, 'home' | 'away'>): Score {
  if (!play) return result;
  const [home, away] = (['home', 'away'] as const).map(
    (side) => play.goals.filter((goal) => goal.side === side).length,
  );
  const isPossible = (home ?? 0) <= result.home && (away ?? 0) <= result.away;
  const hasStarted = play.corners !== null && play.corners[0] + play.corners[1] > 0;
  const known: Play = {
    goals: isPossible ? play.goals : [],
    half: isPossible ? play.half : null,
    corners: hasStarted ? play.corners : null,
    halfCorners: play.halfCorners,
  };
  return { ...result, play: known };
}

const hasDraws = ({ league: { sport } }: Fixture): boolean => sport === 'football' || sport === 'iceHockey';

/** Completes the current score to a result with the requested end. */
export function resultOf({ league: { sport } }: Fixture, before: Score, end: End): Result {
  const { home, away } = before;
  if (end === 'abandoned') return { kind: 'abandoned' };
  if (sport === 'tennis') {
    const set = end === 'home' ? ([6, 4] as const) : ([4, 6] as const);
    const [ours, theirs] = end === 'home' ? [2, 0] : [0, 2];
    return { kind: 'ended', score: { home: ours, away: theirs, sets: [set, set] } };
  }
  const most = Math.max(home, away);
  const scores = {
    draw: { home: most, away: most },
    home: { home: Math.max(home, away + 1), away },
    away: { home, away: Math.max(away, home + 1) },
  };
  return { kind: 'ended', score: withPlay(before, scores[end]) };
}
