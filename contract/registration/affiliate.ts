/** CONS-24: query parameter of an affiliate's links, and cookie that stores its value for 7 days. */
export const AFFILIATE = 'aff';

/** The code of an affiliate, as it stands in links and cookies; null for anything else. */
export const affiliateCode = (value: string | null | undefined): string | null =>
  value && /^[\w.-]{1,64}$/.test(value) ? value : null;
