import type { PlayerId } from '@foyer/domain/ids.ts';
import { AuthenticationFailure } from '../../infra/authenticationFailure.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import type { Sites } from '../../sites/index.ts';
import { accountStateOf, type AccountState } from './accountState.ts';
import { blockOf, STRICTEST_DEMANDS, type Block, type Demands, type PlayerAction } from './actions.ts';
import { announced, announcePlayer, type Announced } from './announce.ts';
import { createPlayer, type NewPlayerRecord } from './commands/createPlayer.ts';
import { playerCommands, type PlayerCommandDeps, type PlayerCommands } from './commands/commands.ts';
import { playerDemands, type PlayerDemands } from './commands/demands.ts';
import { chooseMarketing, type MarketingChange } from './commands/marketing.ts';
import { readPopUps } from './commands/popUps.ts';
import { initials } from './initials.ts';
import { findPlayer, findPlayers, lockPlayer, lockPlayers } from './players.ts';
import type { PlayerRecord } from './record.ts';

/** Players and their accounts: profile, restrictions, marketing, pop-ups. */
export interface Players {
  /** Outside a transaction concurrent reads share one query. @throws AuthenticationFailure for an unknown id */
  get(queryable: Queryable, id: PlayerId): Promise<PlayerRecord>;
  /** Outside a transaction concurrent reads share one query. */
  find(queryable: Queryable, id: PlayerId): Promise<PlayerRecord | undefined>;
  /** The player, locked until `tx` ends. @throws AuthenticationFailure for an unknown id */
  hold(tx: Transaction, id: PlayerId): Promise<PlayerRecord>;
  /** Locks the players in a fixed order, so that two callers cannot deadlock. */
  holdAll(tx: Transaction, ids: readonly PlayerId[]): Promise<void>;
  /** @returns null where the brand has a player with this email address */
  create(tx: Transaction, player: NewPlayerRecord): Promise<PlayerId | null>;
  /** GQLO-11: what the player's tabs show of the account. */
  announced(player: PlayerRecord): Announced;
  /** GQLO-11: notifies the player's tabs of the account as `tx` leaves it. */
  announce(tx: Transaction, id: PlayerId): Promise<void>;
  /** The part of the name that other players may see. */
  initials(player: Pick<PlayerRecord, 'firstName' | 'lastName'>): string;
  /** Derived from the record and the rules of the player's site, at the current time. */
  accountState(player: PlayerRecord): AccountState;
  /**
   * Why an action is blocked; null if it is allowed. The answer stays valid until `tx` ends, because an exclusion waits for its lock.
   * Call it before locking a session or an account. `playerBlocked` makes the refusal.
   * @throws AuthenticationFailure for an unknown id
   */
  blockOf(tx: Transaction, id: PlayerId, action: PlayerAction): Promise<Block | null>;
  /** The same for a player who is locked already, or for display. */
  blockNow(player: PlayerRecord, action: PlayerAction): Block | null;
  readonly commands: PlayerCommands;
  readonly demands: PlayerDemands;
  /** @throws Refusal MarketingBlocked */
  chooseMarketing(tx: Transaction, change: MarketingChange): Promise<void>;
  /** PLAYER-20: ids of the pop-ups that the player has not acknowledged, the oldest first. */
  popUps(id: PlayerId): Promise<readonly string[]>;
}

export interface PlayersDeps extends PlayerCommandDeps {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
}

export function createPlayers(deps: PlayersDeps): Players {
  const { database, sites, clock } = deps;
  const find = playerReader(database);
  const sharedPopUps = sharedRead((ids: readonly PlayerId[]) => readPopUps(database, ids));
  const demandsOn = ({ brand, country }: PlayerRecord): Demands =>
    sites.byBrand(brand)?.inCountry(country) ?? STRICTEST_DEMANDS;
  const blockNow: Players['blockNow'] = (player, action) =>
    blockOf(action, player, demandsOn(player), clock.now());
  return {
    find,
    async get(queryable, id) {
      const player = await find(queryable, id);
      if (!player) throw new AuthenticationFailure('unknownPlayer');
      return player;
    },
    hold: lockPlayer,
    holdAll: lockPlayers,
    create: (tx, player) => createPlayer(tx, player, clock.now()),
    announced,
    announce: announcePlayer,
    initials,
    accountState: (player) => accountStateOf(player, demandsOn(player), clock.now()),
    blockNow,
    blockOf: async (tx, id, action) => blockNow(await lockPlayer(tx, id), action),
    commands: playerCommands(deps),
    demands: playerDemands(clock),
    chooseMarketing: (tx, change) => chooseMarketing(tx, change, clock),
    popUps: async (id) => (await sharedPopUps(id)) ?? [],
  };
}

function playerReader(database: Database): Players['find'] {
  const sharedPlayer = sharedRead((ids: readonly PlayerId[]) => findPlayers(database.query, ids));
  return (queryable, id) => (queryable === database.query ? sharedPlayer(id) : findPlayer(queryable, id));
}
