import { isCurrency } from '@foyer/domain/currency.ts';
import { add, fromDecimal, money, zero, type Money } from '@foyer/domain/money.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { jsonOf, readBodiesAsText } from '../companies/http.ts';
import { registerCoinGame, type Notice, type PlayReply } from '../orbit/coinGame.ts';
import { a8rWallet, isSignedByCasino, type A8rWallet, type Player } from './a8r.ts';

export interface TideSettings {
  /** Shared with the casino. */
  readonly secret: string;
  readonly platformUrl: string;
  readonly lobbyOrigins: readonly string[];
}

const STUDIO = 'sandbox-tide';
const GAME = 'tide/LowWater';
/** Every such paid round of a player wins a prize outside of the round. */
const PRIZE_EVERY = 7;
const PRIZE_MINOR = 100n;

const playerSchema = v.object({ id: v.string(), currency: v.string() });
const launchSchema = v.object({
  game: v.literal(GAME),
  locale: v.string(),
  player: v.optional(playerSchema),
  session_payload: v.optional(v.string()),
});
const issueSchema = v.object({
  issue_id: v.string(),
  games: v.tuple([v.literal(GAME)]),
  freespins_quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bet_amount: v.string(),
  player: playerSchema,
});

/** Free rounds that the casino granted, which are played here and reported together. */
interface FreeRounds {
  readonly issue: string;
  readonly stake: Money;
  left: number;
  won: Money;
}

/** Registers Tide, a fictitious aggregator that speaks the protocol A8R. It keeps nothing over a restart. */
export function registerTide(
  app: FastifyInstance,
  { secret, platformUrl, lobbyOrigins }: TideSettings,
): void {
  const wallet = a8rWallet({ platformUrl, studio: STUDIO, secret, pause: wait });
  const granted = new Map<string, FreeRounds[]>();
  const issues = new Set<string>();
  const rounds = new Map<string, number>();
  app.register(async (scope) => {
    readBodiesAsText(scope);
    const opened = registerCoinGame<Player>(scope, {
      path: 'tide',
      title: 'Low Water',
      lobbyOrigins,
      balance: async (player) => (await wallet.balance(player)).balance,
      async play(player, stake, pays) {
        const free = granted.get(player.id)?.find(({ left }) => left > 0);
        if (free) return playFree(wallet, player, free, pays);
        const reply = await playPaid(wallet, player, stake, pays);
        if (reply.notice !== null) return reply;
        const count = (rounds.get(player.id) ?? 0) + 1;
        rounds.set(player.id, count);
        if (count % PRIZE_EVERY !== 0) return reply;
        const { balance } = await wallet.prize(player, 'every-seventh', money(PRIZE_MINOR, player.currency));
        return { ...reply, balance };
      },
    });
    const signed =
      <Schema extends v.GenericSchema>(
        schema: Schema,
        run: (asked: v.InferOutput<Schema>, origin: string) => object | null,
      ) =>
      async ({ body, headers, hostname, protocol }: FastifyRequest, reply: FastifyReply) => {
        if (!isSignedByCasino(secret, String(body), headers['x-request-sign']))
          return reply.code(403).send(refusal('403'));
        const asked = v.safeParse(schema, jsonOf(body));
        if (!asked.success) return reply.code(400).send(refusal('400'));
        const sent = run(asked.output, `${protocol}://${headers.host ?? hostname}`);
        return sent ?? reply.code(400).send(refusal('409'));
      };
    const launch = signed(launchSchema, ({ player, session_payload: session, locale }, origin) => {
      const currency = player?.currency ?? 'EUR';
      const own = isCurrency(currency) ? currency : 'EUR';
      const real = player && session ? { id: player.id, session, game: GAME, currency: own } : null;
      return { launch_url: `${origin}${opened({ player: real, currency: own, lang: locale })}` };
    });
    scope.post('/tide/v2/casino_a8r.Launcher/Real', launch);
    scope.post('/tide/v2/casino_a8r.Launcher/Demo', launch);
    scope.post(
      '/tide/v2/casino_a8r.Freespins/Issue',
      signed(issueSchema, ({ issue_id: issue, freespins_quantity: left, bet_amount, player }) => {
        if (issues.has(issue) || !isCurrency(player.currency)) return null;
        issues.add(issue);
        const freeRounds = {
          issue,
          left,
          stake: fromDecimal(bet_amount, player.currency),
          won: zero(player.currency),
        };
        granted.set(player.id, [...(granted.get(player.id) ?? []), freeRounds]);
        return {};
      }),
    );
  });
}

const wait = (delayMs: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, delayMs).unref());

const refusal = (code: string) => ({
  code: code === '409' ? 'already_exists' : code === '403' ? 'permission_denied' : 'invalid_argument',
  msg: code,
  meta: { api_code: code, api_message: code },
});

const NOTICES: Readonly<Record<string, Notice>> = {
  '100': 'poor',
  '105': 'limit',
  '106': 'limit',
  '110': 'ended',
};

async function playPaid(
  wallet: A8rWallet,
  player: Player,
  stake: Money,
  pays: (stake: Money) => Money,
): Promise<PlayReply> {
  const won = pays(stake);
  const { code, balance } = await wallet.betAndWin(player, stake, won);
  return { status: code ?? 'ok', notice: code === null ? null : (NOTICES[code] ?? 'failed'), won, balance };
}

/** The casino hears of free rounds when all of a grant are played. */
async function playFree(
  wallet: A8rWallet,
  player: Player,
  free: FreeRounds,
  pays: (stake: Money) => Money,
): Promise<PlayReply> {
  const won = pays(free.stake);
  free.left -= 1;
  free.won = add(free.won, won);
  const { code, balance } =
    free.left > 0 ? await wallet.balance(player) : await wallet.finishFreeRounds(free.issue, free.won);
  return { status: code ?? 'free', notice: code === null ? null : 'failed', won, balance };
}
