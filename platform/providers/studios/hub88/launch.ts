import { HUB88_FUN, HUB88_SIGNATURE, hub88LaunchResponse } from '@foyer/contract/studios/hub88.ts';
import type { CompanyLaunch, CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { callPartner, parseResponse, unusable } from '../../../infra/httpClient/httpClient.ts';
import { createFreeBets, type FreeBetsDeps } from './freeBets.ts';
import { hub88Keys, signHub88 } from './keys.ts';

interface Hub88LaunchDeps extends FreeBetsDeps {
  readonly secretsOf: (studio: string) => readonly string[] | undefined;
}

/**
 * Asks the company for the address of a game, after it knows the free rounds that the player has there.
 * @throws Refusal PartnerUnavailable
 */
export const launchAtHub88 =
  ({ secretsOf, ...deps }: Hub88LaunchDeps): CompanyLaunch =>
  async ({ server, ...launch }) => {
    const keys = hub88Keys(secretsOf(server.studio) ?? []);
    if (!keys) return unusable();
    const operatorId = operatorIdOf(server);
    if (launch.session) {
      const { playerId } = launch.session;
      await createFreeBets({ ...deps, keys, operatorId, playerId, launch: { server, ...launch } });
    }
    const body = JSON.stringify(bodyOf(operatorId, launch));
    const response = await callPartner({
      url: new URL(server.launch, server.apiOrigin ?? server.origin).href,
      headers: {
        'content-type': 'application/json',
        [HUB88_SIGNATURE]: signHub88(keys, Buffer.from(body)),
      },
      body,
    });
    return parseResponse(hub88LaunchResponse, response).url;
  };

/** The company calls a country that is not known `XX`. */
const UNKNOWN_COUNTRY = 'XX';

/** The company's id of the operator is a number in its documents. */
const operatorIdOf = ({ operator }: CompanyLaunchRequest['server']): string | number | undefined =>
  Number.isSafeInteger(Number(operator)) ? Number(operator) : operator;

const bodyOf = (
  operatorId: string | number | undefined,
  {
    game,
    session,
    currency,
    locale,
    country,
    device,
    brand,
    lobby,
    ip,
  }: Omit<CompanyLaunchRequest, 'server'>,
) => ({
  operator_id: operatorId,
  game_code: game,
  ...(session && { user: session.playerId, token: session.gameSession }),
  currency: session ? currency : HUB88_FUN,
  lang: locale.slice(0, 2),
  country: /^[A-Z]{2}$/.test(country) ? country : UNKNOWN_COUNTRY,
  platform: device === 'Mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
  sub_partner_id: brand,
  lobby_url: lobby,
  ip,
});
