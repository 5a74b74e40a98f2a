import { loadSites, type Sites } from '../../sites/index.ts';
import { copySites } from '../../sites/testing/copySites.ts';

/** The demo sites with other rules of one licence. */
export async function sitesOfLicence(
  licence: string,
  rules: Readonly<Record<string, boolean | number>>,
): Promise<Sites> {
  const copy = await copySites();
  try {
    const edit = (file: Record<string, unknown>) => ({
      ...file,
      rules: { ...Object(file['rules']), ...rules },
    });
    await copy.change(`licences/${licence}.json`, edit)();
    return await loadSites(copy.folder);
  } finally {
    await copy.delete();
  }
}
