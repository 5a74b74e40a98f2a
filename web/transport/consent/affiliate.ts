import { AFFILIATE, affiliateCode } from '@foyer/contract/registration/affiliate.ts';
import type { ConsentedCookies } from './consentedCookies.ts';

/** CONS-24: stores the affiliate whose link led here; of several, the last one counts. */
export function storeAffiliate(cookies: ConsentedCookies, address: URL): void {
  const code = affiliateCode(address.searchParams.get(AFFILIATE));
  if (code !== null) cookies.keep(AFFILIATE, code);
}
