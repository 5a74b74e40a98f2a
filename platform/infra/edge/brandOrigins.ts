import * as v from 'valibot';

/** Where browsers reach a brand. Null: every brand that no other entry names, with its name for `{brand}`. */
export interface BrandOrigin {
  readonly brand: string | null;
  readonly origin: string;
}

const NAME = '{brand}';

/** `https://{brand}.casino.example,club:https://club.example`: a brand's first origin is the one its links lead to. */
export const brandOrigins = (variable: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): readonly BrandOrigin[] => {
      const read = dataset.value.split(',').map((entry) => readEntry(entry.trim()));
      if (read.every((entry) => entry !== null)) return read;
      addIssue({
        message: `${variable} cannot be read; it must be origins like https://{brand}.casino.example or club:https://club.example, without a path, joined by commas`,
      });
      return NEVER;
    }),
  );

function readEntry(text: string): BrandOrigin | null {
  const [, brand = null, address = ''] = /^(?:([a-z0-9-]{1,32}):)?(https?:\/\/.+)$/.exec(text) ?? [];
  if (brand === null && !address.includes(NAME)) return null;
  const origin = originOf(originFor(address, 'club'));
  if (origin === null) return null;
  return brand === null ? { brand, origin: address } : { brand, origin };
}

/** The origin of an address that has no path, query or user; punycode for a name in another alphabet. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, href, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

export const originFor = (template: string, brand: string): string => template.replaceAll(NAME, brand);
