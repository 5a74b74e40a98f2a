/** What the environment says cannot be run with. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
