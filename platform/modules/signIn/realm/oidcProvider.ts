/**
 * The only import of oidc-provider: on Node 20, which the tests use, it prints a warning, and only that is
 * suppressed.
 */
const NODE_20_WARNING = 'oidc-provider WARNING: Unsupported runtime.';

const { warn } = console;
console.warn = (...output: unknown[]) => {
  if (!String(output[0]).includes(NODE_20_WARNING)) warn(...output);
};
const loaded = await import('oidc-provider');
console.warn = warn;

export const { Provider, errors } = loaded;
