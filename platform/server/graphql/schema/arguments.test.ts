import {
  astFromValue,
  getNamedType,
  isEnumType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../infra/config.ts';
import { createLog } from '../../../infra/log.ts';
import type { Refusal } from '../../../infra/refusal.ts';
import { createApp } from '../../http/app.ts';
import { createDocuments } from '../documents/documents.ts';
import { createExecutor, type Executor, type Traced } from '../execute.ts';
import { executableSchema } from './schema.ts';

type Field = GraphQLField<unknown, unknown>;

const schema = executableSchema([]);
const fieldsOf = (typeName: string): readonly Field[] => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const isDefaulted = ({ type, defaultValue }: GraphQLArgument): boolean =>
  isNonNullType(type) && defaultValue !== undefined;
const defaultedOf = ({ args }: Field) => args.filter(isDefaulted);

const FIELDS = ['Query', 'Viewer', 'Mutation'].flatMap((parent) =>
  fieldsOf(parent)
    .filter((field) => defaultedOf(field).length > 0)
    .map((field) => ({ parent, field, name: `${parent}.${field.name}` })),
);

/** The arguments that the field was resolved with, in the order of the runs. */
let received: Record<string, unknown>[] = [];
let executor: Executor<Traced>;

beforeAll(async () => {
  for (const viewer of fieldsOf('Query').filter(({ name }) => name === 'viewer'))
    viewer.resolve = () => ({ id: 'anna' });
  for (const { field } of FIELDS)
    field.resolve = (_source, args) => {
      received.push(args);
      return null;
    };
  const log = createLog({ level: 'silent' });
  const documents = createDocuments(schema, { mayIntrospect: false });
  executor = await createExecutor<Traced>(await createApp(readConfig({}), log), { schema, documents, log });
});

function literalOf(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  return named.name === 'Currency' ? '"EUR"' : '"x"';
}

interface DocumentParts {
  readonly parent: string;
  readonly field: Field;
  /** Declarations of variables, for the arguments of the same names. */
  readonly variables: Readonly<Record<string, string>>;
}

/** A document that selects the field with its required arguments. */
function documentOf({ parent, field: { name, args, type }, variables }: DocumentParts): string {
  const given = [
    ...args.filter(isRequiredArgument).map((one) => `${one.name}: ${literalOf(one.type)}`),
    ...Object.keys(variables).map((one) => `${one}: $${one}`),
  ];
  const inner = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
  const selection = name + (given.length > 0 ? `(${given.join(', ')})` : '') + inner;
  const declared = Object.entries(variables).map(([one, declaration]) => `$${one}: ${declaration}`);
  const head = parent === 'Mutation' ? 'mutation' : 'query';
  return `${head} Test${declared.length > 0 ? `(${declared.join(', ')})` : ''} {
    ${parent === 'Viewer' ? `viewer { ${selection} }` : selection}
  }`;
}

/** A document is compiled on its second run. */
const RUNS = 3;

async function expectDefaults(parts: DocumentParts): Promise<void> {
  received = [];
  const document = executor.documents.byText(documentOf(parts), {});
  for (let run = 0; run < RUNS; run++) await executor.execute({ traceId: 't' }, { document, variables: {} });
  const defaults = Object.fromEntries(
    defaultedOf(parts.field).map(({ name, defaultValue }) => [name, defaultValue]),
  );
  expect(received).toHaveLength(RUNS);
  for (const args of received) expect(args).toMatchObject(defaults);
}

const variablesOf = (field: Field, declare: (argument: GraphQLArgument) => string) =>
  Object.fromEntries(defaultedOf(field).map((argument) => [argument.name, declare(argument)]));

describe('an argument that is not null and has a default has it on every run of a document', () => {
  it('which some fields have', () => expect(FIELDS.length).toBeGreaterThan(5));

  it.each(FIELDS)('$name without the argument', async ({ parent, field }) => {
    await expectDefaults({ parent, field, variables: {} });
  });

  it.each(FIELDS)('$name with an omitted variable', async ({ parent, field }) => {
    const variables = variablesOf(field, ({ type }) => String(type).replace(/!$/, ''));
    await expectDefaults({ parent, field, variables });
  });

  it.each(FIELDS)('$name with an omitted variable that has the default', async ({ parent, field }) => {
    const variables = variablesOf(field, ({ type, defaultValue }) => {
      const literal = astFromValue(defaultValue, type);
      return `${String(type)} = ${literal ? print(literal) : ''}`;
    });
    await expectDefaults({ parent, field, variables });
  });
});

it('GQLC-11 a variable that its scalar refuses is a bad request on every run of a document', async () => {
  const text = 'query Bad($from: DateTime) { viewer { gameHistory(from: $from) { __typename } } }';
  const document = executor.documents.byText(text, {});
  for (let run = 0; run < RUNS; run++) {
    const types = await executor.execute({ traceId: 't' }, { document, variables: { from: 'XX' } }).then(
      ({ errors = [] }) => errors.map(({ extensions }) => extensions.type),
      ({ type }: Refusal) => [type],
    );
    expect(types).toEqual(['BadRequest']);
  }
});
