import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../games.ts';
import { freeRoundsJson } from '../play/freeRounds.ts';
import { parseBody } from '../play/requestBody.ts';
import type { Opening } from '../play/opening.ts';
import { PlayRefusal } from '../play/refusal.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { NO_PLAY_RULES, type PlayRules } from '../wallet/wire.ts';
import type { Seats } from '../play/seats.ts';

export interface GameRouteDeps {
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
    autoplay: v.optional(v.boolean(), false),
    quickStop: v.optional(v.boolean(), false),
  }),
]);

/** HTTP routes that a game calls from the browser. Amounts are decimal strings. */
export function registerGameRoutes(app: FastifyInstance, { games, opening, seats }: GameRouteDeps): void {
  const seatOf = (request: FastifyRequest) => {
    const seat = seats.byKey(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!seat) throw new PlayRefusal('SessionEnded');
    return seat;
  };

  app.post('/games/session', async ({ body }) => {
    const asked = parseBody(openingSchema, body);
    const game = games.get(asked.game);
    if (!game) throw new PlayRefusal('UnknownGame');
    const { seat, openRound } =
      asked.mode === 'fun'
        ? opening.fun(game, asked.currency, rulesForFun(asked))
        : await opening.real(game, asked.token);
    const { table, key } = seat;
    const { wallet } = table;
    return { ...table.greet(openRound), key, currency: wallet.currency, ...walletJson(wallet) };
  });

  app.post('/games/balance', async (request) => {
    const { wallet } = seatOf(request).table;
    await wallet.refresh();
    return walletJson(wallet);
  });

  app.post<{ Params: { move: string } }>('/games/:move', async (request) => {
    const { table } = seatOf(request);
    const { move } = request.params;
    const make = Object.hasOwn(table.moves, move) ? table.moves[move] : undefined;
    if (!make) throw new PlayRefusal('BadRequest', [move]);
    const answer = await make(request.body);
    return { ...answer, ...walletJson(table.wallet) };
  });
}

/** FAIR-04: play money has the rules that the address of the game states. */
const rulesForFun = ({ autoplay, quickStop }: Pick<PlayRules, 'autoplay' | 'quickStop'>): PlayRules => ({
  ...NO_PLAY_RULES,
  autoplay,
  quickStop,
});

/** The part of every response that concerns the player's money. */
const walletJson = (wallet: GameWallet) => ({
  balance: toJson(wallet.balance()),
  freeRounds: wallet.freeRounds().map(freeRoundsJson),
});
