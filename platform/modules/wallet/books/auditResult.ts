import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

export interface AuditResult {
  readonly at: Date;
  /** Whether the audit found no difference. */
  readonly isRight: boolean;
}

export async function recordAudit(tx: Transaction, { at, isRight }: AuditResult): Promise<void> {
  await sql`insert into wallet.audit_result (at, is_right) values (${at}, ${isRight})`.execute(tx);
}

/** Null before the first audit. */
export async function readLastAudit(queryable: Queryable): Promise<AuditResult | null> {
  const { rows } = await sql<AuditResult>`
    select at, is_right as "isRight" from wallet.audit_result order by id desc limit 1`.execute(queryable);
  return rows[0] ?? null;
}
