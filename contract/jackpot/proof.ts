/** FAIR-08: what every check of a draw is made of, whatever was drawn. */

/** The caller's own: a browser's, or anybody's. */
export type Sha256 = (ascii: string) => Promise<Uint8Array>;

/** One thing that was computed, beside what was published of it. */
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
