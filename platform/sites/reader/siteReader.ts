import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteMistake } from '../siteError.ts';

/** Reads files of the sites folder and collects all mistakes instead of stopping at the first. */
export interface SiteReader {
  readonly mistakes: readonly SiteMistake[];
  report(file: string, field: string, problem: string): void;
  /** Returns null and reports a mistake if the file is missing or does not match the schema. */
  json<Schema extends v.GenericSchema>(file: string, schema: Schema): Promise<v.InferOutput<Schema> | null>;
  /** Returns null and reports a mistake if the file cannot be read. */
  text(file: string): Promise<string | null>;
  /** Checks a value that was read from a file; returns null and reports a mistake if it does not match. */
  check<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> | null;
  /** Sorted names in a folder; empty if the folder does not exist. */
  names(folder: string): Promise<readonly string[]>;
  exists(file: string): Promise<boolean>;
}

/** Reading a pipe or a device could wait for ever. */
async function readRegular(path: string): Promise<string> {
  if (!(await stat(path)).isFile()) throw new Error(`${path} is no file`);
  return readFile(path, 'utf8');
}

export function siteReader(root: string): SiteReader {
  const mistakes: SiteMistake[] = [];
  const report = (file: string, field: string, problem: string): void =>
    void mistakes.push({ file, field, problem });

  async function content(file: string): Promise<{ value: unknown } | null> {
    try {
      return { value: JSON.parse(await readRegular(join(root, file))) };
    } catch (error) {
      report(file, '', error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read');
      return null;
    }
  }

  const check: SiteReader['check'] = (file, schema, value) => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    for (const issue of result.issues) report(file, v.getDotPath(issue) ?? '', describe(issue));
    return null;
  };

  return {
    mistakes,
    report,
    check,
    async json(file, schema) {
      const read = await content(file);
      return read && check(file, schema, read.value);
    },
    async text(file) {
      try {
        return await readRegular(join(root, file));
      } catch {
        report(file, '', 'cannot be read');
        return null;
      }
    },
    async names(folder) {
      try {
        return (await readdir(join(root, folder))).filter((name) => !name.startsWith('.')).sort();
      } catch {
        return [];
      }
    },
    exists: (file) =>
      access(join(root, file)).then(
        () => true,
        () => false,
      ),
  };
}

/** Wording for people who edit the files: valibot speaks of keys and types. */
function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.type.endsWith('object')) {
    if (issue.expected === 'never') return 'is not known here';
    if (issue.received === 'undefined') return 'is missing';
  }
  return issue.message;
}
