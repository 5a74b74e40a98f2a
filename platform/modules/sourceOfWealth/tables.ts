import type { Generated } from 'kysely';
import type { MediaType } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';

export interface DocumentRow {
  readonly id: string;
  readonly player_id: PlayerId;
  readonly type: SourceOfWealthType;
  readonly round: number;
  readonly name: string;
  readonly media_type: MediaType;
  readonly size_bytes: number;
  readonly sha256: string;
  readonly uploaded_at: Date;
  readonly sent_at: Date | null;
  readonly closed_at: Date | null;
}

type SourceOfWealthTables = {
  'compliance.source_of_wealth': {
    readonly player_id: PlayerId;
    readonly round: Generated<number>;
    readonly sent_at: Date | null;
  };
  'compliance.checked_option': {
    readonly player_id: PlayerId;
    readonly type: SourceOfWealthType;
    readonly option: string;
  };
  'compliance.document': DocumentRow;
  'compliance.document_content': { readonly document_id: string; readonly content: Buffer };
  /** The append-only record that source of wealth shares with kyc. */
  'compliance.entry': {
    readonly id: Generated<bigint>;
    readonly player_id: PlayerId;
    readonly act: string;
    readonly by: string;
    readonly why: string;
    readonly document_id: string | null;
    readonly at: Date;
  };
};

export const sourceOfWealthTables = (queryable: Queryable) => queryable.withTables<SourceOfWealthTables>();
