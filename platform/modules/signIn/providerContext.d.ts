/** The file in which oidc-provider stores the current request context. Its own types do not include this file. */
declare module 'oidc-provider/lib/helpers/als.js' {
  import type { AsyncLocalStorage } from 'node:async_hooks';

  const requestContext: AsyncLocalStorage<unknown>;
  export default requestContext;
}
