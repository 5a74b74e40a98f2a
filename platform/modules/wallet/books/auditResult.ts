import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

export interface AuditResult {
  readonly at: Date;
  /** Whether the audit found no difference. */
  readonly isRight: boolean;
  /** Whether it was to read everything, or to trust the rows of sealed days. */
  readonly readAll: boolean;
}

export async function recordAudit(tx: Transaction, { at, isRight, readAll }: AuditResult): Promise<void> {
  await sql`insert into wallet.audit_result (at, is_right, read_all)
    values (${at}, ${isRight}, ${readAll})`.execute(tx);
}

/** The last audit since a seal and the last one of everything: at most one of each. */
export async function readLastAudits(queryable: Queryable): Promise<readonly AuditResult[]> {
  const { rows } = await sql<AuditResult>`
    select distinct on (read_all) at, is_right as "isRight", read_all as "readAll"
    from wallet.audit_result order by read_all, id desc`.execute(queryable);
  return rows;
}
