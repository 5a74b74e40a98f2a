import { FEATURES, type Feature } from '@foyer/contract/content/features.ts';
import { REQUIREMENTS, type Requirement } from '@foyer/contract/content/rules.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../site.ts';

/** Values of the site that a page may use, such as `{company}`. */
const VALUES = [
  'brand',
  'company',
  'licenceNumber',
  'address',
  'authority',
  'authorityUrl',
  'helpLine',
  'helpLineUrl',
  'helpLinePhone',
  'country',
  'currency',
  'minimumAge',
  'limitRaiseDelayHours',
  'realityCheckIntervalMinutes',
  'sourceOfWealthDeposits',
] as const;
export type ValueName = (typeof VALUES)[number];

/** Values that a site may not have; text that uses one is shown only on sites that have it. */
const OPTIONAL = ['authorityUrl', 'helpLinePhone'] as const satisfies readonly ValueName[];
type OptionalValue = (typeof OPTIONAL)[number];

/** Data that a brand may have, usable as a condition. */
const HELD = ['analyticsScripts', 'chat'] as const;

/** `{when realityCheck}` or `{unless Sportsbook}`: a rule, feature toggle, optional value or data of the brand. */
export interface Condition {
  readonly name: Requirement | Feature | OptionalValue | (typeof HELD)[number];
  readonly applies: boolean;
}

export const valueNamed = (name: string): ValueName | undefined => VALUES.find((value) => value === name);
export const isOptional = (name: string): boolean => OPTIONAL.some((value) => value === name);
export const conditionNamed = (name: string): Condition['name'] | undefined =>
  [...REQUIREMENTS, ...FEATURES, ...OPTIONAL, ...HELD].find((known) => known === name);

export const isConditionMet = (site: Site, { name, applies: isWanted }: Condition): boolean =>
  holds(site, name) === isWanted;

function holds({ settings, has, hasRule }: Site, name: Condition['name']): boolean {
  if (name === 'authorityUrl') return settings.authority.url !== null;
  if (name === 'helpLinePhone') return settings.helpLine.phone !== null;
  if (name === 'analyticsScripts') return settings.analyticsScripts.length > 0;
  if (name === 'chat') return settings.chat !== null;
  const feature = FEATURES.find((known) => known === name);
  if (feature) return has(feature);
  const requirement = REQUIREMENTS.find((known) => known === name);
  return requirement ? hasRule(requirement) : false;
}

/** The site's values, formatted in the locale. */
export function valuesOf({ settings }: Site, locale: Locale): Readonly<Record<ValueName, string>> {
  const { label, licensee, authority, helpLine, country, currency, rules } = settings;
  const { count, euros, regions } = formatsOf(locale);
  return {
    brand: label,
    company: licensee.company,
    licenceNumber: licensee.licenceNumber,
    address: licensee.address,
    authority: authority.name,
    authorityUrl: authority.url ?? '',
    helpLine: helpLine.name,
    helpLineUrl: helpLine.url,
    helpLinePhone: helpLine.phone ?? '',
    country: regions.of(country) ?? country,
    currency,
    minimumAge: count.format(rules.minimumAgeYears),
    limitRaiseDelayHours: count.format(rules.limitRaiseDelayHours),
    realityCheckIntervalMinutes: count.format(rules.realityCheckIntervalMinutes),
    sourceOfWealthDeposits: euros.format(rules.sourceOfWealthDepositsEuros),
  };
}

interface Formats {
  readonly count: Intl.NumberFormat;
  readonly euros: Intl.NumberFormat;
  readonly regions: Intl.DisplayNames;
}

/** Kept, because they take long to create: the lobby needs them in each request. */
const formats = new Map<Locale, Formats>();

function formatsOf(locale: Locale): Formats {
  const known = formats.get(locale);
  if (known) return known;
  const tag = languageTag(locale);
  const created = {
    count: new Intl.NumberFormat(tag),
    euros: new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    regions: new Intl.DisplayNames(tag, { type: 'region' }),
  };
  formats.set(locale, created);
  return created;
}
