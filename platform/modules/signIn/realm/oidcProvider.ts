/** The only import of oidc-provider, whose warning about Node 20 (used by tests) is suppressed. */
const NODE_20_WARNING = 'oidc-provider WARNING: Unsupported runtime.';

const { warn } = console;
console.warn = (...output: unknown[]) => {
  if (!String(output[0]).includes(NODE_20_WARNING)) warn(...output);
};
const loaded = await import('oidc-provider');
console.warn = warn;

export const { Provider, errors } = loaded;
