import { DAY, SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import type { GamificationPort, StakeReport } from '../../modules/gamification/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { PointsLedger } from '../../modules/shop/index.ts';
import type { Config } from '../../infra/config.ts';
import { callPartner, parseResponse, notifyPartner } from '../../infra/httpClient/httpClient.ts';
import { signedJsonCall } from '../../infra/httpClient/signature.ts';
import * as fields from '../payments/fields.ts';
import { pointsAt } from './points.ts';
import { retried } from './retried.ts';

/** GAMI-20: retries of the player data request. */
export const PLAYER_DATA_RETRIES = { times: 3, everyMs: 2 * SECOND };

/** Path of the provider's widget script, and the global variable it defines. */
export const WIDGET_BUNDLE = { path: '/widgets/bundle.js', global: 'LaurelWidgets' } as const;

/** Client of the company that manages levels, missions, tournaments and points. */
export interface GamificationProvider extends GamificationPort {
  readonly points: PointsLedger;
}

const tokenSchema = v.object({
  accessToken: fields.text,
  /** In seconds. Shorter ones are refused, because the page would renew too often; longer ones are capped at a day. */
  expiresIn: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(10),
    v.transform((seconds) => Math.min(seconds * SECOND, DAY)),
  ),
});
const playerSchema = v.object({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  gamificationOpt: v.object({ enable: v.boolean() }),
});

const JSON_BODY = { 'content-type': 'application/json' };

/** Null when no provider is configured. */
export const gamificationProvider = ({
  config: { gamification },
  clock,
}: {
  readonly config: Pick<Config, 'gamification'>;
  readonly clock: Clock;
}): GamificationProvider | null => gamification && providerAt(gamification, clock);

function providerAt(provider: NonNullable<Config['gamification']>, clock: Clock): GamificationProvider {
  const { url } = provider;
  const signed = (path: string, content: object) => signedJsonCall(provider, path, content, clock.now());
  return {
    async accessToken(clientId, identityToken) {
      const body = JSON.stringify({ clientId, identityToken });
      const response = await callPartner({ url: `${url}/oauth/token`, headers: JSON_BODY, body });
      const { accessToken, expiresIn } = parseResponse(tokenSchema, response);
      return { accessToken, lifetimeMs: expiresIn };
    },
    playerData: (accessToken) =>
      retried(async () => {
        const headers = { authorization: `Bearer ${accessToken}` };
        const response = await callPartner({ url: `${url}/v1/player`, headers, body: null });
        const { level, gamificationOpt } = parseResponse(playerSchema, response);
        return { level, isOptedIn: gamificationOpt.enable };
      }, PLAYER_DATA_RETRIES),
    async sendStakes(stakes) {
      return notifyPartner(signed('/v1/stakes', { stakes: stakes.map(written) }));
    },
    points: pointsAt(signed),
  };
}

/** The provider receives the player's id and no personal data. */
const written = ({ id, clientId, playerId, studio, game, euroCents, at }: StakeReport) => ({
  id: String(id),
  clientId,
  playerId,
  game: `${studio}/${game}`,
  euroCents: Number(euroCents),
  at: at.toISOString(),
});
