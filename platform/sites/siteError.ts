/** One mistake in the site data: where it stands and what is wrong with it. */
export interface SiteMistake {
  /** Relative to the sites folder. */
  readonly file: string;
  /** Dotted path; empty when the file itself is the matter. */
  readonly field: string;
  readonly problem: string;
}

/** Names every mistake at once, so that one start shows all there is to mend. */
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
