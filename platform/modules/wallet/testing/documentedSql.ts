import { readFile } from 'node:fs/promises';

/**
 * Returns the SQL block that follows a text on a page of the documentation, so that a test runs what operators are told.
 * @param page path from the root of the repository
 */
export async function documentedSql(page: string, after: string): Promise<string> {
  const text = await readFile(new URL(`../../../../${page}`, import.meta.url), 'utf8');
  const [, sql] = /```sql\n(.+?)```/s.exec(text.slice(text.indexOf(after))) ?? [];
  if (!text.includes(after) || sql === undefined) throw new Error(`${page} has no SQL after '${after}'`);
  return sql;
}
