import { HUB88_FUN, HUB88_SIGNATURE, hub88LaunchResponse } from '@foyer/contract/studios/hub88.ts';
import type { CompanyLaunch, CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import { callPartner, parseResponse, unusable } from '../../../infra/httpClient/httpClient.ts';
import { hub88Keys, signHub88 } from './keys.ts';

/** Asks the company for the address of a game. @throws Refusal PartnerUnavailable */
export const launchAtHub88 =
  (secretsOf: (studio: string) => readonly string[] | undefined): CompanyLaunch =>
  async ({ server, ...launch }) => {
    const keys = hub88Keys(secretsOf(server.studio) ?? []);
    if (!keys) return unusable();
    const body = JSON.stringify(bodyOf(server.operator, launch));
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

const bodyOf = (
  operator: string | undefined,
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
  // The company's id of the operator is a number in its documents.
  operator_id: Number.isSafeInteger(Number(operator)) ? Number(operator) : operator,
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
