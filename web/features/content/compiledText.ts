import type { CompiledText } from '@foyer/contract/content/page.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * Writes out a text that the platform compiled: its words, its values, and the forms that its plurals take in the
 * language. What lingui's runtime does with the same text, without what compiles and listens (docs/decisions/013);
 * a test holds the two side by side.
 */
export function sayCompiled(text: CompiledText, tag: string, values: Values): string {
  const { numbers, plurals, ordinals } = formsOf(tag);

  /** @param count what `#` stands for, inside a plural */
  const say = (parts: CompiledText, count?: number): string =>
    parts
      .map((part) => {
        if (typeof part !== 'string') return argument(part);
        return part === '#' && count !== undefined ? numbers.format(count) : part;
      })
      .join('');

  function argument([name, kind, format]: readonly unknown[]): string {
    const value = values[String(name)];
    switch (kind) {
      case 'plural':
        return plural(plurals, Number(value), format);
      case 'selectordinal':
        return plural(ordinals, Number(value), format);
      case 'select':
        return say(branch(format, [value]));
      case 'number':
        return new Intl.NumberFormat(tag, numberOptions(format)).format(Number(value));
      default:
        return isWritable(value) ? String(value) : '';
    }
  }

  function plural(rules: Intl.PluralRules, value: number, cases: unknown): string {
    const count = value - offsetOf(cases);
    return say(branch(cases, [value, rules.select(count)]), count);
  }

  return say(text);
}

interface Forms {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
  readonly ordinals: Intl.PluralRules;
}

const known = new Map<string, Forms>();

/** Made once a language: they cost more than all the rest. */
function formsOf(tag: string): Forms {
  const found = known.get(tag) ?? {
    numbers: new Intl.NumberFormat(tag),
    plurals: new Intl.PluralRules(tag),
    ordinals: new Intl.PluralRules(tag, { type: 'ordinal' }),
  };
  known.set(tag, found);
  return found;
}

/** The first of the cases there is, else the one for all others. */
function branch(cases: unknown, names: readonly unknown[]): CompiledText {
  if (!isRecord(cases)) return [];
  const name = names.map(String).find((wanted) => Object.hasOwn(cases, wanted)) ?? 'other';
  const found = cases[name];
  return Array.isArray(found) ? found : typeof found === 'string' ? [found] : [];
}

const offsetOf = (cases: unknown): number => (isRecord(cases) && Number(cases['offset'])) || 0;

/** ICU's `{share, number, percent}` */
const numberOptions = (format: unknown): Intl.NumberFormatOptions =>
  format === 'percent' ? { style: format } : {};

const isWritable = (value: unknown): value is string | number | bigint =>
  ['string', 'number', 'bigint'].includes(typeof value);

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
