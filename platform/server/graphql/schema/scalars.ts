import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCurrency } from '@foyer/domain/currency.ts';

const DECIMAL = /^-?\d{1,19}(\.\d{1,8})?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** A scalar that is a JSON string of one format, as input and output. */
function textScalar(name: string, isOne: (text: string) => boolean): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && isOne(value)) return value;
    throw new GraphQLError(`${JSON.stringify(value)} is not a ${name}`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => parse(value instanceof Date ? value.toISOString() : value),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const scalars = {
  DateTime: textScalar('DateTime', (text) => INSTANT.test(text) && !Number.isNaN(Date.parse(text))),
  Decimal: textScalar('Decimal', (text) => DECIMAL.test(text)),
  Currency: textScalar('Currency', isCurrency),
};
