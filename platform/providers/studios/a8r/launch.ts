import { A8R_COMPANY_CALLS, A8R_SIGNATURE, a8rLaunchResponse } from '@foyer/contract/studios/a8r.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { CompanyLaunch, CompanyLaunchRequest } from '../../../flows/launch/companyLaunch.ts';
import type { Clock } from '../../../infra/clock.ts';
import { callPartner, notifyPartner, parseResponse, unusable } from '../../../infra/httpClient/httpClient.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { signA8r } from './signature.ts';

/** The company takes free rounds that are valid for at most a month. */
const VALID_MS = 30 * DAY;
/** The code of free rounds that the company knows already. */
const KNOWN = '"already_exists"';

interface A8rLaunchDeps {
  readonly secretsOf: (studio: string) => readonly string[] | undefined;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Asks the company for the address of a game, after it knows the free rounds that the player has there.
 * @throws Refusal PartnerUnavailable
 */
export const launchAtA8r =
  ({ secretsOf, clock, log }: A8rLaunchDeps): CompanyLaunch =>
  async (launch) => {
    const { server } = launch;
    const [secret] = secretsOf(server.studio) ?? [];
    if (secret === undefined) return unusable();
    const base = `${new URL(server.launch, server.apiOrigin ?? server.origin).href}/`;
    const callOf = (call: keyof typeof A8R_COMPANY_CALLS, content: object) => {
      const body = JSON.stringify(content);
      const headers = { 'content-type': 'application/json', [A8R_SIGNATURE]: signA8r(secret, body) };
      return { url: base + A8R_COMPANY_CALLS[call], headers, body };
    };
    for (const grant of await launch.freeRounds()) {
      const content = freespinsOf(launch, grant, clock.now());
      const failure = await notifyPartner(callOf('issueFreespins', content)).catch(unavailability);
      // The game opens all the same: without its free rounds rather than not at all.
      if (failure !== null && !failure.includes(KNOWN))
        log.error(
          { studio: server.studio, freeRounds: grant.id, failure },
          'free rounds were not created at the company',
        );
    }
    const call = callOf(launch.session ? 'real' : 'demo', launchOf(launch));
    return parseResponse(a8rLaunchResponse, await callPartner(call)).launch_url;
  };

function unavailability(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}

const launchOf = ({ server, game, session, locale, device, ip, lobby, ...of }: CompanyLaunchRequest) => ({
  casino_id: server.operator,
  game,
  locale: locale.slice(0, 2),
  client_type: device === 'Mobile' ? 'mobile' : 'desktop',
  ip,
  jurisdiction: countryOf(of),
  urls: { return_url: lobby, deposit_url: lobby },
  ...(session && { player: playerOf(session, of), session_payload: session.gameSession }),
});

type Of = Pick<CompanyLaunchRequest, 'currency' | 'country'>;

const playerOf = ({ playerId }: NonNullable<CompanyLaunchRequest['session']>, of: Of) => ({
  id: playerId,
  currency: of.currency,
  country: countryOf(of),
});

const countryOf = ({ country }: Pick<Of, 'country'>): string | undefined =>
  /^[A-Z]{2}$/.test(country) ? country : undefined;

const freespinsOf = (
  { server, game, session, ...of }: CompanyLaunchRequest,
  { id, stake, left, expiresAt }: Awaited<ReturnType<CompanyLaunchRequest['freeRounds']>>[number],
  now: Date,
) => ({
  casino_id: server.operator,
  issue_id: id,
  games: [game],
  freespins_quantity: left,
  bet_amount: toDecimal(stake),
  valid_until: new Date(Math.min(expiresAt?.getTime() ?? Infinity, now.getTime() + VALID_MS)).toISOString(),
  ...(session && { player: playerOf(session, of) }),
});
