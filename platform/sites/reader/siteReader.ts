import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import { pictureProblem } from '../checks/pictures/pictures.ts';
import type { SiteMistake } from './siteError.ts';
import { jsonProblem, lineOfField } from './positions.ts';

/** Reads files of the sites folder and collects all mistakes instead of stopping at the first. */
export interface SiteReader {
  readonly mistakes: readonly SiteMistake[];
  /** The line is that of the field, unless it is stated. */
  report(file: string, field: string, problem: string, line?: number | null): void;
  /** Returns null and reports a mistake if the file is missing or does not match the schema. */
  json<Schema extends v.GenericSchema>(file: string, schema: Schema): Promise<v.InferOutput<Schema> | null>;
  /** Returns null and reports a mistake if the file cannot be read. */
  text(file: string): Promise<string | null>;
  /** Reports a file named in a field that is missing, and a picture that cannot be shown. */
  requireFile(file: string, field: string, named: string): Promise<void>;
  /** Checks a value that was read from a file; returns null and reports a mistake if it does not match. */
  check<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema> | null;
  /** Sorted names in a folder; empty if the folder does not exist. */
  names(folder: string): Promise<readonly string[]>;
  exists(file: string): boolean;
}

/** Reading a pipe or a device could wait for ever. */
async function readRegular(path: string): Promise<Buffer> {
  if (!(await stat(path)).isFile()) throw new Error(`${path} is no file`);
  return readFile(path);
}

export function siteReader(root: string): SiteReader {
  const mistakes: SiteMistake[] = [];
  /** Texts of the files that were read, to find the lines of their fields. */
  const texts = new Map<string, string>();
  const report: SiteReader['report'] = (file, field, problem, line) => {
    const found = line ?? lineOfField(file, texts.get(file) ?? '', field);
    mistakes.push({ file, field, line: found, problem });
  };

  async function text(file: string): Promise<string | null> {
    try {
      const read = (await readRegular(join(root, file))).toString('utf8');
      texts.set(file, read);
      return read;
    } catch {
      report(file, '', 'cannot be read: it is missing, or this user may not read it');
      return null;
    }
  }

  async function content(file: string): Promise<{ value: unknown } | null> {
    const read = await text(file);
    if (read === null) return null;
    try {
      return { value: JSON.parse(read) };
    } catch {
      const { line, problem } = jsonProblem(read);
      report(file, '', problem, line);
      return null;
    }
  }

  const check: SiteReader['check'] = (file, schema, value) => {
    const read = readValue(schema, value);
    if ('output' in read) return read.output;
    for (const [field, problem] of read.problems) report(file, field, problem);
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
    text,
    async requireFile(file, field, named) {
      const path = posix.join(posix.dirname(file), named);
      const read = await readRegular(join(root, path)).catch(() => null);
      if (!read) return report(file, field, `there is no file ${named}: add it, or name another`);
      const found = pictureProblem(named, read);
      // Themes and pages share pictures.
      if (found && !mistakes.some((mistake) => mistake.file === path))
        report(path, '', found.problem, found.line);
    },
    async names(folder) {
      try {
        return (await readdir(join(root, folder))).filter((name) => !name.startsWith('.')).sort();
      } catch {
        return [];
      }
    },
    exists: (file) => existsSync(join(root, file)),
  };
}

type ReadValue<Output> =
  | { readonly output: Output }
  | { readonly problems: readonly (readonly [field: string, problem: string])[] };

function readValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): ReadValue<v.InferOutput<Schema>> {
  const unstorable = unstorableField(value);
  if (unstorable !== null)
    return {
      problems: [[unstorable, 'has a NUL or half of a character, which cannot be stored: remove it']],
    };
  const { success, output, issues } = v.safeParse(schema, value);
  return success
    ? { output }
    : { problems: issues.map((issue) => [v.getDotPath(issue) ?? '', describe(issue)]) };
}

/** NUL, and a surrogate without its other half. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The path of a text that neither PostgreSQL nor UTF-8 can hold, or null. */
function unstorableField(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableField(inner, [...path, key]) ?? unstorableField(key, path);
    if (found !== null) return found;
  }
  return null;
}

/** Wording for people who edit the files: valibot speaks of keys and types. */
function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema' || !issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.type.endsWith('object') && issue.expected === 'never') return 'is not known here: remove it';
  if (issue.type.endsWith('object') && issue.received === 'undefined') return 'is missing: add it';
  const expected = (issue.expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');
  const known = issue.type === 'picklist' ? `one of ${expected}` : `of the type ${expected}`;
  return `is ${issue.received}, and must be ${known}`;
}
