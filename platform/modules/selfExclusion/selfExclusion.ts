import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Sites } from '../../sites/index.ts';
import { createExclusions } from './exclusions.ts';
import {
  compareNewcomer,
  saveNewcomer,
  type Newcomer,
  type NewcomerMatch,
} from './matching/compareNewcomer.ts';
import { createMatching } from './matching/matching.ts';
import { createRegisters } from './registers/registers.ts';
import type { RegistersDeps } from './registers/replies.ts';
import type { HoldSession, NationalIdHashes, OnCompared, StoppablePlayers } from './ports.ts';
import { stopCommands } from './stopPlayer.ts';

export interface SelfExclusionDeps extends Omit<RegistersDeps, 'stops'> {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly players: StoppablePlayers;
  readonly holdSession: HoldSession;
  readonly nationalIdHashes: NationalIdHashes;
  readonly onCompared: OnCompared;
}

/** EXCLUSION-01 to EXCLUSION-09: time-outs, self-exclusion, and finding excluded players under other names. */
export function createSelfExclusions(deps: SelfExclusionDeps) {
  const stops = stopCommands(deps.players, deps.clock);
  return {
    ...createExclusions({ ...deps, stops }),
    excludePlayer: stops.excludePlayer,
    timeOutPlayer: stops.timeOutPlayer,
    matching: createMatching({ ...deps, stops }),
    registers: createRegisters({ ...deps, stops }),
    compareNewcomer: (tx: Transaction, newcomer: Newcomer) => compareNewcomer(deps, tx, newcomer),
    saveNewcomer: (tx: Transaction, match: NewcomerMatch, id: PlayerId) => saveNewcomer(deps, tx, match, id),
  };
}

export type SelfExclusions = ReturnType<typeof createSelfExclusions>;
