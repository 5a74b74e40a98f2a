import { randomUUID } from 'node:crypto';
import { DEMO_CURRENCIES, isCurrency } from '@foyer/domain/currency.ts';
import { zero, type Money } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jsonOf, readBodiesAsText } from '../companies/http.ts';
import { registerCoinGame, type Notice, type PlayReply } from './coinGame.ts';
import { registerFreeBets, type Reward } from './freeBets.ts';
import { hub88Wallet, isSignedByCasino, keysOf, type Hub88Wallet, type Player } from './hub88.ts';

export interface OrbitSettings {
  /** Base64 of a PEM text with the company's private key and the casino's public key. */
  readonly keys: string;
  readonly platformUrl: string;
  readonly lobbyOrigins: readonly string[];
}

const STUDIO = 'sandbox-orbit';
const GAME = 'orb/FarSide';

const launchSchema = v.object({
  game_code: v.literal(GAME),
  user: v.optional(v.string()),
  token: v.optional(v.string()),
  currency: v.string(),
  lang: v.string(),
});

/**
 * Registers Orbit, a fictitious aggregator that speaks the protocol of Hub88. A round that is open at a restart stays
 * open at the casino.
 */
export function registerOrbit(
  app: FastifyInstance,
  { platformUrl, lobbyOrigins, ...settings }: OrbitSettings,
): void {
  const keys = keysOf(settings.keys);
  const wallet = hub88Wallet({ platformUrl, studio: STUDIO, keys, pause: wait });
  app.register(async (scope) => {
    readBodiesAsText(scope);
    const rewardOf = registerFreeBets(scope, { keys, game: GAME, currencies: DEMO_CURRENCIES });
    const opened = registerCoinGame<Player>(scope, {
      path: 'orbit',
      title: 'Far Side',
      lobbyOrigins,
      balance: async (player) => (await wallet.balance(player)).balance,
      play: (player, stake, pays) => play({ wallet, player, reward: rewardOf(player.user) }, stake, pays),
    });
    // The casino asks for the address of a game.
    scope.post(
      '/orbit/operator/generic/v2/game/url',
      async ({ body, headers, hostname, protocol }, reply) => {
        if (!isSignedByCasino(keys, String(body), headers['x-hub88-signature']))
          return reply.code(401).send({ error: 'the signature is wrong' });
        const asked = v.safeParse(launchSchema, jsonOf(body));
        if (!asked.success) return reply.code(400).send({ error: v.summarize(asked.issues) });
        const { user, token, currency, lang } = asked.output;
        const isReal = user !== undefined && token !== undefined;
        if (isReal && !isCurrency(currency))
          return reply.code(404).send({ error: 'the currency is unknown' });
        const own = isCurrency(currency) ? currency : 'EUR';
        const player = isReal ? { user, token, game: GAME, currency: own } : null;
        const page = opened({ player, currency: own, lang });
        return { url: `${protocol}://${headers.host ?? hostname}${page}` };
      },
    );
  });
}

const wait = (delayMs: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, delayMs).unref());

const NOTICES: Readonly<Record<string, Notice>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'poor',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_TOKEN_EXPIRED: 'ended',
};

interface Played {
  readonly wallet: Hub88Wallet;
  readonly player: Player;
  /** Free rounds, which are played before those that the player stakes. */
  readonly reward: Reward | undefined;
}

async function play(
  { wallet, player, reward }: Played,
  own: Money,
  pays: (stake: Money) => Money,
): Promise<PlayReply> {
  const round = { round: randomUUID(), transaction: randomUUID(), reward: reward?.reward ?? null };
  const stake = reward?.stake ?? own;
  const bet = await wallet.bet(player, round, stake);
  if (bet.status !== 'RS_OK')
    return { ...bet, notice: NOTICES[bet.status] ?? 'failed', won: zero(stake.currency) };
  if (reward) reward.left -= 1;
  const won = pays(stake);
  const paid = await wallet.win(player, round, won);
  return { ...paid, notice: paid.status === 'RS_OK' ? null : 'failed', won };
}
