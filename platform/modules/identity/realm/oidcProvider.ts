/**
 * oidc-provider, loaded here and nowhere else. It warns on every start on Node 20, which the tests of this house run
 * on; that one line is kept back, every other is not.
 */
const OF_NODE_20 = 'oidc-provider WARNING: Unsupported runtime.';

const { warn } = console;
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes(OF_NODE_20)) warn(...said);
};
const loaded = await import('oidc-provider');
console.warn = warn;

export const { Provider, errors } = loaded;
