import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { isIsoTime } from './time/isoTime.ts';

export const isoTime = v.pipe(v.string(), v.check(isIsoTime));

/** The place of a page's last entry as opaque text: the values that the list is sorted by. */
export const writeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws Refusal BadRequest for a cursor that does not fit the schema */
export function readCursor<Schema extends v.GenericSchema>(
  cursor: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = Buffer.from(cursor, 'base64url').toString();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw new Refusal('BadRequest', { reasons: ['cursor'] });
  return read.output;
}
