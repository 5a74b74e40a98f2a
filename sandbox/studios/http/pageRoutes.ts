import { randomBytes } from 'node:crypto';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { isLocale } from '@foyer/domain/locale.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listFacts, type Game } from '../games.ts';
import { textsFor } from '../texts/texts.ts';
import type { Assets } from './assets.ts';
import { isLobbyOrigin, type OriginPattern } from './lobbyOrigins.ts';
import { gamePage, plainPage } from './page.ts';
import { securePage } from './pagePolicy.ts';

export interface PageRouteDeps {
  readonly games: ReadonlyMap<string, Game>;
  readonly assets: Assets;
  readonly lobbyOrigins: readonly OriginPattern[];
}

/** FAIR-01: anything but `true` means not allowed. */
const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text === 'true'),
);

const launchSchema = v.object({
  mode: v.picklist(['real', 'fun']),
  token: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  currency: v.custom<Currency>(isCurrency, 'not a currency'),
  locale: v.fallback(v.custom<Parameters<typeof textsFor>[0]>(isLocale), 'en'),
  lobby: v.string(),
  autoplay: flag,
  quickStop: flag,
});

export function registerPageRoutes(
  app: FastifyInstance,
  { games, assets, lobbyOrigins }: PageRouteDeps,
): void {
  app.get<{ Params: { lookupId: string } }>('/play/:lookupId', async ({ params, query }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const request = v.safeParse(launchSchema, query);
    securePage(reply, { nonce, lobbyOrigins });
    if (!request.success || !isLobbyOrigin(request.output.lobby, lobbyOrigins)) {
      return reply.code(400).send(plainPage(textsFor('en').failedLaunch, 'en', assets.style));
    }
    const { lobby, locale, token, ...launch } = request.output;
    const texts = textsFor(locale);
    const game = games.get(params.lookupId);
    if (!game) return reply.code(404).send(plainPage(texts.notServed, locale, assets.style));
    return reply.send(gamePage({ game, lobby, locale, token, ...launch }, texts, assets, nonce));
  });

  app.get('/games.json', async () => listFacts(games));

  const { scripts, style, roundStyle, font } = assets;
  for (const { path, type, body } of [...scripts.values(), style, roundStyle, font]) {
    app.get(path, async (_request, reply) => {
      void reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      return reply.type(type).send(body);
    });
  }
}
