import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** OpenAPI 3.1 declares the JSON Schema draft once for the document. */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output' | 'ignore' = 'ignore'): object {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    ignoreActions: ['guard'],
  });
  return rest;
}

export const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

export const jsonExamples = (schema: object, examples: Readonly<Record<string, unknown>>) => ({
  'application/json': {
    schema,
    examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  },
});
