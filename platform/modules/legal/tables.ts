import type { LegalDocument } from '@foyer/contract/legal/documents.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** Append-only: a trigger refuses changes. */
type LegalTables = {
  'identity.acceptance': {
    playerId: PlayerId;
    document: LegalDocument;
    version: number;
    locale: Locale;
    acceptedAt: Date;
    /** Hex SHA-256 of title and HTML as the player saw them. */
    textHash: string | null;
  };
};

export const legalTables = (queryable: Queryable) =>
  queryable.withTables<LegalTables>().withPlugin(camelCase);
