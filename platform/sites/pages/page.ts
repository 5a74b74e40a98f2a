import type { Condition, ValueName } from './values.ts';

/** A page of words as a brand's reader gets it. */
export interface Page {
  readonly key: string;
  readonly title: string;
  /** Safe by how it is made: see richText.ts. */
  readonly html: string;
  readonly sections: readonly PageSection[];
  readonly changedAt: Date;
  readonly version: number;
}

export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** One file `pages/<key>/<locale>.md`, read and checked, not yet any brand's. */
export interface PageFile {
  readonly title: string;
  /** `2026-11-21` */
  readonly changed: string;
  readonly version: number;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly tag: 'h2'; readonly id: string; readonly words: ConditionalText }
  | { readonly tag: 'h3' | 'p'; readonly words: ConditionalText }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly ConditionalText[] };

/** Escaped markup with `{value}` where a value of the site goes, and when it is shown at all. */
export interface ConditionalText {
  readonly html: string;
  readonly conditions: readonly Condition[];
}

export type { Condition, ValueName };
