import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_WITH } from '@foyer/sites/schema/licenceTable.ts';

/** What `addCodes` adds, none of it in the demonstration. */
export const ADDED_CODES = { currency: 'SEK', licence: 'sga', locale: 'sv', country: 'SE' } as const;

/** Adds a currency, a licence, a locale and a country to a folder of site data, as an integrator does: by files alone. */
export async function addCodes(sites: string): Promise<void> {
  const { currency, licence, locale, country } = ADDED_CODES;
  const at = (file: string): string => join(sites, file);
  const read = async (file: string) => JSON.parse(await readFile(at(file), 'utf8'));
  const write = (file: string, json: unknown): Promise<void> =>
    writeFile(at(file), `${JSON.stringify(json, null, 2)}\n`);

  const rates = await read('payments/rates.json');
  await write('payments/rates.json', {
    euros: { ...rates.euros, [currency]: '0.0883' },
    minimumDeposits: { ...rates.minimumDeposits, [currency]: '200.00' },
  });
  await write(`markets/${country}.json`, { country, currency, customLoginFlow: 'Sms' });
  const methods = await read('payments/methods.json');
  const limits = { [currency]: { min: '200.00', max: '50000.00' } };
  for (const method of methods.filter(({ id }: { id: string }) => id === 'card')) {
    method.countries.push(country);
    for (const terms of [method.deposit, method.withdrawal]) Object.assign(terms.limits, limits);
  }
  await write('payments/methods.json', methods);

  const { rules, ...file } = await read('licences/cos.json');
  const notRequired = Object.fromEntries(Object.keys(LICENCES_WITH).map((rule) => [rule, false]));
  await write(`licences/${licence}.json`, {
    ...file,
    licence,
    rules: { ...rules, ...notRequired, sessionClock: true },
  });

  await cp(at('locales/en'), at(`locales/${locale}`), { recursive: true });
  const texts = `locales/${locale}/shell.json`;
  await write(texts, { ...(await read(texts)), 'shell.signIn': 'Logga in' });
}
