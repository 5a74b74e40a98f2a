import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import { createExclusions, type Exclusions } from './exclusions.ts';
import {
  compareNewcomer,
  saveNewcomer,
  type CertainMatch,
  type Newcomer,
  type NewcomerMatch,
} from './matching/compareNewcomer.ts';
import { createMatching, type Matching } from './matching/matching.ts';
import type { HoldSession, NationalIdHashes, StoppablePlayers } from './ports.ts';
import { stopCommands, type StopCommands } from './stopPlayer.ts';

/** EXCLUSION-01 to EXCLUSION-09: time-outs, self-exclusion, and finding excluded players under other names. */
export interface SelfExclusions extends Exclusions, Pick<StopCommands, 'excludePlayer' | 'timeOutPlayer'> {
  readonly matching: Matching;
  /** Call it before the player is created; the licence stays locked until `tx` ends. */
  compareNewcomer(tx: Transaction, newcomer: Newcomer): Promise<NewcomerMatch | CertainMatch>;
  /** Call it after the player is created, with the result of the comparison. */
  saveNewcomer(tx: Transaction, match: NewcomerMatch, id: PlayerId): Promise<void>;
}

export interface SelfExclusionDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly players: StoppablePlayers;
  readonly holdSession: HoldSession;
  readonly nationalIdHashes: NationalIdHashes;
}

export function createSelfExclusions(deps: SelfExclusionDeps): SelfExclusions {
  const stops = stopCommands(deps.players, deps.clock);
  return {
    ...createExclusions({ ...deps, stops }),
    excludePlayer: stops.excludePlayer,
    timeOutPlayer: stops.timeOutPlayer,
    matching: createMatching({ ...deps, stops }),
    compareNewcomer: (tx, newcomer) => compareNewcomer(deps, tx, newcomer),
    saveNewcomer: (tx, match, id) => saveNewcomer(deps, tx, match, id),
  };
}
