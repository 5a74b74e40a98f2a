import { createHmac } from 'node:crypto';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import type { WaitingStake } from '../../modules/gamification/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { PointsLedger } from '../../flows/shop/shopDeps.ts';
import type { Config } from '../../infra/config.ts';
import { callPartner, parseResponse, notifyPartner } from '../../infra/partners/partnerCall.ts';
import { partnerText } from '../../infra/partners/partnerPayments.ts';
import { pointsAt } from './points.ts';
import { retried } from './retried.ts';
import type { SignedCall } from './signedCall.ts';

/** GAMI-20 */
export const PLAYER_DATA_RETRIES = { times: 3, everyMs: 2 * SECOND };

/** Where on its origin the provider serves the code of its widgets, and what that is found by in a page. */
export const WIDGET_BUNDLE = { path: '/widgets/bundle.js', global: 'LaurelWidgets' } as const;

/** What the provider has of a player. */
export interface PlayerData {
  /** 1 and more. */
  readonly level: number;
  /** AMB-46: whether the player takes part. */
  readonly isOptedIn: boolean;
}

/** What lets a player's widgets in at the provider's. */
export interface ProviderAccess {
  readonly accessToken: string;
  /** So long from now on, as the provider says. */
  readonly livesMs: number;
}

/** A stake of a brand's player. */
export type StakeReport = WaitingStake & { readonly clientId: string };

/** Our side of the company that keeps levels, missions and tournaments. */
export interface GamificationProvider {
  /** GAMI-18. @param identityToken ours, which says who the player is. @throws Refusal PartnerUnavailable */
  accessToken(clientId: string, identityToken: string): Promise<ProviderAccess>;
  /** GAMI-19. @throws Refusal PartnerUnavailable */
  playerData(accessToken: string): Promise<PlayerData>;
  /**
   * All of them or none; each may be told more than once, by the same id. @returns null where they were taken; where one of
   * them never will be, the provider's words. @throws Refusal PartnerUnavailable
   */
  tell(stakes: readonly StakeReport[]): Promise<string | null>;
  readonly points: PointsLedger;
}

const tokenSchema = v.object({
  accessToken: partnerText,
  /** In seconds. A page would ask too often for what lives shorter, and none is looked at for longer than a day. */
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

/** Null where none is named. */
export const gamificationProvider = ({
  config: { gamification },
  clock,
}: {
  readonly config: Pick<Config, 'gamification'>;
  readonly clock: Clock;
}): GamificationProvider | null => gamification && providerAt(gamification, clock);

function providerAt({ url, key }: NonNullable<Config['gamification']>, clock: Clock): GamificationProvider {
  const signed: SignedCall = (path, said) => {
    const body = JSON.stringify(said);
    const at = String(clock.now().getTime());
    const signature = createHmac('sha256', key).update(`${at}.${path}.`).update(body).digest('hex');
    return {
      url: url + path,
      headers: { ...JSON_BODY, 'x-timestamp': at, 'x-signature': signature },
      body,
    };
  };
  return {
    async accessToken(clientId, identityToken) {
      const body = JSON.stringify({ clientId, identityToken });
      const answer = await callPartner({ url: `${url}/oauth/token`, headers: JSON_BODY, body });
      const { accessToken, expiresIn } = parseResponse(tokenSchema, answer);
      return { accessToken, livesMs: expiresIn };
    },
    playerData: (accessToken) =>
      retried(async () => {
        const headers = { authorization: `Bearer ${accessToken}` };
        const answer = await callPartner({ url: `${url}/v1/player`, headers, body: null });
        const { level, gamificationOpt } = parseResponse(playerSchema, answer);
        return { level, isOptedIn: gamificationOpt.enable };
      }, PLAYER_DATA_RETRIES),
    async tell(stakes) {
      return notifyPartner(signed('/v1/stakes', { stakes: stakes.map(written) }));
    },
    points: pointsAt(signed),
  };
}

/** A stranger's name is enough for the provider: who the player is, it does not learn. */
const written = ({ id, clientId, playerId, studio, game, euroCents, at }: StakeReport) => ({
  id: String(id),
  clientId,
  playerId,
  game: `${studio}/${game}`,
  euroCents: Number(euroCents),
  at: at.toISOString(),
});
