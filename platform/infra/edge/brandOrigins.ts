import * as v from 'valibot';

/** A null brand applies to every brand without its own entry; `{brand}` stands for its name. */
export interface BrandOrigin {
  readonly brand: string | null;
  readonly origin: string;
}

const NAME = '{brand}';

/** `https://{brand}.casino.example,club:https://club.example`; links use the first origin of a brand. */
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

/** Null unless the address is a bare origin. Internationalised names become punycode. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, href, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

export const originFor = (template: string, brand: string): string => template.replaceAll(NAME, brand);
