import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { envelopeSchema, feedPageSchema, schemaIdOf } from '@foyer/contract/events/envelope.ts';
import { EVENT_TYPES } from '@foyer/contract/events/eventTypes.ts';
import { REPORT_VERSION, reportLine } from '@foyer/contract/regulator/records.ts';

/** JSON Schemas of the feed by `$id`: the data of each type, the envelope and the page, as the platform checks them. */
export function eventSchemas(): Readonly<Record<string, object>> {
  const types = Object.entries(EVENT_TYPES).map(([type, { summary, version, data }]) =>
    schemaOf(schemaIdOf(type, version), summary, data),
  );
  return Object.fromEntries([
    schemaOf('urn:foyer:event:envelope:1', 'An event as a CloudEvent.', envelopeSchema),
    schemaOf('urn:foyer:event:page:1', 'A page of the feed.', feedPageSchema),
    ...types,
  ]);
}

/** JSON Schema of a line of the daily reports to regulators. */
export const reportSchema = (): object =>
  schemaOf(
    `urn:foyer:regulator-report:line:${REPORT_VERSION}`,
    'A line of a daily report to a regulator.',
    reportLine,
  )[1];

function schemaOf($id: string, description: string, schema: GenericSchema): [string, object] {
  const { $schema, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ignoreActions: ['guard'] });
  return [$id, { $schema, $id, description, ...rest }];
}
