import type { Condition, ValueName } from './values.ts';

export interface Page {
  readonly key: string;
  readonly title: string;
  /** Safe HTML: richText.ts creates it from a fixed set of tags. */
  readonly html: string;
  readonly sections: readonly PageSection[];
  readonly changedAt: Date;
  readonly version: number;
  /** What this version changed, in a sentence; null if the page does not say. */
  readonly changes: string | null;
}

export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** A parsed and checked file `pages/<key>/<locale>.md`, before it is rendered for a brand. */
export interface PageFile {
  readonly title: string;
  /** `2026-11-21` */
  readonly changed: string;
  readonly version: number;
  readonly changes?: string | undefined;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly tag: 'h2'; readonly id: string; readonly texts: ConditionalText }
  | { readonly tag: 'h3' | 'p'; readonly texts: ConditionalText }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly ConditionalText[] };

/** Escaped HTML with `{value}` placeholders, and the conditions for showing it. */
export interface ConditionalText {
  readonly html: string;
  readonly conditions: readonly Condition[];
}

export type { Condition, ValueName };
