import { isCurrency, type Currency } from '@foyer/vocabulary/currency.ts';
import { fromDecimal, toJson, type Money } from '@foyer/vocabulary/money.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../games.ts';
import type { Opening } from '../play/opening.ts';
import { PlayRefusal } from '../play/refusal.ts';
import type { Seat, Seats } from '../play/seats.ts';
import { ladderFor } from '../play/stakes.ts';
import { CYCLE_MS, type Spin } from '../play/table.ts';

export interface GameRouteParts {
  readonly games: ReadonlyMap<string, Game>;
  readonly opening: Opening;
  readonly seats: Seats;
}

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));
const openingSchema = v.variant('mode', [
  v.object({ mode: v.literal('real'), game: text, token: text }),
  v.object({
    mode: v.literal('fun'),
    game: text,
    currency: v.custom<Currency>(isCurrency, 'not a currency'),
  }),
]);
const spinSchema = v.object({ stake: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)) });

function understand<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new PlayRefusal('BadRequest', [v.summarize(parsed.issues)]);
  return parsed.output;
}

const spinJson = ({ roundId, stake, win, window, wins }: Spin) => ({
  roundId,
  stake: toJson(stake),
  win: toJson(win),
  window,
  wins,
});
export type SpinJson = ReturnType<typeof spinJson>;

function stakeOf(amount: string, currency: Currency): Money {
  try {
    return fromDecimal(amount, currency);
  } catch {
    throw new PlayRefusal('BadStake');
  }
}

/** What the game in the browser asks its own server. Money goes over this wire as decimal strings. */
export function registerGameRoutes(app: FastifyInstance, { games, opening, seats }: GameRouteParts): void {
  const seatOf = (request: FastifyRequest): Seat => {
    const seat = seats.byKey(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!seat) throw new PlayRefusal('SessionEnded');
    return seat;
  };

  app.post('/games/session', async ({ body }) => {
    const asked = understand(openingSchema, body);
    const game = games.get(asked.game);
    if (!game) throw new PlayRefusal('UnknownGame');
    const { seat, resumed } =
      asked.mode === 'fun' ? opening.fun(game, asked.currency) : await opening.real(game, asked.token);
    const { purse } = seat.table;
    const ladder = ladderFor(purse.currency);
    return {
      key: seat.key,
      currency: purse.currency,
      balance: toJson(purse.balance()),
      stakes: ladder.stakes.map(toJson),
      defaultStake: ladder.defaultIndex,
      cycleMs: CYCLE_MS,
      resumed: resumed && spinJson(resumed),
    };
  });

  app.post('/games/spin', async (request) => {
    const { table } = seatOf(request);
    const { stake } = understand(spinSchema, request.body);
    const spin = await table.spin(stakeOf(stake, table.purse.currency));
    return { ...spinJson(spin), balance: toJson(table.purse.balance()) };
  });

  app.post('/games/reveal', async (request) => {
    const { table } = seatOf(request);
    const isPaid = await table.reveal();
    return { isPaid, balance: toJson(table.purse.balance()) };
  });

  app.post('/games/standing', async (request) => {
    const { table } = seatOf(request);
    const last = table.lastSpin();
    return { last: last && spinJson(last), balance: toJson(table.purse.balance()) };
  });
}
