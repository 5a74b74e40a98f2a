import * as v from 'valibot';

type Names = Readonly<Record<string, string>>;

/** Pairs `name:value`, joined by commas. The message shows only the format, because values may be secrets. */
export const pairs = (variable: string, accepted: string, isValid: (pair: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(',').every(isValid),
      `${variable} cannot be read; it must be pairs ${accepted}, joined by commas`,
    ),
    v.transform((text): Names =>
      Object.fromEntries(text.split(',').map((pair) => pair.split(/:(.*)/s, 2) as [string, string])),
    ),
  );

export const isNamedUrl = (pair: string): boolean =>
  /^[a-z0-9-]{1,32}:https?:\/\/\S+$/.test(pair) && URL.canParse(urlOf(pair));
export const urlOf = (pair: string): string => pair.slice(pair.indexOf(':') + 1);

export const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
