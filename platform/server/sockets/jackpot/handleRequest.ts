import {
  brandIdOf,
  THRILLPOTS,
  type JackpotMessage,
  type JackpotRequest,
  type PlayerOptInRequest,
  type SubscribeRequest,
} from '@foyer/contract/jackpot/socket.ts';
import { RAFFLE_SOURCES } from '@foyer/contract/raffle/http.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { chooseJackpot, type ChooseJackpotDeps } from '../../../flows/chooseJackpot.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { JackpotFile, Site } from '../../../sites/index.ts';
import type { SignIn } from '../../../modules/signIn/index.ts';
import type { Jackpot } from '../../../modules/jackpot/index.ts';
import { transactionWithEvents } from '../../../infra/outbox/index.ts';
import type { JackpotPlayer } from './access.ts';
import { markWinSeen, ownTickets, unseenRaffleWins, type RaffleRequestDeps } from './raffle/requests.ts';

interface Requester {
  /** The site with the rules for this player. */
  readonly site: Site;
  readonly player: JackpotPlayer;
}

export interface JackpotRequestDeps extends RaffleRequestDeps, ChooseJackpotDeps {
  readonly jackpot: ChooseJackpotDeps['jackpot'] & Pick<Jackpot, 'pots' | 'unseenWins' | 'seeWin'>;
  readonly players: ChooseJackpotDeps['players'];
  readonly signIn: Pick<SignIn, 'liveSession'>;
}

/** The sender is authenticated: ids in the request must be their own. @throws Refusal */
export async function handleJackpotRequest(
  services: JackpotRequestDeps,
  requester: Requester,
  request: JackpotRequest,
): Promise<JackpotMessage> {
  // The session may have ended on another node since the connection was opened.
  if (!(await services.signIn.liveSession(requester.player.sessionId)))
    throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['ended'] });
  switch (request.type) {
    case 'SubscribeRequest':
      return subscribe(services, requester, request);
    case 'PlayerOptInRequest':
      return optIn(services, requester, request);
    case 'WinSeen': {
      const { player_id: playerId, win_id: winId } = request.data;
      requireOwn(requester, playerId, true);
      const win = { brand: requester.site.brand, playerId: requester.player.playerId, winId };
      await transactionWithEvents(services, (tx) => services.jackpot.seeWin(tx, win));
      return request;
    }
    case 'RaffleWinSeen':
      requireOwn(requester, request.data.player_id, true);
      return markWinSeen(services, requester, request);
    case 'PlayerRaffleTicketsRequest':
      requireOwn(requester, request.data.player_id, request.data.brand_id === nameOf(requester.site));
      return ownTickets(services, requester);
  }
}

/** JSOCK-02: for a site with a jackpot, a raffle or both. */
async function subscribe(
  { jackpot }: Pick<JackpotRequestDeps, 'jackpot'>,
  requester: Requester,
  { data: { context, events } }: SubscribeRequest,
): Promise<JackpotMessage> {
  const { site } = requester;
  requireOwn(requester, context.player_id, context.brand === site.brand);
  const sources = sourcesOf(site);
  if (sources.length === 0) throw notOffered();
  if (!events.some(({ source }) => source === THRILLPOTS || sources.includes(source)))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['noSuchSource'] });
  const pots = site.jackpot ? await jackpot.pots(site.brand) : [];
  return { type: 'JackpotUpdate', data: { id: site.jackpot?.instanceId ?? '', pots: [...pots] } };
}

const sourcesOf = ({ jackpot, raffle }: Site): readonly string[] => [
  ...(jackpot ? [jackpot.sourceId] : []),
  ...(raffle ? Object.values(RAFFLE_SOURCES) : []),
];

/** JSOCK-06, JSOCK-07: the player's unseen wins, sent after the response that starts the subscription. */
export async function unseenWins(
  services: Pick<JackpotRequestDeps, 'jackpot' | 'raffle'>,
  requester: Requester,
  { type }: JackpotRequest,
): Promise<readonly JackpotMessage[]> {
  if (type !== 'SubscribeRequest') return [];
  return [...(await unseenPots(services, requester)), ...(await unseenRaffleWins(services, requester))];
}

async function unseenPots(
  { jackpot }: Pick<JackpotRequestDeps, 'jackpot'>,
  { site: { brand, jackpot: own }, player: { playerId } }: Requester,
): Promise<readonly JackpotMessage[]> {
  if (!own) return [];
  const wins = await jackpot.unseenWins({ brand, instance: own.instanceId, playerId });
  return wins.map((data) => ({ type: 'WinEvent', data }));
}

async function optIn(
  services: JackpotRequestDeps,
  requester: Requester,
  { data }: PlayerOptInRequest,
): Promise<JackpotMessage> {
  const { site, player } = requester;
  requireOwn(
    requester,
    data.player_id,
    data.brand_id === nameOf(site) && data.player_country === player.country,
  );
  const { instanceId } = jackpotOf(site);
  if (data.instance_id !== instanceId) throw notOffered();
  const status = await chooseJackpot(services, {
    site,
    playerId: player.playerId,
    isIn: data.opt_in,
    contribution: data.contribution_value ?? null,
    cause: 'player',
  });
  return { type: 'PlayerOptInResponse', data: { instance_id: instanceId, ...status } };
}

const nameOf = ({ settings, brand }: Site): string => brandIdOf(settings.operator, brand);

function jackpotOf({ jackpot }: Site): JackpotFile {
  if (!jackpot) throw notOffered();
  return jackpot;
}

const notOffered = () => new Refusal('JackpotNotOffered', { status: 403 });

function requireOwn({ player }: Requester, playerId: string, isRight: boolean): void {
  if (playerId === player.playerId && isRight) return;
  throw new Refusal(ERROR_TYPES.badRequest, { status: 400, reasons: ['foreignContext'] });
}
