import type { JackpotMessage, RaffleWinSeen } from '@foyer/contract/jackpot/socket.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../../../sites/index.ts';
import type { Raffle } from '../../../../modules/raffle/index.ts';
import type { Database } from '../../../../infra/database/database.ts';
import { transactionWithEvents } from '../../../../infra/outbox/index.ts';

export interface RaffleRequestDeps {
  readonly database: Pick<Database, 'transaction'>;
  readonly raffle: Pick<Raffle, 'tickets' | 'unseenWins' | 'seeWin'>;
  wakeRelay(): void;
}

interface Requester {
  readonly site: Site;
  readonly player: { readonly playerId: PlayerId };
}

/** JSOCK-08: no tickets on a site without a raffle. */
export async function ownTickets(
  { raffle }: Pick<RaffleRequestDeps, 'raffle'>,
  { site, player: { playerId } }: Requester,
): Promise<JackpotMessage> {
  const tickets = site.raffle ? await raffle.tickets(site.brand, playerId) : [];
  return { type: 'PlayerRaffleTicketsListResponse', data: { instance_tickets: [...tickets] } };
}

/** JSOCK-07: the player's unseen wins, also if the site no longer has a raffle. */
export async function unseenRaffleWins(
  { raffle }: Pick<RaffleRequestDeps, 'raffle'>,
  { site: { brand }, player: { playerId } }: Requester,
): Promise<readonly JackpotMessage[]> {
  const wins = await raffle.unseenWins({ brand, playerId });
  return wins.map((data) => ({ type: 'RaffleWinEvent', data }));
}

/** JSOCK-07: marks a win as seen. @throws Refusal BadRequest for a drop that the player did not win */
export async function markWinSeen(
  deps: RaffleRequestDeps,
  { site: { brand }, player: { playerId } }: Requester,
  request: RaffleWinSeen,
): Promise<JackpotMessage> {
  const win = { brand, playerId, instance: request.data.instance_id };
  await transactionWithEvents(deps, (tx) => deps.raffle.seeWin(tx, win));
  return request;
}
