export interface SiteMistake {
  readonly file: string;
  /** Dotted path; empty if the mistake concerns the whole file. */
  readonly field: string;
  /** Counted from 1; null for a file that is missing or has no lines. */
  readonly line: number | null;
  /** What is wrong, and what to do. */
  readonly problem: string;
}

/** `brands/club/brand.json:12 › licence: is 'xyz', and must be one of …` */
const describeMistake = ({ file, field, line, problem }: SiteMistake): string =>
  `${file}${line === null ? '' : `:${line}`}${field && ` › ${field}`}: ${problem}`;

/** Lists all mistakes, so that one start shows everything to correct. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly mistakes: readonly SiteMistake[];
  /** Each mistake in one line. */
  readonly lines: readonly string[];

  constructor(mistakes: readonly SiteMistake[], note = '') {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    const lines = mistakes.map(describeMistake);
    const text = lines.map((line) => `  ${line}`);
    super([`The site data has ${count}:`, ...text, ...(note ? [note] : [])].join('\n'));
    this.mistakes = mistakes;
    this.lines = lines;
  }
}
