import {
  buildSchema,
  findBreakingChanges,
  Kind,
  NoDeprecatedCustomRule,
  validate,
  type DocumentNode,
} from 'graphql';

/** Changes of the SDL that break clients of the released one, in words. */
export const breakingChanges = (released: string, current: string): readonly string[] =>
  findBreakingChanges(buildSchema(released), buildSchema(current)).map(({ description }) => description);

/** Uses of deprecated fields, arguments and values, in words. */
export function deprecatedUses(sdl: string, documents: readonly DocumentNode[]): readonly string[] {
  const definitions = documents.flatMap((document) => document.definitions);
  const errors = validate(buildSchema(sdl), { kind: Kind.DOCUMENT, definitions }, [NoDeprecatedCustomRule]);
  return errors.map(({ message }) => message);
}
