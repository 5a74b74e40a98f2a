import type { PlayerId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../../infra/refusal.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import type { Sites } from '../../sites/index.ts';
import { accountStateOf } from './accountState.ts';
import { blockOf, STRICTEST_DEMANDS, type Block, type Demands, type PlayerAction } from './actions.ts';
import { announced, announcePlayer } from './announce.ts';
import { createPlayer, type NewPlayerRecord } from './commands/createPlayer.ts';
import { playerCommands, type PlayerCommandDeps } from './commands/commands.ts';
import { playerDemands } from './commands/demands.ts';
import { chooseMarketing, type MarketingChange } from './commands/marketing.ts';
import { readPopUps } from './commands/popUps.ts';
import { initials } from './initials.ts';
import { findPlayer, findPlayers, lockPlayer, lockPlayers } from './players.ts';
import type { PlayerRecord } from './record.ts';

export interface PlayersDeps extends PlayerCommandDeps {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

export function createPlayers(deps: PlayersDeps) {
  const { database, sites, clock } = deps;
  const sharedPlayer = sharedRead((ids: readonly PlayerId[]) => findPlayers(database.query, ids));
  const find = async (queryable: Queryable, id: PlayerId): Promise<PlayerRecord | undefined> =>
    queryable === database.query ? sharedPlayer(id) : findPlayer(queryable, id);
  const sharedPopUps = sharedRead((ids: readonly PlayerId[]) => readPopUps(database, ids));
  const demandsOn = ({ brand, country }: PlayerRecord): Demands =>
    sites.byBrand(brand)?.inCountry(country) ?? STRICTEST_DEMANDS;
  const blockNow = (player: PlayerRecord, action: PlayerAction): Block | null =>
    blockOf(action, player, demandsOn(player), clock.now());
  return {
    /** Outside a transaction concurrent reads share one query. */
    find,
    /** @throws AuthenticationFailure for an unknown id */
    async get(queryable: Queryable, id: PlayerId): Promise<PlayerRecord> {
      const player = await find(queryable, id);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      return player;
    },
    hold: lockPlayer,
    holdAll: lockPlayers,
    create: (tx: Transaction, player: NewPlayerRecord) => createPlayer(tx, player, clock.now()),
    announced,
    announce: (tx: Transaction, id: PlayerId) => announcePlayer(tx, id, clock),
    initials,
    accountState: (player: PlayerRecord) => accountStateOf(player, demandsOn(player), clock.now()),
    /** Like `blockOf`, for a player who is already locked, or for display. */
    blockNow,
    /**
     * Why an action is blocked; null if it is allowed. The result stays valid until `tx` ends, because an exclusion
     * waits for the player's lock. Call it before locking a session or an account. `playerBlocked` turns the block into
     * a refusal. @throws AuthenticationFailure for an unknown id
     */
    blockOf: async (tx: Transaction, id: PlayerId, action: PlayerAction) =>
      blockNow(await lockPlayer(tx, id), action),
    commands: playerCommands(deps),
    demands: playerDemands(clock),
    chooseMarketing: (tx: Transaction, change: MarketingChange) => chooseMarketing(tx, change, clock),
    popUps: async (id: PlayerId) => (await sharedPopUps(id)) ?? [],
  };
}

export type Players = ReturnType<typeof createPlayers>;
