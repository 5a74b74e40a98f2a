import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';

/** The browser's SHA-256; null on an insecure (http) page, where the Web Crypto API is not available. */
export const browserSha256 = (): Sha256 | null =>
  globalThis.crypto?.subtle
    ? async (ascii) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ascii)))
    : null;
