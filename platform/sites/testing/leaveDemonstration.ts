import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDED_CODES } from './addCodes.ts';
import { ADDED, addToSites } from './addToSites.ts';

/**
 * Makes a folder of site data with one brand, studio, game and licence and none of the demonstration's, as
 * docs/guides/brand.md says: texts, countries and payment methods are those of the product.
 */
export async function leaveDemonstration(folder: string): Promise<void> {
  await addToSites(folder);
  const at = (file: string): string => join(folder, file);
  const read = async (file: string) => JSON.parse(await readFile(at(file), 'utf8'));
  const write = (file: string, json: unknown): Promise<void> =>
    writeFile(at(file), JSON.stringify(json, null, 2));
  const only = async (within: string, kept: string): Promise<void> => {
    for (const name of await readdir(at(within)))
      if (name !== kept) await rm(at(`${within}/${name}`), { recursive: true });
  };
  await only('brands', ADDED.brand);
  await only('licences', `${ADDED_CODES.licence}.json`);
  await only('studios', `${ADDED.studio}.json`);
  await rm(at('demoPlayers.json'));
  await rm(at('catalogue/invented.json'));
  for (const file of ['studios', 'games'])
    await write(`catalogue/${file}.json`, (await read(`catalogue/${file}.json`)).slice(-1));
  await write('catalogue/lists.json', [
    {
      slug: 'slots',
      format: 'portrait',
      isRanked: false,
      isInMenu: true,
      selection: { by: 'category', category: 'slots' },
    },
  ]);
  await write('sites.json', { ...(await read('sites.json')), defaultBrand: ADDED.brand });
  await write(`brands/${ADDED.brand}/brand.json`, {
    ...(await read(`brands/${ADDED.brand}/brand.json`)),
    heroes: [],
    lobby: ['slots'],
  });
  await ownDocuments(folder);
}

/** Terms of the brand and a privacy policy of its licence instead of the demonstration's. */
async function ownDocuments(folder: string): Promise<void> {
  await rm(join(folder, 'pages'), { recursive: true });
  for (const [owner, page] of [
    [`brands/${ADDED.brand}`, 'terms-and-conditions'],
    [`licences/${ADDED_CODES.licence}`, 'privacy-policy'],
  ] as const) {
    const own = join(folder, owner, 'pages', page);
    await mkdir(own, { recursive: true });
    await writeFile(
      join(own, 'en.md'),
      '---\ntitle: Our rules\nchanged: 2026-11-28\nversion: 1\n---\n\nThe rules of {brand}.\n',
    );
    await cp(join(own, 'en.md'), join(own, 'fi.md'));
  }
}
