import type { Generated } from 'kysely';
import type { MediaType } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { camelCase } from '../../infra/database/camelCase.ts';
import type { Queryable } from '../../infra/database/database.ts';

export interface DocumentRow {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly type: SourceOfWealthType;
  readonly round: number;
  readonly name: string;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly uploadedAt: Date;
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
}

type SourceOfWealthTables = {
  'compliance.source_of_wealth': {
    readonly playerId: PlayerId;
    readonly round: Generated<number>;
    readonly sentAt: Date | null;
  };
  'compliance.checked_option': {
    readonly playerId: PlayerId;
    readonly type: SourceOfWealthType;
    readonly option: string;
  };
  'compliance.document': DocumentRow;
  'compliance.document_content': { readonly documentId: string; readonly content: Buffer };
  /** The append-only record that source of wealth shares with kyc. */
  'compliance.entry': {
    readonly id: Generated<bigint>;
    readonly playerId: PlayerId;
    readonly act: string;
    readonly by: string;
    readonly why: string;
    readonly documentId: string | null;
    readonly at: Date;
  };
};

export const sourceOfWealthTables = (queryable: Queryable) =>
  queryable.withTables<SourceOfWealthTables>().withPlugin(camelCase);
