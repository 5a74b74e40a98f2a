import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { Refusal } from '../../plumbing/refusal.ts';

export const PAGE_SIZE_ARGUMENTS: readonly string[] = ['first', 'last'];
export const MAX_PAGE_SIZE = 100;

/** Every field that takes `first` or `last` refuses a size outside 1 to 100, whether written or in a variable. */
export function boundPageSizes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const sizes = field.args.map((arg) => arg.name).filter((name) => PAGE_SIZE_ARGUMENTS.includes(name));
      if (sizes.length === 0) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context, info) => {
        for (const name of sizes) refuseBadSize(name, args[name]);
        return resolve(source, args, context, info);
      };
    }
  }
}

function refuseBadSize(name: string, size: unknown): void {
  if (typeof size !== 'number' || (size >= 1 && size <= MAX_PAGE_SIZE)) return;
  throw new Refusal('BadRequest', {
    reasons: ['pageSize'],
    keys: { [name]: String(size), max: String(MAX_PAGE_SIZE) },
  });
}
