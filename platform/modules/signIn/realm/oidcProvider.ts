/**
 * The only import of oidc-provider. It prints a warning at every start on Node 20, which the project's
 * tests use; only that line is suppressed.
 */
const OF_NODE_20 = 'oidc-provider WARNING: Unsupported runtime.';

const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes(OF_NODE_20)) warn(...said);
};
const loaded = await import('oidc-provider');
console.warn = warn;

export const { Provider, errors } = loaded;
