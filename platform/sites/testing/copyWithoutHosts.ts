import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copySites, type SitesCopy } from './copySites.ts';

/** A copy of the site data in which no brand has a host or an origin, whatever brands there are. */
export async function copyWithoutHosts(): Promise<SitesCopy> {
  const copy = await copySites();
  for (const brand of await readdir(join(copy.folder, 'brands'))) {
    await copy.without(`brands/${brand}/brand.json`, 'hosts')();
    await copy.without(`brands/${brand}/brand.json`, 'origin')();
  }
  return copy;
}
