import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../../infra/database/camelCase.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { ExclusionTables } from '../tables.ts';

type RegisterTables = ExclusionTables & {
  'identity.register_status': {
    playerId: PlayerId;
    register: string;
    attemptedAt: Date;
    /** Null, like `isExcluded`, while the register has not replied. */
    askedAt: Date | null;
    depositAskedAt: Date | null;
    isExcluded: boolean | null;
    reference: string | null;
  };
  'identity.register_national_id': { playerId: PlayerId; encrypted: Buffer };
  /** The sign-in module's table. This module only reads when the live session began. */
  'identity.session': {
    readonly id: SessionId;
    readonly playerId: PlayerId;
    readonly startedAt: Date;
    readonly endedAt: Date | null;
  };
};

export const registerTables = (queryable: Queryable) =>
  queryable.withTables<RegisterTables>().withPlugin(camelCase);
