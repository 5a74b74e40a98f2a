/** Where oidc-provider keeps the call under way. Its types leave this file out. */
declare module 'oidc-provider/lib/helpers/als.js' {
  import type { AsyncLocalStorage } from 'node:async_hooks';

  const callUnderWay: AsyncLocalStorage<unknown>;
  export default callUnderWay;
}
