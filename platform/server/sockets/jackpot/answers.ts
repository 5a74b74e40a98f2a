import {
  brandIdOf,
  THRILLPOTS,
  type JackpotMessage,
  type JackpotRequest,
  type PlayerOptInRequest,
} from '@foyer/contract/jackpot/socket.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../../plumbing/refusal.ts';
import type { JackpotFile, Site } from '../../../plumbing/sites/index.ts';
import type { Services } from '../../services.ts';
import type { JackpotPlayer } from './access.ts';

interface Asker {
  /** As the player sees it. */
  readonly site: Site;
  readonly player: JackpotPlayer;
}

/** What messages are answered by. */
export interface AnswerParts {
  readonly jackpot: Pick<Services['jackpot'], 'pots' | 'unseenWins'>;
  readonly identity: Pick<Services['identity'], 'liveSession'>;
  readonly chooseJackpot: Services['chooseJackpot'];
  readonly seeJackpotWin: Services['seeJackpotWin'];
}

/**
 * What a message is answered with. Whoever asks is known already: ids that are said must be his own.
 * @throws Refusal
 */
export async function answerRequest(
  services: AnswerParts,
  asker: Asker,
  request: JackpotRequest,
): Promise<JackpotMessage> {
  // The session may have ended since the line was opened, on another node.
  if (!(await services.identity.liveSession(asker.player.sessionId)))
    throw new Refusal(ERROR_TYPES.authentication, { status: 401, reasons: ['ended'] });
  switch (request.type) {
    case 'SubscribeRequest': {
      const { context, events } = request.data;
      isOwn(asker, context.player_id, context.brand === asker.site.brand);
      const { instanceId: id, sourceId } = jackpotOf(asker.site);
      if (!events.some(({ source }) => source === sourceId || source === THRILLPOTS))
        throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['noSuchSource'] });
      return {
        type: 'JackpotUpdate',
        data: { id, pots: [...(await services.jackpot.pots(asker.site.brand))] },
      };
    }
    case 'PlayerOptInRequest':
      return optIn(services, asker, request);
    case 'WinSeen': {
      const { player_id: playerId, win_id: winId } = request.data;
      isOwn(asker, playerId, true);
      await services.seeJackpotWin({ brand: asker.site.brand, playerId: asker.player.playerId, winId });
      return request;
    }
    case 'PlayerRaffleTicketsRequest': {
      isOwn(asker, request.data.player_id, request.data.brand_id === nameOf(asker.site));
      return { type: 'PlayerRaffleTicketsListResponse', data: { instance_tickets: [] } };
    }
  }
}

/** JSOCK-06: what a player has won and not seen yet, after the answer that lets him listen. */
export async function unseenWins(
  { jackpot }: Pick<AnswerParts, 'jackpot'>,
  { site, player: { playerId } }: Asker,
  { type }: JackpotRequest,
): Promise<readonly JackpotMessage[]> {
  if (type !== 'SubscribeRequest') return [];
  const { brand } = site;
  const { instanceId: instance } = jackpotOf(site);
  const wins = await jackpot.unseenWins({ brand, instance, playerId });
  return wins.map((data) => ({ type: 'WinEvent', data }));
}

async function optIn(
  services: AnswerParts,
  asker: Asker,
  { data }: PlayerOptInRequest,
): Promise<JackpotMessage> {
  const { site, player } = asker;
  isOwn(asker, data.player_id, data.brand_id === nameOf(site) && data.player_country === player.country);
  const { instanceId } = jackpotOf(site);
  if (data.instance_id !== instanceId) throw new Refusal('JackpotNotOffered', { status: 403 });
  const status = await services.chooseJackpot({
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
  if (!jackpot) throw new Refusal('JackpotNotOffered', { status: 403 });
  return jackpot;
}

function isOwn({ player }: Asker, playerId: string, isRight: boolean): void {
  if (playerId === player.playerId && isRight) return;
  throw new Refusal(ERROR_TYPES.badRequest, { status: 400, reasons: ['foreignContext'] });
}
