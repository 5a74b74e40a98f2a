import { nearlyBegins, typosIn } from './typos.ts';
import { normalised } from './wordIndex.ts';

const MAX_TERM_LENGTH = 100;

/**
 * Whether each word of the term begins a word of the name, apart from typing errors. For a few names that are not in
 * the index of the catalogue. A blank term matches no name.
 */
export function matchesName(term: string, name: string): boolean {
  const { words } = normalised(name);
  const typed = normalised(term.slice(0, MAX_TERM_LENGTH)).words;
  return (
    typed.length > 0 && typed.every((part) => words.some((word) => nearlyBegins(word, part, typosIn(part))))
  );
}
