/** FAIR-08: shared parts of the draw verification of jackpot and raffle. */

/** SHA-256 supplied by the caller, because browsers and Node have different APIs. */
export type Sha256 = (ascii: string) => Promise<Uint8Array>;

/** Compares one published value with the recomputed value. */
export interface Finding<What extends string> {
  readonly what: What;
  readonly isTrue: boolean;
  readonly published: string;
  readonly computed: string;
}

export const finding = <What extends string>(
  what: What,
  published: string,
  computed: string,
): Finding<What> => ({ what, isTrue: published === computed, published, computed });

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
