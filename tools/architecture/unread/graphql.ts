import { buildSchema, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { SourceFile } from '../tree.ts';

const isContract = ({ path }: SourceFile): boolean => /^contract\/.*\.graphql$/.test(path);
const isSdl = ({ path }: SourceFile): boolean => path.endsWith('schema.graphql');

/** Fields of the schema that no operation of the web requests. */
export function unreadGraphqlFields(files: readonly SourceFile[]): readonly string[] {
  const contract = files.filter(isContract);
  const sdl = contract.filter(isSdl).map(({ text }) => text);
  const schema = buildSchema(sdl.join('\n'));
  const read = new Set<string>();
  for (const { text } of contract.filter((file) => !isSdl(file))) {
    const types = new TypeInfo(schema);
    const Field = () => {
      const [parent, field] = [types.getParentType(), types.getFieldDef()];
      if (parent && field) read.add(`${parent.name}.${field.name}`);
    };
    visit(parse(text), visitWithTypeInfo(types, { Field }));
  }
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(({ name, getFields }) =>
      Object.keys(getFields.call(schema.getType(name))).map((field) => `${name}.${field}`),
    )
    .filter((field) => !read.has(field))
    .map((field) => `no operation reads ${field}`);
}
