/** @throws ConfigError with all of them */
export function requireNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
