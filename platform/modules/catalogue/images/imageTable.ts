import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

type ImageTables = {
  'catalogue.image': {
    source: string;
    content: Buffer | null;
    hash: string | null;
    etag: string | null;
    checked_at: Date;
    failures: number;
    retry_at: Date | null;
  };
};

const tables = (queryable: Queryable) => queryable.withTables<ImageTables>();

/** An image without its content, which is read only for encoding. */
export type ImageRow = NonNullable<Awaited<ReturnType<typeof readImage>>>;

export const readImage = (queryable: Queryable, source: string) =>
  tables(queryable)
    .selectFrom('catalogue.image')
    .where('source', '=', source)
    .select(['hash', 'etag', 'failures', 'retry_at as retryAt'])
    .executeTakeFirst();

/** Null when another node has replaced the image in the meantime. */
export async function readContent(queryable: Queryable, source: string, hash: string) {
  const row = await tables(queryable)
    .selectFrom('catalogue.image')
    .where('source', '=', source)
    .where('hash', '=', hash)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? null;
}

export interface NewContent {
  readonly source: string;
  readonly content: Buffer;
  readonly hash: string;
  readonly etag: string | null;
}

/**
 * Stores an image. If it replaces another, the games and studios that show it get a new revision, and so new addresses,
 * in the same statement.
 */
export const writeContent = (queryable: Queryable, { source, content, hash, etag }: NewContent, now: Date) =>
  sql`
    with old as (select hash from catalogue.image where source = ${source}),
    stored as (
      insert into catalogue.image as image (source, content, hash, etag, checked_at)
      values (${source}, ${content}, ${hash}, ${etag}, ${now})
      on conflict (source) do update set (content, hash, etag, checked_at, failures, retry_at) =
        (excluded.content, excluded.hash, excluded.etag, excluded.checked_at, 0, null)),
    game as (
      update catalogue.game set image_revision = image_revision + 1
      where exists (select 1 from old where old.hash <> ${hash})
        and exists (select 1 from jsonb_each_text(images) where value = ${source}))
    update catalogue.studio set image_revision = image_revision + 1
    where logo = ${source} and exists (select 1 from old where old.hash <> ${hash})
  `.execute(queryable);

export const markUnchanged = (queryable: Queryable, source: string, now: Date) =>
  tables(queryable)
    .updateTable('catalogue.image')
    .set({ checked_at: now, failures: 0, retry_at: null })
    .where('source', '=', source)
    .execute();

export const deleteImage = (queryable: Queryable, source: string) =>
  tables(queryable).deleteFrom('catalogue.image').where('source', '=', source).execute();

/** Records a failed fetch. An image that was stored earlier is kept, and shown while its studio is down. */
export const writeFailure = (
  queryable: Queryable,
  { source, failures, retryAt }: { source: string; failures: number; retryAt: Date },
  now: Date,
) =>
  tables(queryable)
    .insertInto('catalogue.image')
    .values({ source, checked_at: now, failures, retry_at: retryAt, content: null, hash: null, etag: null })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ failures, retry_at: retryAt }))
    .execute();

/** Claims the images whose last check is oldest; no other node gets the same ones. */
export async function claimDue(
  queryable: Queryable,
  {
    now,
    filesBefore,
    othersBefore,
    count,
  }: { now: Date; filesBefore: Date; othersBefore: Date; count: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ source: string }>`
    update catalogue.image set checked_at = ${now}
    where source in (
      select source from catalogue.image
      where hash is not null and (retry_at is null or retry_at <= ${now})
        and checked_at < case when source like 'images/%' then ${filesBefore}::timestamptz
                              else ${othersBefore}::timestamptz end
      order by checked_at limit ${count} for update skip locked)
    returning source
  `.execute(queryable);
  return rows.map(({ source }) => source);
}
