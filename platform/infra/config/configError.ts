/** The environment settings are invalid or contradict each other. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
