import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DEMO_SITES = fileURLToPath(new URL('../../../sites/', import.meta.url));

type Json = Record<string, unknown>;
type Edit = () => Promise<void>;

/** A copy of the demo's site data whose files a test edits. Each function returns the edit, for tables of tests. */
export interface SitesCopy {
  readonly folder: string;
  write(file: string, content: string): Edit;
  remove(file: string): Edit;
  /** Copies a file or folder to a second name. */
  copy(from: string, to: string): Edit;
  change(file: string, edit: (json: Json) => unknown): Edit;
  set(file: string, values: Json): Edit;
  without(file: string, field: string): Edit;
  /** Undoes all edits; faster than a new copy. */
  restore(): Promise<void>;
  delete(): Promise<void>;
}

export async function copySites(): Promise<SitesCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
  await copyTo(DEMO_SITES, folder);
  const touched = new Set<string>();
  const at = (file: string): string => {
    touched.add(file);
    return join(folder, file);
  };
  const change: SitesCopy['change'] = (file, edit) => async () => {
    const json: Json = JSON.parse(await readFile(at(file), 'utf8'));
    await writeFile(at(file), JSON.stringify(edit(json), null, 2));
  };
  return {
    folder,
    change,
    write: (file, content) => async () => {
      await mkdir(dirname(at(file)), { recursive: true });
      await writeFile(at(file), content);
    },
    remove: (file) => () => rm(at(file), { recursive: true }),
    copy: (from, to) => () => cp(join(folder, from), at(to), { recursive: true }),
    set: (file, values) => change(file, (json) => ({ ...json, ...values })),
    without: (file, field) => change(file, ({ [field]: _removed, ...rest }) => rest),
    async restore() {
      for (const file of touched) {
        await rm(join(folder, file), { recursive: true, force: true });
        if (existsSync(join(DEMO_SITES, file))) await copyTo(join(DEMO_SITES, file), join(folder, file));
      }
      touched.clear();
    },
    delete: () => rm(folder, { recursive: true }),
  };
}

/** Copies data, and no code. */
const copyTo = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !/\.ts$|node_modules/.test(path) });
