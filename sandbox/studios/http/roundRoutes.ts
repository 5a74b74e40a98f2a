import { randomBytes } from 'node:crypto';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { isLocale, type Locale } from '@foyer/domain/locale.ts';
import { parseDecimal, type Money } from '@foyer/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Game } from '../games.ts';
import { drawSlot } from '../maths/slot/slotRound.ts';
import { randomOf, type RoundSeeds } from '../play/slot/roundSeeds.ts';
import { textsFor } from '../texts/texts.ts';
import { isSigned, type StudioKey } from '../wallet/signature.ts';
import type { Assets } from './assets.ts';
import { isLobbyOrigin, type OriginPattern } from './lobbyOrigins.ts';
import { plainPage } from './page.ts';
import { securePage } from './pagePolicy.ts';
import { roundPage, type PlayedRound } from './roundPage.ts';

export interface RoundRouteDeps {
  readonly games: ReadonlyMap<string, Game>;
  readonly seeds: RoundSeeds;
  readonly assets: Assets;
  readonly lobbyOrigins: readonly OriginPattern[];
  readonly key: StudioKey;
  readonly now: () => number;
}

const querySchema = v.object({
  locale: v.fallback(v.custom<Locale>(isLocale), 'en'),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
  stake: v.optional(v.string(), ''),
  lobby: v.string(),
});

interface RoundParams {
  readonly game: string;
  readonly round: string;
}

/** The page of a round, for platforms alone: it reveals the seed, so they sign its address once the round has ended. */
export function registerRoundRoutes(app: FastifyInstance, deps: RoundRouteDeps): void {
  const { games, seeds, assets, lobbyOrigins, key, now } = deps;
  app.get<{ Params: RoundParams }>('/rounds/:game/:round', async ({ params, query, url }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    securePage(reply, { nonce, lobbyOrigins });
    const request = v.safeParse(querySchema, query);
    if (
      !isSignedAddress(url, key, now()) ||
      !request.success ||
      !isLobbyOrigin(request.output.lobby, lobbyOrigins)
    ) {
      const locale = request.success ? request.output.locale : 'en';
      return reply.code(403).send(plainPage(textsFor(locale).slot.round.expired, locale, assets.style));
    }
    const { locale, lobby, currency, stake } = request.output;
    const game = games.get(params.game);
    const amount = parseDecimal(stake, currency);
    const round = game && amount && playedRound({ game, roundId: params.round, stake: amount }, seeds);
    return reply.send(roundPage({ round: round ?? null, lobby, locale }, assets, nonce));
  });
}

/** Signed like a call with an empty body; the path is everything before the signature. */
function isSignedAddress(url: string, key: StudioKey, now: number): boolean {
  const [path = '', signature = '', ...more] = url.split('&signature=');
  const timestamp = new URLSearchParams(path.slice(path.indexOf('?') + 1)).get('timestamp') ?? '';
  const headers = { 'x-studio': key.studio, 'x-timestamp': timestamp, 'x-signature': signature };
  return more.length === 0 && isSigned(key, { headers, path, rawBody: '' }, now);
}

/** Null for a round of another kind of game, and for one that was not drawn from a seed of this studio. */
function playedRound(
  { game, roundId, stake }: { readonly game: Game; readonly roundId: string; readonly stake: Money },
  seeds: RoundSeeds,
): PlayedRound | null {
  const { maths } = game;
  const of = seeds.of(roundId);
  if (maths.kind !== 'slot' || !of) return null;
  const { kind: _kind, ...slot } = maths;
  return { ...of, game, maths: slot, stake, draw: drawSlot(slot, randomOf(of.seed)) };
}
