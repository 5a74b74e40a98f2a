import { useEffect, useState } from 'react';
import { recentSearches } from '../../../transport/storage/recentSearches.ts';

export interface RecentTerms {
  readonly terms: readonly string[];
  add(term: string): void;
  forget(): void;
}

/**
 * Recent search terms stored in this browser. Without consent nothing is stored, and stored terms are
 * deleted.
 */
export function useRecent(mayKeep: boolean): RecentTerms {
  const [terms, setTerms] = useState<readonly string[]>(() => (mayKeep ? recentSearches.all() : []));
  const forget = () => {
    recentSearches.forget();
    setTerms([]);
  };
  useEffect(() => {
    if (!mayKeep) recentSearches.forget();
  }, [mayKeep]);
  return {
    terms: mayKeep ? terms : [],
    add: (term) => mayKeep && recentSearches.add(term),
    forget,
  };
}
