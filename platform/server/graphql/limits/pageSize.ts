import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { Refusal } from '../../../infra/refusal.ts';

export const PAGE_SIZE_ARGUMENTS: readonly string[] = ['first', 'last'];
export const MAX_PAGE_SIZE = 100;
/** Fields whose maximum page size differs from the default: GQLO-05, RAFF-21. */
const OTHER: Readonly<Record<string, number>> = { 'Viewer.playerRewards': 500, 'Query.raffleWinners': 15 };

/** Makes fields with `first` or `last` refuse a size below 1 or above their maximum. */
export function boundPageSizes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const sizes = field.args.map((arg) => arg.name).filter((name) => PAGE_SIZE_ARGUMENTS.includes(name));
      if (sizes.length === 0) continue;
      const most = OTHER[`${type.name}.${field.name}`] ?? MAX_PAGE_SIZE;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context, info) => {
        for (const name of sizes) refuseBadSize(name, args[name], most);
        return resolve(source, args, context, info);
      };
    }
  }
}

function refuseBadSize(name: string, size: unknown, most: number): void {
  if (typeof size !== 'number' || (size >= 1 && size <= most)) return;
  throw new Refusal('BadRequest', {
    reasons: ['pageSize'],
    keys: { [name]: String(size), max: String(most) },
  });
}
