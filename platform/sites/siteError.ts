export interface SiteMistake {
  readonly file: string;
  /** Dotted path; empty if the mistake concerns the whole file. */
  readonly field: string;
  readonly problem: string;
}

/** Lists all mistakes, so that one start shows everything to correct. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly mistakes: readonly SiteMistake[];

  constructor(mistakes: readonly SiteMistake[]) {
    const lines = mistakes.map(
      ({ file, field, problem }) => `  ${file}${field && ` › ${field}`}: ${problem}`,
    );
    super(
      `The site data has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:\n${lines.join('\n')}`,
    );
    this.mistakes = mistakes;
  }
}
