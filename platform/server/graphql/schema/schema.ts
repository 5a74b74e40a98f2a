import { buildSchema, isObjectType, isScalarType, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { schema as sdl } from '@foyer/contract/generated/schema.ts';
import type { Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { boundPageSizes } from '../limits/pageSize.ts';
import { scalars } from './scalars.ts';

/** The contract's schema with these resolvers. Two modules must not resolve the same field. */
export function executableSchema<Context>(allResolvers: readonly Resolvers<Context>[]): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const scalar of Object.values(scalars)) giveScalar(schema, scalar);
  for (const part of allResolvers) {
    for (const [type, fields] of Object.entries(part)) giveResolvers(schema, type, fields);
  }
  boundPageSizes(schema);
  return schema;
}

function giveScalar(
  schema: GraphQLSchema,
  { name, serialize, parseValue, parseLiteral }: GraphQLScalarType,
): void {
  const declared = schema.getType(name);
  if (!isScalarType(declared)) throw new Error(`the contract has no scalar ${name}`);
  Object.assign(declared, { serialize, parseValue, parseLiteral });
}

function giveResolvers(schema: GraphQLSchema, typeName: string, fields: object): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type))
    throw new Error(`the contract has no type ${typeName}, yet there is a resolver for it`);
  for (const [name, resolve] of Object.entries(fields)) {
    const field = type.getFields()[name];
    if (!field)
      throw new Error(`the contract has no field ${typeName}.${name}, yet there is a resolver for it`);
    if (field.resolve) throw new Error(`two modules resolve ${typeName}.${name}`);
    field.resolve = resolve;
  }
}
