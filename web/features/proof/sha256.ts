import type { Sha256 } from '@foyer/contract/jackpot/proof.ts';

/** The browser's own; null where a page that came unencrypted is not given it. */
export const browserSha256 = (): Sha256 | null =>
  globalThis.crypto?.subtle
    ? async (ascii) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ascii)))
    : null;
